-- How a vendor bills machines that are rented by time, beside the price of their time.

-- Paid per piece at the begin of each minimum term; NULL: nothing.
ALTER TABLE quote_line ADD COLUMN rental_upfront TEXT;

-- Of machines paid by use: to what each run is rounded up, and the least that it is billed for.
ALTER TABLE quote_line ADD COLUMN rental_billing_unit TEXT NOT NULL DEFAULT 'exact'
    CHECK (rental_billing_unit IN ('exact', 'minute', 'hour', 'day'));
ALTER TABLE quote_line ADD COLUMN rental_minimum_run_minutes TEXT;

-- share:multiplier of a month's use, parted by blanks: "0.25:1 0.25:0.8 0.5:0.5".
ALTER TABLE quote_line ADD COLUMN rental_sustained_use TEXT NOT NULL DEFAULT '';

-- Of a machine paid by use that stands still; NULL: nothing.
ALTER TABLE quote_line ADD COLUMN rental_kept_price_per_hour TEXT;
