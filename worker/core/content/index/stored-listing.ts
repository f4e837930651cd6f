import * as v from 'valibot'
import { readRows, runStatements, type Statement } from '../../base/sql/statements.ts'
import type { ListedEvent, ListedStory, Listing } from './content-index.ts'
import { createListingReader } from './read-listing.ts'

// A statement reads its rows from one JSON text.
const column = (index: number) => `(n.value ->> '$[${index}]')`

const putStories = (space: string, version: number, stories: readonly ListedStory[]): Statement => ({
  sql: `INSERT INTO listed (space, version, uuid, id, slug, changed, addresses, characters, story)
    SELECT ?1, ?2, ${[0, 1, 2, 3, 4, 5, 6].map(column).join(', ')} FROM json_each(?3) n WHERE TRUE
    ON CONFLICT DO UPDATE SET version = excluded.version, id = excluded.id, slug = excluded.slug, changed = excluded.changed,
      addresses = excluded.addresses, characters = excluded.characters, story = excluded.story
    WHERE excluded.version >= version`,
  values: [
    space,
    version,
    JSON.stringify(
      stories.map(({ uuid, id, slug, changed, addresses, characters, story }) => [
        ...[uuid, id, slug, changed, addresses, characters],
        story ? JSON.stringify(story) : null,
      ]),
    ),
  ],
})

const dropEvents = (space: string, version: number, uuids: readonly string[]): Statement => ({
  sql: `DELETE FROM events WHERE space = ?1 AND uuid IN (
      SELECT l.uuid FROM json_each(?3) n CROSS JOIN listed l ON l.space = ?1 AND l.uuid = n.value AND l.version = ?2
    )`,
  values: [space, version, JSON.stringify(uuids)],
})

/**
 * Writes events with their stories' state: an event of a story that was read at a later version stays. The events are read first, and each finds its
 * story by the key: the other way round each chunk would read all stories.
 */
const putEvents = (space: string, version: number, events: readonly ListedEvent[]): Statement => ({
  sql: `INSERT INTO events (space, uuid, language, unit, starts_at, ends_at, online, location, venue, link, story)
    SELECT ?1, ${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(column).join(', ')} FROM json_each(?3) n
    CROSS JOIN listed l ON l.space = ?1 AND l.uuid = ${column(0)} AND l.version = ?2
    WHERE TRUE ON CONFLICT DO NOTHING`,
  values: [
    space,
    version,
    JSON.stringify(
      events.map(({ uuid, language, unit, startsAt, endsAt, online, location, venue, link, story }) => [
        ...[uuid, language, unit, startsAt, endsAt, Number(online), location.toLowerCase(), venue, link],
        JSON.stringify(story),
      ]),
    ),
  ],
})

const openRows = (space: string, version: number): Statement => ({
  sql: `INSERT INTO listing_state (space, renewed, opened, closed) VALUES (?1, ?2, 1, 0)
    ON CONFLICT DO UPDATE SET opened = opened + 1, renewed = MAX(renewed, excluded.renewed)`,
  values: [space, version],
})

const gone = (table: 'listed' | 'events') => `DELETE FROM ${table} WHERE space = ?1 AND NOT EXISTS (
    SELECT 1 FROM addresses a WHERE a.space = ${table}.space AND a.uuid = ${table}.uuid
  )`

const state = v.array(v.object({ renewed: v.number(), opened: v.number(), closed: v.number() }))
const found = v.array(v.object({ uuid: v.string() }))

/** Maximum stories that one statement marks as due. */
const perStatement = 1_000

/** The lists of a space in the database of its addresses. */
export function createListing(database: D1Database, space: string): Listing {
  /** Value of the `opened` counter when due rows were last found. */
  let seen = 0

  async function readState() {
    const sql = 'SELECT renewed, opened, closed FROM listing_state WHERE space = ?1'
    const [row] = v.parse(state, await readRows(database, { sql, values: [space] }))
    return row ?? { renewed: 0, opened: 0, closed: 0 }
  }

  return {
    ...createListingReader(database, space),
    isFilled: async () => (await readState()).closed > 0,
    async due(after, limit) {
      const { renewed, opened, closed } = await readState()
      seen = opened
      if (opened === closed) return undefined
      const sql = `SELECT a.uuid FROM addresses a LEFT JOIN listed l ON l.space = a.space AND l.uuid = a.uuid
        WHERE a.space = ?1 AND a.language = 'default' AND a.uuid > ?2 AND (l.version IS NULL OR l.version < ?3)
        ORDER BY a.uuid LIMIT ?4`
      const rows = await readRows(database, { sql, values: [space, after, renewed, limit] })
      return v.parse(found, rows).map(({ uuid }) => uuid)
    },
    async close() {
      await runStatements(database, [
        { sql: gone('listed'), values: [space] },
        { sql: gone('events'), values: [space] },
        { sql: 'UPDATE listing_state SET closed = ?2 WHERE space = ?1', values: [space, seen] },
      ])
    },
    async open(version) {
      await runStatements(database, [openRows(space, version)])
    },
    async reread(uuids) {
      const parts = Array.from({ length: Math.ceil(uuids.length / perStatement) }, (_, part) =>
        uuids.slice(part * perStatement, (part + 1) * perStatement),
      )
      const sql =
        'UPDATE listed SET version = 0 WHERE space = ?1 AND uuid IN (SELECT value FROM json_each(?2))'
      await runStatements(database, [
        ...parts.map(part => ({ sql, values: [space, JSON.stringify(part)] })),
        openRows(space, 1),
      ])
    },
    async note({ version, stories, events }) {
      if (!stories.length) return
      const uuids = stories.map(({ uuid }) => uuid)
      await runStatements(database, [
        putStories(space, version, stories),
        dropEvents(space, version, uuids),
        putEvents(space, version, events),
      ])
    },
    async forget(ids) {
      const own = 'SELECT uuid FROM listed WHERE space = ?1 AND id IN (SELECT value FROM json_each(?2))'
      const values = [space, JSON.stringify(ids)]
      const dropFrom = (table: string) =>
        `DELETE FROM ${table} WHERE space = ?1 AND uuid IN (${own}) RETURNING uuid`
      // `listed` has a row for each story, so the last statement returns all uuids.
      const statements = ['addresses', 'events', 'listed'].map(table => ({ sql: dropFrom(table), values }))
      const dropped = await runStatements(database, statements)
      return v.parse(found, dropped.at(-1)).map(({ uuid }) => uuid)
    },
  }
}
