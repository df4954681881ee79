-- The country that a site lies in, by ISO 3166-1 alpha-2; empty: not known. Export rules ask for it.

ALTER TABLE site ADD COLUMN country TEXT NOT NULL DEFAULT '';
