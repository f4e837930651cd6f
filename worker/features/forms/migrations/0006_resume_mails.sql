-- Each mail with a link to continue, by its address: the address may be one that a stranger typed, and no answer of the form.
CREATE TABLE resume_mails (
  draft TEXT NOT NULL,
  -- Its place in the draft's list.
  position INTEGER NOT NULL,
  -- In lower case.
  address TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (draft, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX resume_mails_by_address ON resume_mails (address, at);
