-- What a search looks up beside the full text: pages that editors put first, stories that are gone, and events that are over.
CREATE INDEX search_documents_by_path ON search_documents (set_name, path);
CREATE INDEX search_documents_by_story ON search_documents (set_name, story);
CREATE INDEX search_documents_by_end ON search_documents (set_name, ends_at) WHERE ends_at IS NOT NULL;
