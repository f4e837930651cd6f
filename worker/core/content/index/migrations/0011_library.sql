-- What lists ask of the rows of the search: the pages of a site in the order of the editors, and its news by date. The rows are built again.
DELETE FROM search_sets;
DELETE FROM search_text;
DELETE FROM search_documents;

-- The place of the story among all others, as editors have ordered them.
ALTER TABLE search_documents ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
ALTER TABLE search_documents ADD COLUMN degree_type TEXT;
ALTER TABLE search_documents ADD COLUMN care_id TEXT;
-- Of an article of the news: what it is about, and when it was published, epoch milliseconds.
ALTER TABLE search_documents ADD COLUMN topic TEXT;
ALTER TABLE search_documents ADD COLUMN published_at INTEGER;

-- Both have all that decides whether a row is listed, so that only rows that are shown are read.
CREATE INDEX search_documents_in_order ON search_documents (set_name, place, story, kind, type, degree_type, care_id);
CREATE INDEX search_documents_by_date ON search_documents (set_name, published_at, topic, story, place) WHERE kind = 'news';
