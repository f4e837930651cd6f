import * as v from 'valibot'
import { readRows, runStatements, type Statement } from '../../base/sql/statements.ts'
import { type Addresses, findAddress, foundAddress, slugIn } from './addresses.ts'
import type { ContentIndex, Placement } from './content-index.ts'
import { moveRow } from './move-rows.ts'
import { createListing } from './stored-listing.ts'
import { createRedirectRows } from './stored-redirects.ts'

/** Stories in one transaction: of six languages, some hundred kilobytes of parameters. */
const perBatch = 500

type Row = readonly [uuid: string, language: string, path: string]

const rowsOf = (addresses: Addresses, uuids: readonly string[]): readonly Row[] =>
  uuids.flatMap(uuid =>
    Object.entries(addresses[uuid] ?? {}).map(([language, path]): Row => [uuid, language, path]),
  )

// A statement reads its rows from one JSON text: [uuid, language, path].
const uuid = "(n.value ->> '$[0]')"
const language = "(n.value ->> '$[1]')"
const path = "(n.value ->> '$[2]')"

/** Whether a row was written for a later version of the story: another instance may have been faster. */
const isOvertaken = (uuid: string, version: string) =>
  `EXISTS (SELECT 1 FROM listed l WHERE l.space = ?1 AND l.uuid = ${uuid} AND l.version > ${version})`

// The rows are read first, and each finds its address by the key.
const storeMoves = (space: string, rows: string, version: number): Statement => ({
  sql: `INSERT INTO moves (space, path, language, uuid)
    SELECT a.space, a.path, a.language, a.uuid FROM json_each(?2) n
    CROSS JOIN addresses a ON a.space = ?1 AND a.uuid = ${uuid} AND a.language = ${language}
    WHERE a.path <> ${path} AND NOT ${isOvertaken('a.uuid', '?3')}
    ON CONFLICT DO UPDATE SET uuid = excluded.uuid
    RETURNING uuid, language, path`,
  values: [space, rows, version],
})

const putAddresses = (space: string, rows: string, version: number): Statement => ({
  sql: `INSERT INTO addresses (space, uuid, language, path)
    SELECT ?1, ${uuid}, ${language}, ${path} FROM json_each(?2) n WHERE NOT ${isOvertaken(uuid, '?3')}
    ON CONFLICT DO UPDATE SET path = excluded.path WHERE path <> excluded.path
    RETURNING uuid`,
  values: [space, rows, version],
})

/** Uuids between two others, the first one excluded. */
interface Range {
  readonly after: string
  readonly last: string
}

/** Comes after each uuid. */
const END = '~'

const dropOthers = (
  space: string,
  rows: string,
  { after, last, version }: Range & { readonly version: number },
): Statement => ({
  sql: `DELETE FROM addresses WHERE space = ?1 AND uuid > ?3 AND uuid <= ?4
    AND uuid || ' ' || language NOT IN (SELECT ${uuid} || ' ' || ${language} FROM json_each(?2) n)
    AND NOT ${isOvertaken('addresses.uuid', '?5')}
    RETURNING uuid`,
  values: [space, rows, after, last, version],
})

const written = v.array(v.object({ uuid: v.string() }))
const moved = v.array(moveRow)
const counted = v.tuple([v.object({ stories: v.number() })])

const uuidsOf = (rows: readonly { readonly uuid: string }[]): string[] => [
  ...new Set(rows.map(row => row.uuid)),
]

/** The index of a space in a database. */
export function createContentIndex(database: D1Database, space: string): ContentIndex {
  /** Notes some stories, and forgets the others of a range. */
  async function write(
    addresses: Addresses,
    { uuids, version, range }: { uuids: readonly string[]; version: number; range?: Range },
  ): Promise<Placement> {
    const rows = JSON.stringify(rowsOf(addresses, uuids))
    const drop = range ? [dropOthers(space, rows, { ...range, version })] : []
    const statements = [storeMoves(space, rows, version), putAddresses(space, rows, version), ...drop]
    const [left, ...changed] = await runStatements(database, statements)
    const moves = v.parse(moved, left).map(one => ({
      from: slugIn(one.language, one.path),
      to: slugIn(one.language, addresses[one.uuid]?.[one.language] ?? one.path),
    }))
    return { moves, placed: uuidsOf(v.parse(written, changed.flat())) }
  }

  async function count() {
    const sql = "SELECT COUNT(*) AS stories FROM addresses WHERE space = ?1 AND language = 'default'"
    return v.parse(counted, await readRows(database, { sql, values: [space] }))[0].stories
  }

  return {
    listing: createListing(database, space),
    redirects: createRedirectRows(database, space),
    count,
    async find(question) {
      const [row] = await readRows(database, findAddress(space, question))
      return v.parse(foundAddress, row)
    },
    async placedAmong(addresses) {
      const sql = `SELECT ${uuid} AS uuid FROM json_each(?2) n
        LEFT JOIN addresses a ON a.space = ?1 AND a.uuid = ${uuid} AND a.language = ${language}
        WHERE a.path IS NOT ${path}`
      const rows = JSON.stringify(rowsOf(addresses, Object.keys(addresses)))
      return uuidsOf(v.parse(written, await readRows(database, { sql, values: [space, rows] })))
    },
    note: (addresses, version) => write(addresses, { uuids: Object.keys(addresses), version }),
    async replace(addresses, version) {
      const all = Object.keys(addresses).sort()
      const moves: Placement['moves'][number][] = []
      const placed: string[] = []
      for (let start = 0; start === 0 || start < all.length; start += perBatch) {
        const uuids = all.slice(start, start + perBatch)
        const isLast = start + perBatch >= all.length
        const range = { after: all[start - 1] ?? '', last: isLast ? END : (uuids.at(-1) ?? END) }
        const part = await write(addresses, { uuids, version, range })
        moves.push(...part.moves)
        placed.push(...part.placed)
      }
      return { moves, placed }
    },
  }
}
