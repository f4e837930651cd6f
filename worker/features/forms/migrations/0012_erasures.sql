-- What the schedule has yet to erase from the submissions that wait in the bucket: a row is there for a minute. `sought`: JSON,
-- whom a person named to the command.
CREATE TABLE erasures (
  id INTEGER PRIMARY KEY,
  sought TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;

CREATE INDEX submission_keys_by_end ON submission_keys (until);
