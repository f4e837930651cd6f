import sheet from 'virtual:site/styles'
import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import { createNameShortener, replaceClassTexts, splitClasses, unescapeClass } from './class-names.ts'

/** The tokens of the sheet that a fragment uses; equal sets are the same object, as long as they are remembered. */
export interface StyleSet {
  readonly id: number
  readonly tokens: readonly string[]
}

/** Every token of the sheet has a bit. */
const tokenNames = [
  ...new Set(
    sheet.rules.flatMap(([, selectors]) =>
      selectors.flatMap(([, tokens, choices = []]) => [...tokens, ...choices]),
    ),
  ),
].sort()
const bits = new Map(tokenNames.map((name, bit) => [name, bit]))
const words = Math.ceil(tokenNames.length / 32)

/** The elements among the tokens, each with the bit of its token. */
const elementBits = new Map(
  [...bits].flatMap(([name, bit]) => (name.startsWith('<') ? [[name, bit] as const] : [])),
)
const rareElement = elementBits.size
  ? new RegExp(`(?:${[...elementBits.keys()].join('|')})(?![\\w-])`, 'g')
  : undefined

const bitsOf = (names: readonly string[]) => names.flatMap(name => bits.get(name) ?? [])

/** The text of a `class` attribute: as it is sent, and the bits of its tokens. */
interface ClassText {
  readonly short: string
  readonly bits: readonly number[]
  /** The fragment that used it last. */
  seenBy: number
}

const maxTexts = 5000
const maxSets = 2000
const enhancementNames = / data-enhance="([\w- ]+)"/g
const islandName = /<x-island name="([\w-]+)"/g

/** Finished HTML as it is sent, and the style tokens that it has. */
export interface Styled {
  readonly html: string
  readonly styles: StyleSet
}

/**
 * Gives the classes in finished HTML the names of the built sheet, and finds the style tokens: equal sets are the same object. A site writes some hundred
 * different `class` attributes: each is parsed once.
 */
export function createStyleSets(): (html: string) => Styled {
  const shorten = createNameShortener()
  const texts = new Map<string, ClassText>()
  const sets = createBoundedMap<string, StyleSet>(maxSets)
  let made = 0
  const used = new Uint32Array(words)
  let fragment = 0

  const isUsed = (bit: number) => (used[bit >>> 5]! & (1 << (bit & 31))) !== 0
  const use = (list: readonly number[]) => {
    for (const bit of list) used[bit >>> 5]! |= 1 << (bit & 31)
  }

  function classText(text: string): ClassText {
    const before = texts.get(text)
    if (before) return before
    const short = shorten(text)
    const entry = { short, bits: bitsOf(splitClasses(short).map(unescapeClass)), seenBy: -1 }
    if (texts.size < maxTexts) texts.set(text, entry)
    return entry
  }

  function useClasses(text: string): string {
    const entry = classText(text)
    if (entry.seenBy !== fragment) {
      entry.seenBy = fragment
      use(entry.bits)
    }
    return entry.short
  }

  function useElements(html: string): void {
    if (rareElement) for (const [name] of html.matchAll(rareElement)) use([elementBits.get(name)!])
  }

  function useScripts(html: string): void {
    if (html.includes('<x-island'))
      for (const [, name] of html.matchAll(islandName)) use(bitsOf(sheet.islands[name!] ?? []))
    if (html.includes(' data-enhance="'))
      for (const [, list] of html.matchAll(enhancementNames))
        for (const name of list!.split(' ')) use(bitsOf(sheet.enhancements[name] ?? []))
  }

  function usedSet(): StyleSet {
    const name = used.join()
    const before = sets.get(name)
    if (before) return before
    const set = { id: made++, tokens: tokenNames.filter((_, bit) => isUsed(bit)) }
    sets.set(name, set)
    return set
  }

  return written => {
    used.fill(0)
    fragment++
    const html = replaceClassTexts(written, useClasses)
    useElements(html)
    useScripts(html)
    return { html, styles: usedSet() }
  }
}
