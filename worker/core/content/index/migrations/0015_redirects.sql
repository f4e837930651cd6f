-- The redirects that editors maintain, for all sites of a space: a row for each entry of the content system that a visitor can come by.
CREATE TABLE redirects (
  space TEXT NOT NULL,
  -- The number of the entry.
  id INTEGER NOT NULL,
  -- Path from which it leads, or the path above all from which it leads and a star; the path to which it leads, and its slug.
  start TEXT NOT NULL,
  target TEXT NOT NULL,
  slug TEXT NOT NULL,
  -- The order of the entries: the page of their list, and on one page the place of those that lead from the same path.
  page INTEGER NOT NULL,
  place INTEGER NOT NULL,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (space, id)
) WITHOUT ROWID;
CREATE INDEX redirects_by_start ON redirects (space, start);
CREATE INDEX redirects_by_page ON redirects (space, page);

-- Of each space: what is read of the list of entries.
CREATE TABLE redirect_state (
  space TEXT PRIMARY KEY,
  -- Counts what asked for the list to be read; which of these the present reading answers, and the last one that was read to its end.
  opened INTEGER NOT NULL,
  started INTEGER NOT NULL,
  closed INTEGER NOT NULL,
  -- The page that is read next; 0 between two readings.
  page INTEGER NOT NULL,
  -- Whether rows were changed of which no instance was told.
  changed INTEGER NOT NULL
) WITHOUT ROWID;
