-- Which events are asked for, and in which order, is told by an index alone: only events that are shown are read.
DROP INDEX events_by_end;
DROP INDEX events_by_venue;
CREATE INDEX events_by_end ON events (space, language, ends_at, starts_at, unit, online, location);
CREATE INDEX events_by_venue ON events (space, language, venue, ends_at, starts_at, unit, online, location);
