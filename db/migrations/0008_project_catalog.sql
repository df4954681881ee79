-- Catalogue rows of one project alone: an imported document or a snapshot is evaluated with the
-- figures that it brought along, also where the catalogue has others for the same machine.
-- NULL: a row of the catalogue, for all projects.

ALTER TABLE accelerator ADD COLUMN project_id TEXT
    REFERENCES project (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE server ADD COLUMN project_id TEXT
    REFERENCES project (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;

CREATE INDEX accelerator_of_project ON accelerator (project_id) WHERE project_id IS NOT NULL;

CREATE INDEX server_of_project ON server (project_id) WHERE project_id IS NOT NULL;
