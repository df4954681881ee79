-- What bought machines fetch at an age in months, "12:0.65 24:0.38"; empty: the assumptions say it.

ALTER TABLE project ADD COLUMN residual_schedule TEXT NOT NULL DEFAULT '';
ALTER TABLE project ADD COLUMN residual_source TEXT NOT NULL DEFAULT '';
