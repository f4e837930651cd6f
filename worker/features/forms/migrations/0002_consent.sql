-- A visitor's decision about services: no address, no browser, no id that another table has.
CREATE TABLE consent_receipts (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  version TEXT NOT NULL,
  unit TEXT NOT NULL,
  language TEXT NOT NULL,
  granted TEXT NOT NULL
) STRICT;
CREATE INDEX consent_receipts_by_time ON consent_receipts (at);

-- The texts that visitors decided on, once for each version, language and unit. `asked`: services with purposes and recipients.
CREATE TABLE consent_texts (
  version TEXT NOT NULL,
  language TEXT NOT NULL,
  unit TEXT NOT NULL,
  asked TEXT NOT NULL,
  html TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (version, language, unit)
) STRICT;
