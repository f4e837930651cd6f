import * as v from 'valibot'
import { contentNamesOf } from '../../worker/core/content/cache/content-names.ts'
import { type MoveRow, moveRow, readMoves, writeMoves } from '../../worker/core/content/index/move-rows.ts'
import type { RunStatements } from '../submissions/run-statements.ts'

const { mainSpace } = contentNamesOf({ CONTENT_SOURCE: 'embedded' })

const page = v.tuple([v.array(moveRow)])

/** Former addresses of the stories in the embedded main space. */
export async function readMovedAddresses(run: RunStatements): Promise<readonly MoveRow[]> {
  const found: MoveRow[] = []
  for (;;) {
    const [rows] = v.parse(page, await run(readMoves(mainSpace, found.at(-1))))
    if (!rows.length) return found
    found.push(...rows)
  }
}

/**
 * Adds former addresses of stories. They redirect once the site has recorded the current addresses of these stories.
 */
export async function writeMovedAddresses(run: RunStatements, rows: readonly MoveRow[]): Promise<void> {
  for (const statement of writeMoves(mainSpace, rows)) await run(statement)
}
