-- How a project's cost is looked at: by the day of payment, by use, or in the money of the first day.

ALTER TABLE project ADD COLUMN cost_view TEXT NOT NULL DEFAULT 'cash'
    CHECK (cost_view IN ('cash', 'accounting', 'present_value'));
ALTER TABLE project ADD COLUMN discounting TEXT NOT NULL DEFAULT 'first_month_today'
    CHECK (discounting IN ('first_month_today', 'spreadsheet_npv'));
ALTER TABLE project ADD COLUMN depreciation TEXT NOT NULL DEFAULT 'straight_line'
    CHECK (depreciation IN ('straight_line', 'sum_of_years', 'double_declining', 'macrs_5_year'));

-- When a quote is paid and delivered. instalments: share:event:days, parted by blanks:
-- "0.3:order:0 0.6:delivery:0 0.1:acceptance:30".
ALTER TABLE quote_revision ADD COLUMN instalments TEXT NOT NULL DEFAULT '';
ALTER TABLE quote_revision ADD COLUMN acceptance_days INTEGER;
ALTER TABLE quote_revision ADD COLUMN prepaid_months INTEGER;
ALTER TABLE quote_revision ADD COLUMN days_after_invoice INTEGER;
ALTER TABLE quote_revision ADD COLUMN deposit_value TEXT;
ALTER TABLE quote_revision ADD COLUMN deposit_currency TEXT;
ALTER TABLE quote_revision ADD COLUMN delivery_weeks INTEGER;

-- A loan or lease that pays for a layer's purchase; all NULL: none.
ALTER TABLE supply_layer ADD COLUMN financing_kind TEXT
    CHECK (financing_kind IS NULL OR financing_kind IN ('loan', 'lease'));
ALTER TABLE supply_layer ADD COLUMN financing_annual_rate TEXT;
ALTER TABLE supply_layer ADD COLUMN financing_months INTEGER;
ALTER TABLE supply_layer ADD COLUMN financing_balloon TEXT;
