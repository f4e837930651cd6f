-- What the search finds. A set is what a site has in one language; its name is a word that the full text holds too, in `scope`.
-- All of it can be built again from the content.
CREATE TABLE search_sets (
  name TEXT PRIMARY KEY,
  space TEXT NOT NULL,
  -- The state of the content that the set was built from: its version, and when its latest change was known.
  cv INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  -- When all its stories were read last; 0 while the set is not complete.
  complete_at INTEGER NOT NULL,
  -- Until when one instance works on it.
  claimed_until INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE search_documents (
  id INTEGER PRIMARY KEY,
  set_name TEXT NOT NULL,
  uuid TEXT NOT NULL,
  -- The number of the story.
  story INTEGER NOT NULL,
  kind TEXT NOT NULL,
  type TEXT NOT NULL,
  -- Of an event: the moment from which it is not found any more, epoch milliseconds.
  ends_at INTEGER,
  revision TEXT NOT NULL,
  -- What lists show of it, JSON.
  path TEXT NOT NULL,
  entry TEXT NOT NULL,
  UNIQUE (set_name, uuid)
);

-- The words of each document, folded by the site: rows have the ids of documents.
CREATE VIRTUAL TABLE search_text USING fts5 (
  scope, title, facts, description, body,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- The words of a set, for words that visitors write differently, and for parts of words.
CREATE TABLE search_words (
  id INTEGER PRIMARY KEY,
  set_name TEXT NOT NULL,
  word TEXT NOT NULL,
  UNIQUE (set_name, word)
);
CREATE VIRTUAL TABLE search_word_parts USING fts5 (
  word, content = '', contentless_delete = 1, tokenize = 'trigram'
);
CREATE TRIGGER search_word_added AFTER INSERT ON search_words BEGIN
  INSERT INTO search_word_parts (rowid, word) VALUES (new.id, new.word);
END;
CREATE TRIGGER search_word_dropped AFTER DELETE ON search_words BEGIN
  DELETE FROM search_word_parts WHERE rowid = old.id;
END;
