-- Links to continue that open nothing any more: a JSON object, by the place of their mail in the draft, `used` or `revoked`.
ALTER TABLE drafts ADD COLUMN ended_links TEXT NOT NULL DEFAULT '{}';
