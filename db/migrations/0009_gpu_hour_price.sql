-- The GPU-hour price by which offers are found and sorted is the on-demand price of a named GPU,
-- as it is shown; it was once the spot price where there is no other.

UPDATE price_book_offer
SET gpu_hour_price = NULL
WHERE on_demand_price IS NULL
    OR instance_id IN (SELECT id FROM price_book_instance WHERE gpu_name = '');
