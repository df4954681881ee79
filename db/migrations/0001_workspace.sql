-- What belongs to the workspace as a whole: its facts about itself, vendors and the change log.

CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE vendor (
    id TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL CHECK (version >= 1),
    name_en TEXT NOT NULL,
    name_zh_cn TEXT NOT NULL,
    contact TEXT NOT NULL,
    website TEXT NOT NULL,
    notes TEXT NOT NULL
) STRICT;

-- Ids rise with time and are never used twice, so "everything after N" finds what is new.
-- project_id has no key on purpose: the log outlives the project; it is '' for what belongs to none.
-- session tells whose connection wrote the entry: others announce it to their windows.
CREATE TABLE change_log (
    id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL,
    who TEXT NOT NULL,
    action TEXT NOT NULL,
    project_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    session TEXT NOT NULL
) STRICT;

CREATE INDEX change_log_by_project ON change_log (project_id, id);
