-- A tariff by multiples of some parts of the site's price of electricity: the multiple of each
-- period, and the parts, "purchase line_loss"; empty: the tariff states its prices.

ALTER TABLE site ADD COLUMN multiplier_sharp_peak TEXT;
ALTER TABLE site ADD COLUMN multiplier_peak TEXT;
ALTER TABLE site ADD COLUMN multiplier_flat TEXT;
ALTER TABLE site ADD COLUMN multiplier_valley TEXT;
ALTER TABLE site ADD COLUMN multiplier_deep_valley TEXT;
ALTER TABLE site ADD COLUMN multiplied_parts TEXT NOT NULL DEFAULT '';
