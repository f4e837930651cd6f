import * as v from 'valibot'
import { runStatements, type Statement } from '../../base/sql/statements.ts'
import type { EventQuestion, Listing } from './content-index.ts'

const filled = v.array(v.object({ isFilled: v.number() }))

const isFilled = (space: string): Statement => ({
  sql: 'SELECT closed > 0 AS isFilled FROM listing_state WHERE space = ?1',
  values: [space],
})

const eventRows = v.array(
  v.object({
    story: v.string(),
    path: v.nullable(v.string()),
    total: v.number(),
    firstEnd: v.number(),
  }),
)

const weightRows = v.array(
  v.object({ bucket: v.string(), addresses: v.number(), characters: v.number(), changed: v.string() }),
)
const storyRows = v.array(v.object({ story: v.string() }))

/**
 * The current path of the story that an event links to, in the language of the event or else in the default one.
 */
const path = `CASE WHEN e.language = 'default' THEN '' ELSE e.language || '/' END || COALESCE(own.path, base.path)`

/** Counts all matching events in an index; reads only the rows of those that are shown. */
const eventsOf = (space: string, { language, unit, after, limit, ...filters }: EventQuestion): Statement => ({
  sql: `WITH wanted AS MATERIALIZED (
      SELECT uuid, starts_at, ends_at FROM events
      WHERE space = ?1 AND language = ?2 AND ends_at > ?3 AND (?4 = '' OR unit IN ('', ?4))
        AND (?5 IS NULL OR starts_at <= ?5) AND (?6 IS NULL OR online = ?6)
        AND (?7 = '' OR INSTR(location, ?7) > 0) AND ${filters.venue === undefined ? '?8 IS NULL' : 'venue = ?8'}),
    shown AS MATERIALIZED (SELECT uuid, starts_at FROM wanted ORDER BY starts_at, uuid LIMIT ?9 OFFSET ?10)
    SELECT e.story, ${path} AS path, t.total, t.firstEnd
    FROM (SELECT COUNT(*) AS total, MIN(ends_at) AS firstEnd FROM wanted) t CROSS JOIN shown s
    CROSS JOIN events e ON e.space = ?1 AND e.uuid = s.uuid AND e.language = ?2
    LEFT JOIN addresses own ON own.space = e.space AND own.uuid = e.link AND own.language = e.language
    LEFT JOIN addresses base ON base.space = e.space AND base.uuid = e.link AND base.language = 'default'
    ORDER BY s.starts_at, s.uuid`,
  values: [
    ...[space, language, after, unit, filters.until ?? null],
    ...[filters.online === undefined ? null : Number(filters.online), filters.location?.toLowerCase() ?? ''],
    ...[filters.venue ?? null, limit, filters.offset ?? 0],
  ],
})

const linked = v.looseObject({ content: v.looseObject({ link: v.optional(v.looseObject({})) }) })

/** The story of an event, with the current path of the story in its link. */
function withPath(story: string, path: string | null): unknown {
  const raw: unknown = JSON.parse(story)
  if (path === null) return raw
  const { content, ...rest } = v.parse(linked, raw)
  return { ...rest, content: { ...content, link: { ...content.link, story: { full_slug: path } } } }
}

// Stories below a folder; all of the space where there is none.
const isBelow = "(?2 = '' OR l.slug = ?2 OR SUBSTR(l.slug, 1, LENGTH(?2) + 1) = ?2 || '/')"
const isThere =
  "EXISTS (SELECT 1 FROM addresses a WHERE a.space = l.space AND a.uuid = l.uuid AND a.language = 'default')"

/** Answers from the lists of a space. */
export function createListingReader(
  database: D1Database,
  space: string,
): Pick<Listing, 'events' | 'weights' | 'pages'> {
  /** The rows of a statement; undefined where the lists were never filled. */
  async function read(statement: Statement): Promise<readonly unknown[] | undefined> {
    const [state, rows] = await runStatements(database, [isFilled(space), statement])
    return v.parse(filled, state)[0]?.isFilled ? rows : undefined
  }

  return {
    async events(question) {
      const found = await read(eventsOf(space, question))
      if (!found) return undefined
      const rows = v.parse(eventRows, found)
      return {
        stories: rows.map(row => withPath(row.story, row.path)),
        total: rows[0]?.total ?? 0,
        firstEnd: rows[0]?.firstEnd,
      }
    },
    async weights(folder) {
      const sql = `SELECT SUBSTR(l.uuid, 1, 2) AS bucket, SUM(l.addresses) AS addresses,
          SUM(l.characters) AS characters, MAX(l.changed) AS changed
        FROM listed l WHERE l.space = ?1 AND l.addresses > 0 AND ${isBelow} AND ${isThere} GROUP BY bucket`
      const rows = await read({ sql, values: [space, folder] })
      return rows && v.parse(weightRows, rows)
    },
    async pages(folder, { from, to }) {
      const sql = `SELECT l.story FROM listed l
        WHERE l.space = ?1 AND l.addresses > 0 AND ${isBelow} AND l.uuid >= ?3 AND l.uuid < ?4 AND ${isThere}
        ORDER BY l.slug`
      const [rows] = await runStatements(database, [{ sql, values: [space, folder, from, to] }])
      return v.parse(storyRows, rows).map(({ story }) => JSON.parse(story) as unknown)
    },
  }
}
