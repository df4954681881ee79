-- Commitments of a quote line: savings plans, and what comes back of prepaid terms.

-- commitment per hour:price or discount:months of each savings plan, parted by blanks; a discount
-- is written with "-" before it: "30:8:12 5:-0.27:36".
ALTER TABLE quote_line ADD COLUMN rental_savings_plans TEXT NOT NULL DEFAULT '';

-- Of a prepaid term that ends early; the price of an hour used, and the factor on short use.
ALTER TABLE quote_line ADD COLUMN rental_refund TEXT NOT NULL DEFAULT 'none'
    CHECK (rental_refund IN ('none', 'unused_share', 'less_on_demand'));
ALTER TABLE quote_line ADD COLUMN rental_on_demand_per_hour TEXT;
ALTER TABLE quote_line ADD COLUMN rental_short_use_factor TEXT;
