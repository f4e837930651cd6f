-- Searches that found nothing, for editors. Not made of the content: an emptied table fills again with what visitors search for.
CREATE TABLE search_unanswered (
  space TEXT NOT NULL,
  unit TEXT NOT NULL,
  language TEXT NOT NULL,
  digest TEXT NOT NULL,
  -- Empty until they were searched for often enough.
  words TEXT NOT NULL,
  count INTEGER NOT NULL,
  -- The day on which they were searched for last, epoch milliseconds.
  last_at INTEGER NOT NULL,
  PRIMARY KEY (space, unit, language, digest)
) WITHOUT ROWID;
