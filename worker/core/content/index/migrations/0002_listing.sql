-- Published stories as lists of the whole space know them; a row for each uuid of `addresses`, once it was read.
CREATE TABLE listed (
  space TEXT NOT NULL,
  uuid TEXT NOT NULL,
  id INTEGER NOT NULL,
  -- Version of the content with which it was read.
  version INTEGER NOT NULL,
  -- In the default language, with the folder of its unit.
  slug TEXT NOT NULL,
  changed TEXT NOT NULL,
  -- Addresses in a sitemap, and about how many characters they take there; 0 for a story without a page of its own.
  addresses INTEGER NOT NULL,
  characters INTEGER NOT NULL,
  -- Of a story with a page: its JSON without its blocks.
  story TEXT,
  PRIMARY KEY (space, uuid)
) WITHOUT ROWID;
CREATE INDEX listed_by_id ON listed (space, id);

-- Events by language (`default` or a code). Moments are epoch milliseconds.
CREATE TABLE events (
  space TEXT NOT NULL,
  uuid TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Code of the unit; empty for all.
  unit TEXT NOT NULL,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  online INTEGER NOT NULL,
  -- As it is written on cards, in lower case.
  location TEXT NOT NULL,
  -- Uuids of the story of the place and of the story that its link leads to; empty without one.
  venue TEXT NOT NULL,
  link TEXT NOT NULL,
  story TEXT NOT NULL,
  PRIMARY KEY (space, uuid, language)
) WITHOUT ROWID;
CREATE INDEX events_by_end ON events (space, language, ends_at);
CREATE INDEX events_by_venue ON events (space, language, venue, ends_at);

-- Of each space: which rows of `listed` are to be read again, and whether there may be any.
CREATE TABLE listing_state (
  space TEXT PRIMARY KEY,
  -- Rows of an earlier version are read again.
  renewed INTEGER NOT NULL,
  -- Counts what asked for rows to be read; and up to which of these all were read, 0 where they never were.
  opened INTEGER NOT NULL,
  closed INTEGER NOT NULL
) WITHOUT ROWID;
