-- A site's price of electricity by the hour: a price per period and the hours of each. A site
-- whose timetable is empty has no such tariff. Beside it, or beside one price, the price of a kW of
-- the month's highest power.

ALTER TABLE site ADD COLUMN demand_price_per_kw_month TEXT;
ALTER TABLE site ADD COLUMN tariff_sharp_peak TEXT;
ALTER TABLE site ADD COLUMN tariff_peak TEXT;
ALTER TABLE site ADD COLUMN tariff_flat TEXT;
ALTER TABLE site ADD COLUMN tariff_valley TEXT;
ALTER TABLE site ADD COLUMN tariff_deep_valley TEXT;

CREATE TABLE tariff_span (
    project_id TEXT NOT NULL,
    site_id TEXT NOT NULL,
    id TEXT NOT NULL,
    position INTEGER NOT NULL,
    period TEXT NOT NULL CHECK (period IN ('sharp_peak', 'peak', 'flat', 'valley', 'deep_valley')),
    from_hour INTEGER NOT NULL,
    to_hour INTEGER NOT NULL,
    from_month INTEGER NOT NULL,
    to_month INTEGER NOT NULL,
    PRIMARY KEY (project_id, site_id, id),
    FOREIGN KEY (project_id, site_id) REFERENCES site (project_id, id) ON DELETE CASCADE
) STRICT;
