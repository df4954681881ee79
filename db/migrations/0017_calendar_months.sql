-- Whether months are those of the calendar from the project's start on, with their real hours,
-- instead of month_basis_hours each.

ALTER TABLE project ADD COLUMN calendar_months INTEGER NOT NULL DEFAULT 0
    CHECK (calendar_months IN (0, 1));
