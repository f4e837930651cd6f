-- Files are received in parts, and nobody reads one before it was checked.
ALTER TABLE files ADD COLUMN state TEXT NOT NULL DEFAULT 'clean'
  CHECK (state IN ('uploading', 'quarantined', 'clean', 'refused'));
-- Id of the multipart upload, while it is received.
ALTER TABLE files ADD COLUMN upload TEXT;
-- Entity tags of the parts that are there, by number.
ALTER TABLE files ADD COLUMN parts TEXT NOT NULL DEFAULT '{}';
-- Parts that were sent, also those that failed.
ALTER TABLE files ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
CREATE INDEX files_unchecked ON files (created) WHERE state IN ('uploading', 'quarantined');
