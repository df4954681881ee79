-- The finer terms of a site, one row each, by the key that they have in the project document.

CREATE TABLE site_term (
    project_id TEXT NOT NULL,
    site_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (project_id, site_id, key),
    FOREIGN KEY (project_id, site_id) REFERENCES site (project_id, id) ON DELETE CASCADE
) STRICT;

ALTER TABLE site ADD COLUMN metering TEXT NOT NULL DEFAULT 'grid'
    CHECK (metering IN ('grid', 'host', 'included'));

CREATE TABLE ramp_step (
    project_id TEXT NOT NULL,
    site_id TEXT NOT NULL,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    from_month INTEGER NOT NULL,
    committed_kw TEXT NOT NULL,
    PRIMARY KEY (project_id, site_id, id),
    FOREIGN KEY (project_id, site_id) REFERENCES site (project_id, id) ON DELETE CASCADE
) STRICT;

ALTER TABLE site ADD COLUMN bandwidth_rule TEXT
    CHECK (bandwidth_rule IN ('monthly_95', 'enhanced_95', 'top_five_daily_peaks',
        'daily_peak_average', 'daily_percentile_average', 'fourth_peak', 'monthly_peak'));
-- Five-minute averages of a month in Mbps, divided by blanks.
ALTER TABLE site ADD COLUMN bandwidth_samples TEXT NOT NULL DEFAULT '';
ALTER TABLE site ADD COLUMN gigabyte TEXT NOT NULL DEFAULT 'decimal'
    CHECK (gigabyte IN ('decimal', 'binary'));
