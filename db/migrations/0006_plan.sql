-- Plans with the quote lines that supply them. A line belongs to the quote's newest revision, so
-- only the quote can be a key.

CREATE TABLE plan (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    mode TEXT NOT NULL CHECK (mode IN ('cloud', 'hosted', 'hybrid')),
    site_id TEXT,
    notes TEXT NOT NULL,
    PRIMARY KEY (project_id, id)
) STRICT;

CREATE TABLE supply_layer (
    project_id TEXT NOT NULL,
    plan_id TEXT NOT NULL,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('hosted', 'reserved', 'on_demand', 'spot')),
    quote_id TEXT,
    line_id TEXT,
    servers INTEGER,
    price TEXT,
    -- All NULL: the accelerator stands for itself.
    counts_as_accelerator TEXT,
    counts_as_factor TEXT,
    counts_as_reason TEXT,
    PRIMARY KEY (project_id, plan_id, id),
    FOREIGN KEY (project_id, plan_id) REFERENCES plan (project_id, id) ON DELETE CASCADE,
    FOREIGN KEY (project_id, quote_id) REFERENCES quote (project_id, id)
        DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE INDEX supply_layer_by_quote ON supply_layer (project_id, quote_id);

CREATE TABLE plan_service (
    project_id TEXT NOT NULL,
    plan_id TEXT NOT NULL,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    quote_id TEXT,
    line_id TEXT,
    quantity TEXT,
    PRIMARY KEY (project_id, plan_id, id),
    FOREIGN KEY (project_id, plan_id) REFERENCES plan (project_id, id) ON DELETE CASCADE,
    FOREIGN KEY (project_id, quote_id) REFERENCES quote (project_id, id)
        DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE INDEX plan_service_by_quote ON plan_service (project_id, quote_id);
