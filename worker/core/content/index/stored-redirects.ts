import * as v from 'valibot'
import { runStatements, type Statement } from '../../base/sql/statements.ts'
import type { RedirectRows, RedirectStep, StoredRedirect } from './content-index.ts'

// A statement reads its rows from one JSON text: [id, start, target, slug, place, name, value].
const columns = ['id', 'start', 'target', 'slug', 'place', 'name', 'value']
const column = (name: string) => `(n.value ->> '$[${columns.indexOf(name)}]')`

const isOther = (own: string, names: readonly string[]) =>
  names.map(name => `${own}.${name} IS NOT ${column(name)}`).join(' OR ')

/** Whether the reading is still at this page. */
const isCurrent = 'EXISTS (SELECT 1 FROM redirect_state WHERE space = ?1 AND started = ?2 AND page = ?3)'

/**
 * Notes that rows of a page differ from the stored ones; runs before they are written, so that instances are told even if the filler is cut off
 * between. A row that only moved to another page of the list does not count: its redirect is the same.
 */
const noteChanges = `UPDATE redirect_state SET changed = 1 WHERE space = ?1 AND started = ?2 AND page = ?3 AND EXISTS (
    SELECT 1 FROM json_each(?4) n LEFT JOIN redirects r ON r.space = ?1 AND r.id = ${column('id')}
    WHERE ${isOther('r', columns)}
  )`

const putRows = `INSERT INTO redirects (space, page, ${columns.join(', ')})
  SELECT ?1, ?3, ${columns.map(column).join(', ')} FROM json_each(?4) n WHERE ${isCurrent}
  ON CONFLICT DO UPDATE SET page = excluded.page, ${columns.map(name => `${name} = excluded.${name}`).join(', ')}
  WHERE ${['page', ...columns].map(name => `redirects.${name} IS NOT excluded.${name}`).join(' OR ')}`

/** A row that is no longer on its page may be on a later one. It stays until all pages were read. */
const looseRows = `UPDATE redirects SET page = 0 WHERE space = ?1 AND page = ?3 AND ${isCurrent}
  AND id NOT IN (SELECT ${column('id')} FROM json_each(?4) n)`

const noteDrops = `UPDATE redirect_state SET changed = 1 WHERE space = ?1 AND started = ?2 AND page = ?3
  AND EXISTS (SELECT 1 FROM redirects WHERE space = ?1 AND (page = 0 OR page > ?3))`
const dropRows = `DELETE FROM redirects WHERE space = ?1 AND (page = 0 OR page > ?3) AND ${isCurrent}`
const endReading =
  'UPDATE redirect_state SET page = 0, closed = started WHERE space = ?1 AND started = ?2 AND page = ?3'
const turnPage = 'UPDATE redirect_state SET page = page + 1 WHERE space = ?1 AND started = ?2 AND page = ?3'

const textOf = (rows: readonly StoredRedirect[]): string =>
  JSON.stringify(
    rows.map(({ id, start, target, slug, place, name, value }) => [
      ...[id, start, target, slug, place, name, value],
    ]),
  )

const state = v.tuple([v.object({ started: v.number(), page: v.number(), changed: v.number() })])

const makeState = `INSERT INTO redirect_state (space, opened, started, closed, page, changed) VALUES (?1, 1, 0, 0, 0, 0)
  ON CONFLICT DO`

/** The redirects of a space in the database of its addresses. */
export function createRedirectRows(database: D1Database, space: string): RedirectRows {
  const run = (statements: readonly string[], values: Statement['values'] = []) =>
    runStatements(
      database,
      statements.map(sql => ({ sql, values: [space, ...values.slice(0, sql.includes('?4') ? 3 : 2)] })),
    )
  return {
    async open() {
      await run([`${makeState} UPDATE SET opened = opened + 1`])
    },
    async next() {
      const begin = `UPDATE redirect_state SET started = opened, page = 1
        WHERE space = ?1 AND page = 0 AND changed = 0 AND opened > closed`
      const read = 'SELECT started, page, changed FROM redirect_state WHERE space = ?1'
      const rows = await run([`${makeState} NOTHING`, begin, read])
      const [{ started, page, changed }] = v.parse(state, rows.at(-1))
      if (page > 0) return { started, page }
      return changed ? 'untold' : undefined
    },
    async write({ started, page }: RedirectStep, rows, isLast) {
      const end = isLast ? [noteDrops, dropRows, endReading] : [turnPage]
      await run([noteChanges, putRows, looseRows, ...end], [started, page, textOf(rows)])
    },
    async told() {
      await run(['UPDATE redirect_state SET changed = 0 WHERE space = ?1 AND page = 0'])
    },
  }
}
