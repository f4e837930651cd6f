-- Each submission whose sender gets mails, by the address: a stranger may have typed it, so it gets a few a day.
CREATE TABLE sender_mails (
  submission TEXT PRIMARY KEY,
  -- In lower case.
  address TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sender_mails_by_address ON sender_mails (address, at);
