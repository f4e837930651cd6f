-- Changes of prices in units that prove their strike prices (directive 98/6/EC, article 6a). Rows are added, never changed.
CREATE TABLE price_changes (
  unit TEXT NOT NULL,
  -- The `_uid` of a price box.
  offer TEXT NOT NULL,
  -- Whom a campaign lowers the price for, as JSON; empty: the price that all others pay.
  audience TEXT NOT NULL,
  -- Epoch milliseconds, by the worker's clock.
  at INTEGER NOT NULL,
  -- Hundredths of a euro; NULL: from here on there is no such price.
  cents INTEGER CHECK (cents >= 0),
  -- 1: shown as a reduction.
  reduced INTEGER NOT NULL CHECK (reduced IN (0, 1)),
  PRIMARY KEY (unit, offer, audience, at)
) STRICT;

-- How far the ledger of a unit reaches.
CREATE TABLE price_ledgers (
  unit TEXT PRIMARY KEY,
  -- Since when no price can have changed unseen.
  covered_since INTEGER NOT NULL,
  checked_at INTEGER NOT NULL,
  -- Rises with each change of a price.
  revision INTEGER NOT NULL,
  -- Content version of the last look, and when a campaign begins or ends next.
  content_version INTEGER NOT NULL,
  next_boundary INTEGER
) STRICT;
