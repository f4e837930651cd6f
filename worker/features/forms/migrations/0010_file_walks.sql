-- The nightly comparison of the bucket's files with the rows of `files`: one row. Times are epoch milliseconds.
CREATE TABLE file_walks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- When the walk of this night began.
  began INTEGER NOT NULL,
  -- The key up to which it came; NULL once it reached the end.
  cursor TEXT,
  -- When this row was written. The bucket keeps the same time: where that is later, the database is at an earlier state.
  at INTEGER NOT NULL,
  -- Objects without a row that were uploaded since are kept until: a restore may have lost their rows.
  lost_since INTEGER NOT NULL DEFAULT 0,
  keep_until INTEGER NOT NULL DEFAULT 0,
  -- Of this walk: objects without a row that were removed, and that were kept; rows that were written anew.
  removed INTEGER NOT NULL DEFAULT 0,
  kept INTEGER NOT NULL DEFAULT 0,
  mended INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Since when the bucket lacks a file of a submission.
ALTER TABLE files ADD COLUMN missing INTEGER;
CREATE INDEX files_missing ON files (missing) WHERE missing IS NOT NULL;
