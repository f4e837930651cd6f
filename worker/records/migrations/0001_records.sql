-- Times are epoch milliseconds, by the worker's clock. Nothing here names a visitor.

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

-- What visitors did who agreed to analytics, of a site without Analytics Engine. A text that an event does not have is empty.
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('view', 'exposure', 'interaction', 'step', 'conversion', 'vital')),
  name TEXT NOT NULL,
  unit TEXT NOT NULL,
  template TEXT NOT NULL,
  language TEXT NOT NULL,
  path TEXT NOT NULL,
  country TEXT NOT NULL,
  -- Of one visit in one tab.
  session TEXT NOT NULL,
  label TEXT NOT NULL,
  type TEXT NOT NULL,
  position TEXT NOT NULL,
  formstatus TEXT NOT NULL,
  experiment TEXT NOT NULL,
  variant TEXT NOT NULL,
  experimentLabel TEXT NOT NULL,
  variantLabel TEXT NOT NULL,
  value REAL NOT NULL
) STRICT;
CREATE INDEX events_by_time ON events (at);
