-- When a deployment that has the set in its configuration said so last, epoch milliseconds: deployments may share this database.
ALTER TABLE search_sets ADD COLUMN kept_at INTEGER NOT NULL DEFAULT 0;
