-- Work of which a part may wait, "0.4:24": its share of the GPU-hours, and how many hours at most;
-- empty: all of it runs when it is needed.

ALTER TABLE demand_phase ADD COLUMN deferral TEXT NOT NULL DEFAULT '';
ALTER TABLE project ADD COLUMN profile_deferral TEXT NOT NULL DEFAULT '';
