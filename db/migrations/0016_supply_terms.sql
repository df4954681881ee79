-- What a layer's price does in time: the share by which it changes a year; NULL: it stays.

ALTER TABLE supply_layer ADD COLUMN price_change_per_year TEXT;

-- What interrupts a job on a layer that is paid by use; all NULL: nothing.
ALTER TABLE supply_layer ADD COLUMN interruption_hours_between TEXT;
ALTER TABLE supply_layer ADD COLUMN interruption_checkpoint_seconds TEXT;
ALTER TABLE supply_layer ADD COLUMN interruption_restart_minutes TEXT;
