import { isRawBlock, type RawBlock, uidOf } from '../../../blocks/_kit/fields/bloks.ts'
import { joinPairs } from '../../../blocks/_kit/join-pairs.ts'
import { memoize } from '../base/caching/memoize.ts'
import { isNode, type JsonNode } from '../content/tree.ts'

/** Addresses differ by language without translation; names of files and components are not texts. */
const isOpaque = (node: JsonNode) => 'linktype' in node || 'fieldtype' in node

const isAddress = (text: string) => /^(?:\/|[a-z][a-z+.-]*:)/.test(text)

/** A name in an address, a class, an option. */
const isCode = (text: string) => /^[a-z0-9_-]*$/.test(text)

/**
 * Whether a text is a sentence: three words, one of them in lower case; shorter texts may be names, which are the same in every language.
 * Matches from the start of each word only.
 */
export const isSentence = (text: string) =>
  /(?<!\p{L})\p{L}+\s+\p{L}+\s+\p{L}/u.test(text) && /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/u.test(text)

type Comparison = 'different' | 'same words' | 'same sentences'

const worse = (a: Comparison, b: Comparison): Comparison =>
  a === 'different' || b === 'different'
    ? 'different'
    : a === 'same sentences' || b === 'same sentences'
      ? 'same sentences'
      : 'same words'

function compareValues(one: unknown, other: unknown): Comparison {
  if (one === other) return typeof one === 'string' && isSentence(one) ? 'same sentences' : 'same words'
  return typeof one === 'string' && typeof other === 'string' && isAddress(one) && isAddress(other)
    ? 'same words'
    : 'different'
}

/** The identity of a list entry: the uid of a block, the uuid of a story, the id or key of an answer's entry. */
function identityOf(entry: unknown): unknown {
  if (!isNode(entry)) return undefined
  return entry._uid || entry.uuid || entry.id || entry.careId || entry.key || entry.value
}

type Pair = readonly [one: unknown, other: unknown]

/** The values below two nodes, paired: entries of a list by identity, all others by position. */
function pairsBelow(one: JsonNode, other: JsonNode): readonly Pair[] {
  if (!Array.isArray(one) || !Array.isArray(other))
    return Object.keys(one).map((key): Pair => [one[key], Object.hasOwn(other, key) ? other[key] : undefined])
  const known = new Map(other.map(entry => [identityOf(entry), entry]))
  return one.map((entry, index): Pair => {
    const identity = identityOf(entry)
    return [entry, identity === undefined ? other[index] : known.get(identity)]
  })
}

const sizeOf = (node: JsonNode) => (Array.isArray(node) ? node.length : Object.keys(node).length)

/** The comparison of each node of a value with its counterpart. Content nests to a limited depth (`text-guard.ts`). */
function compareNodes([one, other]: Pair, known: Map<unknown, Comparison>): Comparison {
  if (!isNode(one) || !isNode(other)) return compareValues(one, other)
  let found: Comparison = sizeOf(one) === sizeOf(other) ? 'same words' : 'different'
  if (!isOpaque(one))
    for (const pair of pairsBelow(one, other)) found = worse(found, compareNodes(pair, known))
  else found = 'same words'
  known.set(one, found)
  return found
}

/** The texts of a value that are in the language of the original. */
export interface Untranslated {
  /** The blocks (by `_uid`) all of whose texts are in the original's language. */
  readonly uids: ReadonlySet<string>
  /** Texts as they are shown: whole, by line, and between tags. */
  readonly texts: ReadonlySet<string>
}

const shownParts = (text: string): readonly string[] =>
  [text, ...text.split(/<[^<>]*>|\n/)]
    .map(part => part.trim())
    .filter(part => /\p{L}/u.test(part) && !isCode(part))
    // Fields join pairs, answers of the platform do not.
    .flatMap(part => [part, joinPairs(part)])

interface Found {
  readonly known: ReadonlyMap<unknown, Comparison>
  readonly uids: Set<string>
  readonly texts: Set<string>
}

/** Collects untranslated texts: all texts of a part that equals the original, else only sentences. */
function collect([one, other]: Pair, isWhole: boolean, found: Found): void {
  if (typeof one === 'string') {
    if (one === other && (isWhole || isSentence(one)))
      for (const part of shownParts(one)) found.texts.add(part)
  } else if (isNode(one) && isNode(other)) {
    const isSame = found.known.get(one) === 'same sentences'
    if (isSame && isRawBlock(one)) found.uids.add(uidOf(one) ?? '')
    const pairs = isOpaque(one) ? [[one.alt, other.alt] as const] : pairsBelow(one, other)
    for (const pair of pairs) collect(pair, isWhole || isSame, found)
  }
}

function compareAll(value: JsonNode, original: JsonNode, isWhole: boolean): Untranslated {
  const known = new Map<unknown, Comparison>()
  compareNodes([value, original], known)
  const found = { known, uids: new Set<string>(), texts: new Set<string>() }
  collect([value, original], isWhole, found)
  return found
}

/** The untranslated texts of an answer, compared with the same answer in the default language. Computed once for each pair. */
export const untranslatedIn = memoize(
  (value: JsonNode, original: JsonNode): Untranslated => compareAll(value, original, false),
)

/** By the `_uid` of a top-level block. */
export type UntranslatedBlocks = ReadonlyMap<string, Untranslated>

type Blocks = RawBlock | readonly RawBlock[]

const listOf = (blocks: Blocks): readonly RawBlock[] => (isRawBlock(blocks) ? [blocks] : blocks)

function compareBlocks(blocks: Blocks, originals: Blocks): UntranslatedBlocks {
  const pairs: Pair = [listOf(blocks), listOf(originals)]
  // On a page without any translated text, names are in its original language, too.
  const isWhole = compareNodes(pairs, new Map()) === 'same sentences'
  const byUid = new Map(listOf(originals).map(original => [uidOf(original), original]))
  return new Map(
    listOf(blocks).flatMap(block => {
      const uid = uidOf(block) ?? ''
      const original = uid ? byUid.get(uid) : undefined
      const found = original && compareAll(block, original, isWhole)
      return found?.texts.size ? [[uid, found] as const] : []
    }),
  )
}

const comparison = memoize(compareBlocks)
const none: UntranslatedBlocks = new Map()

/**
 * The untranslated texts of a translated page, or of its header or footer: the delivery API inserts the default language's text where there
 * is no translation. Computed once for each pair.
 */
export function untranslatedBlocks(
  blocks: Blocks | undefined,
  originals: Blocks | undefined,
): UntranslatedBlocks {
  if (!blocks || !originals) return none
  return comparison(blocks, originals)
}
