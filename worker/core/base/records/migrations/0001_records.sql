-- Times are epoch milliseconds, by the worker's clock. Nothing here says who a visitor is.

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
  kind TEXT NOT NULL CHECK (kind IN ('view', 'interaction', 'step', 'conversion', 'vital')),
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
  value REAL NOT NULL
) STRICT;
CREATE INDEX events_by_time ON events (at);

-- Visitors whom chance assigned to a variant, and those of them who sent a form, of a site without Analytics Engine: each counts once.
CREATE TABLE experiment_visitors (
  experiment TEXT NOT NULL,
  variant TEXT NOT NULL,
  -- Anonymous id of a visitor who agreed to A/B tests.
  visitor TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('exposure', 'conversion')),
  unit TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (experiment, visitor, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX experiment_visitors_by_time ON experiment_visitors (at);
