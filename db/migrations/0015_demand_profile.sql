-- Hourly demand of a project: runs of equal counts, "64x12 0x12" for 12 hours of 64 GPUs and 12 of
-- none; NULL: the demand is made of phases alone.

ALTER TABLE project ADD COLUMN profile_gpus TEXT;
ALTER TABLE project ADD COLUMN profile_peak INTEGER;
ALTER TABLE project ADD COLUMN profile_end TEXT CHECK (profile_end IN ('repeats', 'ends'));
ALTER TABLE project ADD COLUMN profile_source TEXT;
