import * as v from 'valibot'
import { type RawBlock, REFUSED } from '../../../blocks/_kit/fields/bloks.ts'
import { lostEntries, lostEntryNote } from '../../../blocks/_kit/fields/lost-entries.ts'
import { memoize } from '../base/caching/memoize.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { issueNotes } from './draft-notes.ts'
import { linkNotes } from './link-notes.ts'
import type { BlockLogic } from './registry.ts'

export type Validated =
  | {
      readonly ok: true
      readonly logic: BlockLogic
      readonly content: object
      /** For each list entry that is left out: its fault. */
      readonly lost: readonly string[]
      /** For each field with links that visitors cannot follow: the reason. */
      readonly links: readonly string[]
    }
  | {
      readonly ok: false
      readonly reason: string
      /** The reason, with names that editors know. */
      readonly note?: string
    }

function check(block: RawBlock, registry: ReadonlyMap<string, BlockLogic>): Validated {
  if (typeof block[REFUSED] === 'string') return { ok: false, reason: block[REFUSED] }
  const logic = registry.get(block.component)
  if (!logic) return { ok: false, reason: `no block named "${block.component}"` }
  const result = v.safeParse(logic.schema, block)
  if (result.success) {
    const { fields } = logic.schema
    const lost = lostEntries(fields, block).map(entry => lostEntryNote(entry))
    return { ok: true, logic, content: result.output, lost, links: linkNotes(fields, block) }
  }
  const reason = result.issues
    .map(issue => `${v.getDotPath(issue) ?? 'content'}: ${issue.message}`)
    .join('; ')
  return { ok: false, reason, note: issueNotes(result.issues) }
}

/** A block whose schema throws is invalid too: the page is made without it. */
function verdictOn(block: RawBlock, registry: ReadonlyMap<string, BlockLogic>): Validated {
  try {
    return check(block, registry)
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/**
 * Checks blocks against their schemas, each object once: a frozen raw block that is still the same object after a
 * refetch has the same verdict.
 */
export function createValidator(registry: ReadonlyMap<string, BlockLogic>): (block: RawBlock) => Validated {
  return memoize((block: RawBlock) => verdictOn(block, registry))
}
