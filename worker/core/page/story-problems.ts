import * as v from 'valibot'
import type { BlockSchema } from '../../../blocks/_kit/block-schema.ts'
import { isRawBlock, type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { type LostEntry, lostEntries, lostEntryNote } from '../../../blocks/_kit/fields/lost-entries.ts'
import { parseEnvironment } from '../../env.ts'
import { once } from '../base/caching/memoize.ts'
import { reasonOf } from '../base/log/reason-of.ts'
import { noDefaults } from '../content/stories/unit-settings.ts'
import { objectsOf } from '../content/tree.ts'
import { layoutOf } from '../content/types/layout.ts'
import type { Story } from '../content/types/story.ts'
import { storyTypes } from '../content/types/story-types.ts'
import { resolveSite } from '../request/site/site.ts'
import { ordinalsOf } from './blocks-below.ts'
import { blockLogic, validateBlock } from './registry.ts'
import { storyFactsOf } from './story-facts.ts'
import { subjectFactOf } from './subject/subject.ts'
import { bodyOf } from './templates/body-of.ts'

/** Any site serves: whether a page can be made does not depend on its site. */
const anySite = once(() => resolveSite(new URL('http://localhost/'), parseEnvironment({}))!)

/** Makes the parts of a story's page that come before rendering, where each block may fail by itself. Throws when a part fails. */
function putTogether(story: Story): void {
  const site = anySite()
  const { meta } = storyFactsOf(story, noDefaults, site)
  layoutOf(story, site)
  ordinalsOf(bodyOf(story, site.defaultLanguage))
  subjectFactOf({
    ...{ story, meta: meta.value, defaults: noDefaults, footer: undefined, site },
    events: [],
  })
}

/**
 * A line for each problem; its key is the name of a block that is not shown, or the line itself for a fault of a shown
 * block.
 */
type Problems = ReadonlyMap<string, string>

/** Names of the entries of lists, which are parts of their block and no blocks. */
function itemNames(fields: Fields): string[] {
  return Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    return entries ? [...(allowed ?? []), ...itemNames(entries)] : []
  })
}

const namesIn = (schemas: Iterable<BlockSchema>) => [...schemas].flatMap(({ fields }) => itemNames(fields))

const nameOf = (block: RawBlock) => `${block.component} ${uidOf(block) ?? ''}`.trim()

/** The verdict on a block: it is not shown, for one reason; or it is shown, with faults, or without some entries. */
type Verdict =
  | { readonly reason: string }
  | {
      readonly faults: readonly string[]
      readonly lost: readonly string[]
    }

const sound: Verdict = { faults: [], lost: [] }

// An entry keeps its `_uid` when another one is added before it.
const entryLine = (lost: LostEntry): string =>
  lostEntryNote(lost, isRawBlock(lost.entry) ? uidOf(lost.entry) : undefined)

const shownWith = ({ block, fields }: BlockSchema, source: RawBlock, content: object): Verdict => ({
  // The content was read with this schema.
  faults: block.faults?.(content as never, source) ?? [],
  lost: lostEntries(fields, source).map(entryLine),
})

const items = new Set([
  ...namesIn([...blockLogic.values()].map(({ schema }) => schema)),
  ...namesIn(storyTypes.values()),
])

function verdictOn(block: RawBlock): Verdict {
  if (items.has(block.component) && !blockLogic.has(block.component)) return sound
  const type = storyTypes.get(block.component)
  if (type && !blockLogic.has(block.component)) {
    const result = v.safeParse(type, block)
    return result.success
      ? shownWith(type, block, result.output)
      : { reason: result.issues.map(issue => issue.message).join('; ') }
  }
  const verdict = validateBlock(block)
  return verdict.ok ? shownWith(verdict.logic.schema, block, verdict.content) : { reason: verdict.reason }
}

/** Every block below the content that would not be shown, and every fault of the others, by component and `_uid`. */
function problemsOf({ content }: Story): Problems {
  const found = new Map<string, string>()
  for (const node of objectsOf(content)) {
    if (!isRawBlock(node)) continue
    const verdict = verdictOn(node)
    const name = nameOf(node)
    if ('reason' in verdict) found.set(name, `${name}: ${verdict.reason}`)
    else
      for (const fault of [...verdict.faults, ...verdict.lost])
        found.set(`${name}: ${fault}`, `${name}: ${fault}`)
  }
  return found
}

/** The faults that hold back a story which had no version before. */
function faultsOfFirst({ content }: Story): readonly string[] {
  const nodes = [...objectsOf(content)].filter(isRawBlock)
  return nodes.flatMap(node => {
    const { component } = node
    const schema = blockLogic.get(component)?.schema ?? storyTypes.get(component)
    const verdict = schema?.block.faultsHoldFirst ? verdictOn(node) : sound
    return 'faults' in verdict ? verdict.faults.map(fault => `${nameOf(node)}: ${fault}`) : []
  })
}

const blocksIn = ({ content }: Story): number => (Array.isArray(content.body) ? content.body.length : 0)

/** Why a story's page cannot be made; undefined where it can. */
function failureOf(story: Story, put: typeof putTogether): string | undefined {
  try {
    put(story)
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

/**
 * The problems of a published story that the one before did not have, a line for each; of one without a version before those that hold it back. Tests
 * replace `put`.
 */
export function newProblems(before: Story | undefined, next: Story, put = putTogether): readonly string[] {
  if (!before) return faultsOfFirst(next)
  const known = problemsOf(before)
  const failure = failureOf(before, put) === undefined ? failureOf(next, put) : undefined
  const fresh = [...problemsOf(next)].filter(([key]) => !known.has(key))
  return [
    ...fresh.map(([, line]) => line),
    ...(failure === undefined ? [] : [`page: cannot be put together: ${failure}`]),
    ...(blocksIn(before) > 0 && blocksIn(next) === 0 ? ['body: no block is left'] : []),
  ]
}
