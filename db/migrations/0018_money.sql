-- Whether the discount rate holds inflation or is above it.

ALTER TABLE project ADD COLUMN discount_basis TEXT NOT NULL DEFAULT 'nominal'
    CHECK (discount_basis IN ('nominal', 'real'));

-- By which share a year a currency is expected to rise against the other; NULL: it stays.
ALTER TABLE exchange_rate ADD COLUMN change_per_year TEXT;

-- Spend on a quote's use that is committed to in each period; all NULL: none.
ALTER TABLE quote_revision ADD COLUMN commitment_value TEXT;
ALTER TABLE quote_revision ADD COLUMN commitment_currency TEXT;
ALTER TABLE quote_revision ADD COLUMN commitment_months INTEGER;
ALTER TABLE quote_revision ADD COLUMN commitment_discount TEXT;
ALTER TABLE quote_revision ADD COLUMN commitment_settlement TEXT
    CHECK (commitment_settlement IS NULL OR commitment_settlement IN ('period_end', 'each_month'));
