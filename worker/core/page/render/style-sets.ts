import sheet from 'virtual:site/styles'
import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import { once } from '../../base/caching/memoize.ts'

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}

/** A name from a `class` attribute, unescaped from HTML. */
const unescapeClass = (written: string): string =>
  written.replace(/&(?:amp|gt|lt|quot|#x27);/g, entity => entities[entity]!)

/** The start of a `class` attribute in finished HTML. In text and in other attributes the quotation mark would be escaped. */
const classStart = ' class="'

/** The names in a `class` attribute as they are written. */
const splitClasses = (text: string): string[] => text.split(/\s+/)

/** HTML with another text in each of its `class` attributes. */
function replaceClassTexts(html: string, replace: (text: string) => string): string {
  let replaced = ''
  let from = 0
  for (let at = html.indexOf(classStart); at >= 0; at = html.indexOf(classStart, from)) {
    const start = at + classStart.length
    const end = html.indexOf('"', start)
    if (end < 0) break
    replaced += html.slice(from, start) + replace(html.slice(start, end))
    from = end
  }
  return replaced + html.slice(from)
}

type Names = Readonly<Record<string, string>>

/** Makes the function that replaces the names in a `class` attribute by their short names in the built sheet; in development it changes nothing. */
function createNameShortener(given: Names = sheet.names): (text: string) => string {
  const names = new Map(Object.entries(given))
  if (!names.size) return text => text
  return text =>
    splitClasses(text)
      .map(written => names.get(unescapeClass(written)) ?? written)
      .join(' ')
}

/** Makes the function that does so in all of some finished HTML. */
export function createClassShortener(given: Names = sheet.names): (html: string) => string {
  const shorten = createNameShortener(given)
  return html => replaceClassTexts(html, shorten)
}

const longNames = once(() => new Map(Object.entries(sheet.names).map(([name, short]) => [short, name])))

/** The name that views have for a class, or another token of the sheet. */
export const longName = (token: string): string => longNames().get(token) ?? token

/** The tokens of the sheet that a fragment uses; equal sets are the same object, as long as they are remembered. */
export interface StyleSet {
  readonly id: number
  readonly tokens: readonly string[]
}

/** The tokens of the sheet, each with a bit; made with the first fragment. */
const readTokens = once(() => {
  const all = sheet.rules.flatMap(([, selectors]) =>
    selectors.flatMap(([, tokens, choices = []]) => [...tokens, ...choices]),
  )
  const names = [...new Set(all)].sort()
  const bits = new Map(names.map((name, bit) => [name, bit]))
  const elements = names.filter(name => name.startsWith('<'))
  return {
    names,
    bits,
    /** Number of 32-bit words that hold all bits. */
    words: Math.ceil(names.length / 32),
    rareElement: elements.length ? new RegExp(`(?:${elements.join('|')})(?![\\w-])`, 'g') : undefined,
  }
})

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
interface Styled {
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
  const { names: tokenNames, bits, words, rareElement } = readTokens()
  const used = new Uint32Array(words)
  let fragment = 0

  const isUsed = (bit: number) => (used[bit >>> 5]! & (1 << (bit & 31))) !== 0
  const bitsOf = (names: readonly string[]) => names.flatMap(name => bits.get(name) ?? [])
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
    if (rareElement) for (const [name] of html.matchAll(rareElement)) use([bits.get(name)!])
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
