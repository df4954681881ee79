-- Imported price lists with all their editions.
-- A list repeats a thousand instance types in dozens of regions, so both are kept once per book
-- and an offer joins them. That makes an edition small, and searching a matter of whole numbers.

CREATE TABLE price_book (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    currency TEXT NOT NULL CHECK (length(currency) = 3)
) STRICT;

CREATE TABLE price_book_edition (
    id INTEGER NOT NULL PRIMARY KEY,
    book_id TEXT NOT NULL REFERENCES price_book (id) ON DELETE CASCADE,
    number INTEGER NOT NULL CHECK (number >= 1),
    file_name TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    imported_at TEXT NOT NULL,
    offer_count INTEGER NOT NULL,
    left_out_count INTEGER NOT NULL,
    UNIQUE (book_id, number)
) STRICT;

-- gpu_count is the text of the list; gpu_count_value the same as a number, to search by.
CREATE TABLE price_book_instance (
    id INTEGER NOT NULL PRIMARY KEY,
    book_id TEXT NOT NULL REFERENCES price_book (id) ON DELETE CASCADE,
    instance_type TEXT NOT NULL,
    gpu_name TEXT NOT NULL,
    gpu_count TEXT,
    gpu_count_value REAL,
    vcpus TEXT,
    memory_gib TEXT
) STRICT;

CREATE INDEX price_book_instance_by_book ON price_book_instance (book_id);

CREATE TABLE price_book_place (
    id INTEGER NOT NULL PRIMARY KEY,
    book_id TEXT NOT NULL REFERENCES price_book (id) ON DELETE CASCADE,
    region TEXT NOT NULL,
    zone TEXT NOT NULL
) STRICT;

CREATE INDEX price_book_place_by_book ON price_book_place (book_id);

-- position counts an edition's offers in the order of the file, from 0.
-- gpu_hour_price is on-demand, else spot price ÷ GPUs, as a number to sort and search by.
CREATE TABLE price_book_offer (
    instance_id INTEGER NOT NULL REFERENCES price_book_instance (id) ON DELETE CASCADE,
    edition_id INTEGER NOT NULL REFERENCES price_book_edition (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    place_id INTEGER NOT NULL REFERENCES price_book_place (id) ON DELETE CASCADE,
    line INTEGER NOT NULL,
    on_demand_price TEXT,
    spot_price TEXT,
    gpu_hour_price REAL,
    PRIMARY KEY (instance_id, edition_id, position)
) STRICT, WITHOUT ROWID;
