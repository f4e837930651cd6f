-- Words are listed once two clients asked them, so those that were not yet listed begin anew.
DELETE FROM search_unanswered WHERE words = '';
-- A mark of the client that asked first, which 65,536 share; NULL where it is not known.
ALTER TABLE search_unanswered ADD COLUMN client INTEGER;

-- How many searches without results of a client were counted on a day.
CREATE TABLE search_askers (
  space TEXT NOT NULL,
  -- Epoch milliseconds.
  day INTEGER NOT NULL,
  client INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (space, day, client)
) WITHOUT ROWID;
