-- A form whose answers are saved after every step. Times are epoch milliseconds.
ALTER TABLE drafts ADD COLUMN until INTEGER NOT NULL DEFAULT 0;
-- Rises with each change of an answer: a tab that shows an older one is refused.
ALTER TABLE drafts ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
-- Of the applicant, in lower case, once it is known.
ALTER TABLE drafts ADD COLUMN email TEXT;
UPDATE drafts SET until = updated + 86400000;
DROP INDEX drafts_by_time;
CREATE INDEX drafts_by_end ON drafts (until);
CREATE INDEX drafts_by_email ON drafts (email) WHERE email IS NOT NULL;

-- The content of a form as it was when a draft of it began; named by the digest of the body.
CREATE TABLE form_contents (
  digest TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  -- Last time that a draft was saved with it.
  used INTEGER NOT NULL
) STRICT;
CREATE INDEX form_contents_by_use ON form_contents (used);
