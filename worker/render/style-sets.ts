import sheet from 'virtual:site/styles'
import { classStart, splitClasses, unescapeClass } from './class-text.ts'

/** The tokens of the sheet that a fragment uses; equal sets are the same object. */
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

const elementTokens = tokenNames
  .filter(name => name.startsWith('<'))
  .map(name => ({ name, bit: bits.get(name)! }))

/** The elements among the tokens, by the code of their first letter (ASCII). */
const elements = Array.from({ length: 128 }, (_, code) =>
  elementTokens.filter(({ name }) => name.charCodeAt(1) === code),
)

const bitsOf = (names: readonly string[]) => names.flatMap(name => bits.get(name) ?? [])

/** The bits of the tokens in the text of a `class` attribute. */
interface ClassText {
  readonly bits: readonly number[]
  /** The fragment that used it last. */
  seenBy: number
}

const maxTexts = 5000
const enhancementNames = / data-enhance="([\w- ]+)"/g
const islandName = /<x-island name="([\w-]+)"/g

/**
 * Finds the style tokens in rendered HTML and gives equal sets the same identity. A site writes some hundred different
 * `class` attributes: each is parsed once.
 */
export function createStyleSets(): (html: string) => StyleSet {
  const texts = new Map<string, ClassText>()
  const sets = new Map<string, StyleSet>()
  const used = new Uint32Array(words)
  let fragment = 0

  const isUsed = (bit: number) => (used[bit >>> 5]! & (1 << (bit & 31))) !== 0
  const use = (list: readonly number[]) => {
    for (const bit of list) used[bit >>> 5]! |= 1 << (bit & 31)
  }

  function classText(text: string): ClassText {
    const before = texts.get(text)
    if (before) return before
    const entry = { bits: bitsOf(splitClasses(text).map(unescapeClass)), seenBy: -1 }
    if (texts.size < maxTexts) texts.set(text, entry)
    return entry
  }

  function addClasses(text: string): void {
    const entry = classText(text)
    if (entry.seenBy === fragment) return
    entry.seenBy = fragment
    use(entry.bits)
  }

  function useElements(html: string): void {
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) {
      const candidates = elements[html.charCodeAt(at + 1)]
      if (!candidates) continue
      for (const { name, bit } of candidates) if (html.startsWith(name, at)) use([bit])
    }
  }

  function useAll(html: string): void {
    useElements(html)
    for (let at = html.indexOf(classStart); at >= 0; at = html.indexOf(classStart, at)) {
      const from = at + classStart.length
      at = html.indexOf('"', from)
      if (at < 0) break
      addClasses(html.slice(from, at))
    }
    if (html.includes('<x-island'))
      for (const [, name] of html.matchAll(islandName)) use(bitsOf(sheet.islands[name!] ?? []))
    if (html.includes(' data-enhance="'))
      for (const [, list] of html.matchAll(enhancementNames))
        for (const name of list!.split(' ')) use(bitsOf(sheet.enhancements[name] ?? []))
  }

  return html => {
    used.fill(0)
    fragment++
    useAll(html)
    const name = used.join()
    const before = sets.get(name)
    if (before) return before
    const set = { id: sets.size, tokens: tokenNames.filter((_, bit) => isUsed(bit)) }
    sets.set(name, set)
    return set
  }
}
