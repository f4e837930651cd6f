-- A search reads a bounded number of rows: it ranks documents by the words in their rows. Sets are built anew under a new name, which fills both.

-- The folded words of title, facts and description, a line each.
ALTER TABLE search_documents ADD COLUMN words TEXT NOT NULL DEFAULT '';

-- The parts of words, with three letters of the name of their set, which are one part: few words of other sets are read.
DROP TRIGGER search_word_added;
DROP TRIGGER search_word_dropped;
DROP TABLE search_word_parts;
CREATE VIRTUAL TABLE search_word_parts USING fts5 (
  scope, word, content = '', contentless_delete = 1, tokenize = 'trigram'
);
CREATE TRIGGER search_word_added AFTER INSERT ON search_words BEGIN
  INSERT INTO search_word_parts (rowid, scope, word) VALUES (new.id, substr(new.set_name, 2, 3), new.word);
END;
CREATE TRIGGER search_word_dropped AFTER DELETE ON search_words BEGIN
  DELETE FROM search_word_parts WHERE rowid = old.id;
END;
