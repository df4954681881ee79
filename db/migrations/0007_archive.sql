-- What a project keeps beside its figures.

-- document is the project document as it was, as JSON text.
CREATE TABLE snapshot (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    taken_at TEXT NOT NULL,
    taken_by TEXT NOT NULL,
    program_version TEXT NOT NULL,
    shown_case TEXT,
    document TEXT NOT NULL,
    PRIMARY KEY (project_id, id)
) STRICT;

-- quote_id is NULL for a file of the project itself.
CREATE TABLE attachment (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    quote_id TEXT,
    content BLOB NOT NULL,
    PRIMARY KEY (project_id, id)
) STRICT;

-- A price-book row that the project refers to, kept as it was.
CREATE TABLE project_offer (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    book TEXT NOT NULL,
    edition INTEGER NOT NULL,
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    instance_type TEXT NOT NULL,
    gpu_name TEXT NOT NULL,
    gpu_count TEXT,
    vcpus TEXT,
    memory_gib TEXT,
    region TEXT NOT NULL,
    zone TEXT NOT NULL,
    on_demand_price TEXT,
    spot_price TEXT,
    line INTEGER NOT NULL,
    PRIMARY KEY (project_id, position)
) STRICT;

-- What an imported document brought along, in its order, so that exporting it again loses nothing
-- even where no quote uses it. No key on target_id: it may go, and then it is left out.
CREATE TABLE project_reference (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('vendor', 'accelerator', 'server')),
    position INTEGER NOT NULL,
    target_id TEXT NOT NULL,
    PRIMARY KEY (project_id, kind, position)
) STRICT;
