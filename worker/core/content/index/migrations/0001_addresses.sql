-- Where the published stories of a space stand, by language (`default` or a code), without the language in the path.
CREATE TABLE addresses (
  space TEXT NOT NULL,
  uuid TEXT NOT NULL,
  language TEXT NOT NULL,
  path TEXT NOT NULL,
  PRIMARY KEY (space, uuid, language)
) WITHOUT ROWID;
CREATE INDEX addresses_by_path ON addresses (space, path, language);

-- Where stories stood before. The present address is looked up by the uuid, so that a story that moves again needs no other row.
CREATE TABLE moves (
  space TEXT NOT NULL,
  path TEXT NOT NULL,
  language TEXT NOT NULL,
  uuid TEXT NOT NULL,
  PRIMARY KEY (space, path, language)
) WITHOUT ROWID;
