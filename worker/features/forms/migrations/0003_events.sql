-- What visitors did who agreed to analytics, of a site without Analytics Engine. A text that an event does not have is empty.
CREATE TABLE events (
  id INTEGER PRIMARY KEY,
  -- Epoch milliseconds, by the worker's clock.
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
