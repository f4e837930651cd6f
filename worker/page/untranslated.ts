import { isRawBlock, type RawBlock, uidOf } from '../../blocks/_kit/fields/bloks.ts'
import { memoize } from '../caching/memoize.ts'
import { isNode, type JsonNode } from '../content/json-node.ts'

/** Addresses differ by language without translation; names of files and components are not texts. */
const isOpaque = (node: JsonNode) => 'linktype' in node || 'fieldtype' in node

/** A text of three words is a sentence; less may be a name, which is the same in every language. Looks from the start of each word only. */
const isSentence = (text: string) => /(?<!\p{L})\p{L}+\s+\p{L}+\s+\p{L}/u.test(text)

type Comparison = 'different' | 'same words' | 'same sentences'

const worse = (a: Comparison, b: Comparison): Comparison =>
  a === 'different' || b === 'different'
    ? 'different'
    : a === 'same sentences' || b === 'same sentences'
      ? 'same sentences'
      : 'same words'

/** Walks both values side by side, without recursion: content may be nested deep. */
function compare(one: unknown, other: unknown): Comparison {
  let found: Comparison = 'same words'
  const pairs: [unknown, unknown][] = [[one, other]]
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    const [a, b] = pair
    if (typeof a === 'string') {
      if (a !== b) return 'different'
      if (isSentence(a)) found = worse(found, 'same sentences')
    } else if (isNode(a)) {
      if (!isNode(b) || Object.keys(a).length !== Object.keys(b).length) return 'different'
      if (isOpaque(a)) continue
      for (const key of Object.keys(a)) pairs.push([a[key], b[key]])
    } else if (a !== b) return 'different'
  }
  return found
}

/** By the `_uid` of a top-level block: the blocks (by `_uid`, itself among them) whose texts are those of the original. */
export type Untranslated = ReadonlyMap<string, ReadonlySet<string>>

type Blocks = RawBlock | readonly RawBlock[]

/** The blocks nearest below values, in lists and in rich text alike. */
function blocksBelow(values: readonly unknown[]): RawBlock[] {
  const blocks: RawBlock[] = []
  const waiting = values.toReversed()
  while (waiting.length) {
    const value = waiting.pop()
    if (isRawBlock(value)) blocks.push(value)
    else if (isNode(value)) for (const child of Object.values(value).reverse()) waiting.push(child)
  }
  return blocks
}

const blocksIn = (block: RawBlock) => blocksBelow(Object.values(block))

/** Calls `found` for each block that is in both lists. */
function pair(
  blocks: readonly RawBlock[],
  originals: readonly RawBlock[],
  found: (uid: string, block: RawBlock, original: RawBlock) => void,
): void {
  const byUid = new Map(originals.map(original => [uidOf(original), original]))
  for (const block of blocks) {
    const uid = uidOf(block)
    const original = uid && byUid.get(uid)
    if (uid && original) found(uid, block, original)
  }
}

function collect(uid: string, block: RawBlock, original: RawBlock, into: Set<string>): void {
  if (compare(block, original) === 'same sentences') into.add(uid)
  pair(blocksIn(block), blocksIn(original), (...nested) => collect(...nested, into))
}

function compareBlocks(blocks: Blocks, originals: Blocks): Untranslated {
  const untranslated = new Map<string, ReadonlySet<string>>()
  pair(blocksBelow([blocks]), blocksBelow([originals]), (uid, block, original) => {
    const uids = new Set<string>()
    collect(uid, block, original, uids)
    if (uids.size) untranslated.set(uid, uids)
  })
  return untranslated
}

const comparison = memoize(compareBlocks)
const none: Untranslated = new Map()

/**
 * The blocks of a translated page, or of its header or footer, that were not translated: the delivery API puts the default language's text
 * where there is no translation. Made once for each pair.
 */
export function untranslatedBlocks(blocks: Blocks | undefined, originals: Blocks | undefined): Untranslated {
  if (!blocks || !originals) return none
  return comparison(blocks, originals)
}
