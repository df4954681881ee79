-- What a project's job asks of its sizing: shape, tokens, accelerator, layout and method, by the
-- keys of the project document. Only what is stated has a row.

CREATE TABLE job_setting (
    project_id TEXT NOT NULL REFERENCES project (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (project_id, key)
) STRICT;
