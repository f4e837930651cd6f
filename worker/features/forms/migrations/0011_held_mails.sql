-- The outbox with two more states. `held`: a mail that waits for an operator, because its address, its sender or the site had several in a day.
-- `undeliverable`: a mail whose recipient there is not, or that the recipient does not take.
CREATE TABLE next_outbox (
  id TEXT PRIMARY KEY,
  submission TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('delivery', 'mail')),
  -- Of a mail its place in the submission's list.
  position INTEGER NOT NULL DEFAULT 0,
  state TEXT NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'held', 'done', 'kept', 'failed', 'undeliverable')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt INTEGER NOT NULL,
  leased_until INTEGER NOT NULL DEFAULT 0,
  -- Why the last attempt failed: a status or a class of failure, nothing of the answer.
  reason TEXT,
  changed INTEGER NOT NULL,
  -- For a day, of a mail to an address that nobody has confirmed: when it was ordered, the address that it counts for, and a digest of who
  -- ordered it, which is another one each day.
  ordered INTEGER,
  address TEXT,
  client TEXT
) STRICT;
INSERT INTO next_outbox (id, submission, kind, position, state, attempts, next_attempt, leased_until, reason, changed)
  SELECT id, submission, kind, position, state, attempts, next_attempt, leased_until, reason, changed FROM outbox;
DROP TABLE outbox;
ALTER TABLE next_outbox RENAME TO outbox;
CREATE INDEX outbox_due ON outbox (next_attempt) WHERE state = 'waiting';
CREATE INDEX outbox_unsent ON outbox (state) WHERE state IN ('held', 'failed', 'undeliverable');
CREATE INDEX outbox_by_submission ON outbox (submission);
CREATE INDEX outbox_by_order ON outbox (ordered) WHERE ordered IS NOT NULL;
CREATE INDEX outbox_by_address ON outbox (address, ordered) WHERE address IS NOT NULL;
CREATE INDEX outbox_by_client ON outbox (client, ordered) WHERE client IS NOT NULL;
