-- Times are epoch milliseconds. A body is JSON.

-- Everything that a visitor sent with one form.
CREATE TABLE submissions (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  form TEXT NOT NULL,
  created INTEGER NOT NULL,
  -- Why it is held; null once it is delivered or released.
  held TEXT,
  -- Of the sender, in lower case.
  email TEXT,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX submissions_by_time ON submissions (created);
CREATE INDEX submissions_held ON submissions (created) WHERE held IS NOT NULL;
CREATE INDEX submissions_by_email ON submissions (email) WHERE email IS NOT NULL;

-- Two posts with one key and digest are the same submission.
CREATE TABLE submission_keys (
  key TEXT NOT NULL,
  digest TEXT NOT NULL,
  submission TEXT NOT NULL,
  reference TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (key, digest)
) STRICT;
CREATE INDEX submission_keys_by_submission ON submission_keys (submission);

-- Work to be done outside the site: the delivery of a submission, and each of its mails.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  submission TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('delivery', 'mail')),
  -- Of a mail its place in the submission's list.
  position INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'kept', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt INTEGER NOT NULL,
  leased_until INTEGER NOT NULL DEFAULT 0,
  -- Why the last attempt failed: a status or a class of failure, nothing of the answer.
  reason TEXT,
  changed INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_due ON outbox (next_attempt) WHERE state = 'waiting';
CREATE INDEX outbox_failed ON outbox (state) WHERE state = 'failed';
CREATE INDEX outbox_by_submission ON outbox (submission);

-- Files that were uploaded; their bytes are in the bucket.
CREATE TABLE files (
  key TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  field TEXT NOT NULL,
  filename TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  -- 0: no longer needed by anybody.
  created INTEGER NOT NULL
) STRICT;
CREATE INDEX files_by_time ON files (created);

-- A file that is sent again with a changed form belongs to both submissions.
CREATE TABLE submission_files (
  submission TEXT NOT NULL,
  file TEXT NOT NULL,
  PRIMARY KEY (submission, file)
) STRICT, WITHOUT ROWID;
CREATE INDEX submission_files_by_file ON submission_files (file);

-- Forms in progress.
CREATE TABLE drafts (
  id TEXT PRIMARY KEY,
  updated INTEGER NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX drafts_by_time ON drafts (updated);

-- Mails of a site that sends none: the inbox of the demonstration.
CREATE TABLE inbox (
  id TEXT PRIMARY KEY,
  submission TEXT NOT NULL,
  created INTEGER NOT NULL,
  recipient TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX inbox_by_time ON inbox (created);

-- Who read a submission: the command, or a link to one of its files.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  submission TEXT NOT NULL,
  reader TEXT NOT NULL CHECK (reader IN ('cli', 'link')),
  action TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX audit_by_time ON audit (at);

-- That something was deleted: counts, and a digest of the ids of the submissions.
CREATE TABLE receipts (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('retention', 'erasure')),
  at INTEGER NOT NULL,
  counts TEXT NOT NULL,
  digest TEXT NOT NULL
) STRICT;
