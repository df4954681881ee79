-- A project with its demand, rates, sites, assumptions and cases. Children are rewritten as a
-- whole; position keeps their order. NULL is "unknown" or "not stated", never 0.

CREATE TABLE project (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 1),
    changed_at TEXT NOT NULL DEFAULT '',
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    start_date TEXT,
    horizon_months INTEGER NOT NULL,
    month_basis_hours TEXT NOT NULL,
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    vat TEXT NOT NULL CHECK (vat IN ('deductible', 'not_deductible')),
    budget_value TEXT,
    budget_currency TEXT CHECK (length(budget_currency) = 3),
    -- The job's columns; all NULL without a job.
    job_name_en TEXT,
    job_name_zh_cn TEXT,
    job_parameters TEXT,
    job_tokens TEXT,
    job_measured_rate TEXT,
    job_measured_source TEXT,
    job_claim TEXT,
    site_id TEXT,
    notes TEXT NOT NULL,
    CHECK ((budget_value IS NULL) = (budget_currency IS NULL))
) STRICT;

CREATE TABLE demand_phase (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    gpus INTEGER NOT NULL,
    start_day TEXT NOT NULL,
    days TEXT,
    repeat_months INTEGER,
    follows_job INTEGER NOT NULL CHECK (follows_job IN (0, 1)),
    PRIMARY KEY (project_id, id)
) STRICT;

CREATE TABLE exchange_rate (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    from_currency TEXT NOT NULL CHECK (length(from_currency) = 3),
    to_currency TEXT NOT NULL CHECK (length(to_currency) = 3),
    rate TEXT NOT NULL,
    rate_date TEXT,
    source TEXT NOT NULL,
    PRIMARY KEY (project_id, id)
) STRICT;

CREATE TABLE site (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    electricity_price_per_kwh TEXT,
    pue TEXT,
    cooling_cop TEXT,
    rack_price_per_month TEXT,
    rack_power_kw TEXT,
    rack_units INTEGER,
    bandwidth_price_per_mbps_month TEXT,
    traffic_price_per_gb TEXT,
    storage_price_per_tb_month TEXT,
    staff_cost_per_year TEXT,
    source TEXT NOT NULL,
    PRIMARY KEY (project_id, id)
) STRICT;

CREATE TABLE assumption (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    unit TEXT NOT NULL,
    low TEXT,
    high TEXT,
    source TEXT NOT NULL,
    PRIMARY KEY (project_id, key)
) STRICT;

CREATE TABLE project_case (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    PRIMARY KEY (project_id, id)
) STRICT;

-- One path of the project document and the value that the case lays over it.
CREATE TABLE case_value (
    project_id TEXT NOT NULL,
    case_id TEXT NOT NULL,
    position INTEGER NOT NULL,
    path TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (project_id, case_id, position),
    FOREIGN KEY (project_id, case_id) REFERENCES project_case (project_id, id) ON DELETE CASCADE
) STRICT;

-- Parts of the project document that this version carries but does not use, as JSON text.
CREATE TABLE project_part (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (project_id, key)
) STRICT;
