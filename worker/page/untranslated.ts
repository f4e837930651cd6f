import type { RawBlock } from '../../blocks/_kit/fields/bloks.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Addresses differ by language of their own accord; names of files and components are no texts. */
const isOpaque = (node: Node) => 'linktype' in node || 'fieldtype' in node

/** A text of three words is a sentence; less may be a name, which is the same in every language. */
const isSentence = (text: string) => /\p{L}+\s+\p{L}+\s+\p{L}+/u.test(text)

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

const known = new WeakMap<readonly RawBlock[], WeakMap<readonly RawBlock[], ReadonlySet<string>>>()

/**
 * The blocks (by `_uid`) of a translated page whose texts are those of the original: the delivery API puts the default language's
 * text where there is no translation. Made once for each pair of bodies.
 */
export function untranslatedBlocks(
  body: readonly RawBlock[],
  original: readonly RawBlock[],
): ReadonlySet<string> {
  const ofBody = known.get(body) ?? new WeakMap<readonly RawBlock[], ReadonlySet<string>>()
  known.set(body, ofBody)
  const before = ofBody.get(original)
  if (before) return before
  const originals = new Map(original.map(block => [block._uid, block]))
  const found = body.filter(block => {
    const same = typeof block._uid === 'string' ? originals.get(block._uid) : undefined
    return same !== undefined && compare(block, same) === 'same sentences'
  })
  const uids: ReadonlySet<string> = new Set(found.map(({ _uid }) => String(_uid)))
  ofBody.set(original, uids)
  return uids
}
