-- The quotes of the projects, with all revisions and their lines.

CREATE TABLE quote (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 1),
    -- Deferred, so that a document's vendors and quotes may be written in any order.
    vendor_id TEXT REFERENCES vendor (id) DEFERRABLE INITIALLY DEFERRED,
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    PRIMARY KEY (project_id, id)
) STRICT;

CREATE INDEX quote_by_vendor ON quote (vendor_id);

CREATE TABLE quote_revision (
    project_id TEXT NOT NULL,
    quote_id TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    reference TEXT NOT NULL,
    quote_date TEXT,
    valid_until TEXT,
    payment_terms TEXT NOT NULL,
    delivery_terms TEXT NOT NULL,
    warranty TEXT NOT NULL,
    service_level TEXT NOT NULL,
    exit_terms TEXT NOT NULL,
    source TEXT NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (project_id, quote_id, number),
    FOREIGN KEY (project_id, quote_id) REFERENCES quote (project_id, id) ON DELETE CASCADE
) STRICT;

-- covers:    categories, in the order of the list below, parted by blanks: "cooling rack".
-- discounts: fractions in the order in which they apply, parted by blanks: "0.1 0.05".
-- tiers:     from-quantity:price, parted by blanks: "100:1.99 500:1.79".
CREATE TABLE quote_line (
    project_id TEXT NOT NULL,
    quote_id TEXT NOT NULL,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    category TEXT NOT NULL CHECK (category IN ('hardware', 'electricity', 'cooling', 'bandwidth',
        'rack', 'operations', 'storage', 'set_up', 'residual', 'other')),
    kind TEXT NOT NULL CHECK (kind IN ('quoted', 'alternative', 'not_quoted', 'included', 'free')),
    accelerator TEXT NOT NULL,
    server TEXT NOT NULL,
    gpus_per_node INTEGER,
    quantity TEXT,
    base_quantity TEXT NOT NULL,
    unit TEXT NOT NULL CHECK (unit IN ('gpu_hour', 'gpu_month', 'gpu_year', 'node_hour', 'node_day',
        'node_month', 'node_year', 'once', 'rack_month', 'rack_unit_month', 'kw_month', 'kwh',
        'mbps_month', 'gb', 'gb_month', 'tb_month', 'month', 'year')),
    price TEXT,
    currency TEXT NOT NULL CHECK (length(currency) = 3),
    vat_rate TEXT,
    tax_basis TEXT NOT NULL CHECK (tax_basis IN ('unknown', 'included', 'excluded')),
    covers TEXT NOT NULL,
    discounts TEXT NOT NULL,
    tiers TEXT NOT NULL,
    tier_mode TEXT NOT NULL CHECK (tier_mode IN ('all_units', 'graduated')),
    minimum_term_months INTEGER,
    is_prepaid INTEGER NOT NULL CHECK (is_prepaid IN (0, 1)),
    requirement TEXT NOT NULL,
    stated_specification TEXT NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (project_id, quote_id, revision, id),
    FOREIGN KEY (project_id, quote_id, revision)
        REFERENCES quote_revision (project_id, quote_id, number) ON DELETE CASCADE
) STRICT;
