import * as v from 'valibot'
import type { BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import type { BlockPlace, Context, Need } from '../../../blocks/_kit/context.ts'
import { type RawBlock, REFUSED } from '../../../blocks/_kit/fields/bloks.ts'
import { lostEntries, lostEntryNote } from '../../../blocks/_kit/fields/lost-entries.ts'
import type { ToolStep } from '../../../blocks/_kit/tool-step.ts'
import { memoize } from '../base/caching/memoize.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { issueNotes, linkNotes } from './draft-notes.ts'

/** The parts of a block that the page stage uses: its schema, and the function for the props of its view. */
export interface BlockLogic {
  /** Folder name: the component whose view renders it. */
  readonly component: string
  readonly schema: BlockSchema
  readonly props?: (content: never, context: Context, place: BlockPlace) => object | undefined
  readonly data?: (content: never) => readonly Need[]
  readonly step?: (content: never, context: Context) => ToolStep | undefined
}

const nameOf = (path: string) => path.split('/').at(-2)!

const schemas = import.meta.glob<BlockSchema>('../../../blocks/*/schema.ts', {
  eager: true,
  import: 'schema',
})
const props = import.meta.glob<BlockLogic['props']>('../../../blocks/*/props.ts', {
  eager: true,
  import: 'props',
})
const data = import.meta.glob<BlockLogic['data']>('../../../blocks/*/data.ts', {
  eager: true,
  import: 'data',
})
const steps = import.meta.glob<BlockLogic['step']>('../../../blocks/*/step.ts', {
  eager: true,
  import: 'step',
})

function logicOf(path: string, schema: BlockSchema): BlockLogic {
  const component = nameOf(path)
  const ownProps = props[path.replace('schema.ts', 'props.ts')]
  const ownData = data[path.replace('schema.ts', 'data.ts')]
  const step = steps[path.replace('schema.ts', 'step.ts')]
  return {
    ...{ component, schema },
    ...(ownProps && { props: ownProps }),
    ...(ownData && { data: ownData }),
    ...(step && { step }),
  }
}

/** Every block by its component name and its aliases; collected from the folders. */
export const blockLogic: ReadonlyMap<string, BlockLogic> = new Map(
  Object.entries(schemas).flatMap(([path, schema]) => {
    const logic = logicOf(path, schema)
    return [logic.component, ...(schema.block.aliases ?? [])].map(name => [name, logic] as const)
  }),
)

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

/** The verdict on a block of this site. */
export const validateBlock = createValidator(blockLogic)
