import { join } from 'node:path'
import { createGenerator, type GenerateResult } from '@unocss/core'
import { isFontFace, type StyleRule, writeRules } from '../../blocks/_kit/style-sheet.ts'
import { themes } from '../../blocks/_kit/themes/all.ts'
import { uno } from '../../blocks/_kit/uno.ts'
import { openBuildCache } from './build-cache.ts'
import { type ClassNames, renameClasses, shortenNames } from './class-names.ts'
import type { FontSet } from './fonts.ts'
import { contentHash, readSources } from './sources.ts'
import { laterRules, readRules } from './style-rules.ts'
import { themeSheet } from './theme-sheet.ts'

type Generated = Pick<GenerateResult<Set<string>>, 'css' | 'matched'>

/** A text of the sources: `name` identifies it, so that only its latest version is cached. */
interface Source {
  readonly name: string
  readonly text: string
}

/** Generates the utilities that a source uses. An unchanged source is not scanned again: an edit of a style sheet changes none. */
type Generator = (source: Source, preflights: boolean) => Promise<Generated>

/** The words that name no utility depend on the theme and the rules of this file alone. */
const openWords = () => openBuildCache(join(import.meta.dirname, '../../blocks/_kit/uno.ts'))

/**
 * The sources have 30,000 words, and a handful are utilities: to try all takes two seconds of processor time. So the words that named none are
 * kept between runs, and only new ones are tried.
 */
export async function createStyleGenerator(cache = openWords()): Promise<Generator> {
  const generator = await createGenerator(uno)
  const known = new Map<string, { readonly text: string; readonly generated: Promise<Generated> }>()
  const kept = cache.read('plain-words', [])
  const plain = new Set(kept && new TextDecoder().decode(kept).split('\n'))

  async function generate(text: string, preflights: boolean): Promise<Generated> {
    const words = [...(await generator.applyExtractors(text))].filter(word => !plain.has(word))
    const generated = await generator.generate(new Set(words), { preflights, minify: false })
    const found = words.filter(word => !generated.matched.has(word) && !word.includes('\n'))
    for (const word of found) plain.add(word)
    if (found.length) cache.write('plain-words', [], [...plain].join('\n'))
    return generated
  }

  return ({ name, text }, preflights) => {
    const before = known.get(name)
    if (before?.text === text) return before.generated
    const generated = generate(text, preflights)
    known.set(name, { text, generated })
    return generated
  }
}

export interface StyleSheet {
  /** In the order of the sheet. */
  readonly rules: readonly StyleRule[]
  /**
   * Address and text of the whole sheet, without the font faces, which each page has: a face that is declared again is loaded again.
   */
  readonly href: string
  readonly text: string
  /** Class names in the sources of each island and enhancement: classes that its browser code may add later. */
  readonly islands: Readonly<Record<string, readonly string[]>>
  readonly enhancements: Readonly<Record<string, readonly string[]>>
  /** Short names of classes; empty in development. */
  readonly names: ClassNames
}

const views = [
  'blocks/*/view.tsx',
  'blocks/*/island.tsx',
  'blocks/*/{enhance,begin}.ts',
  'blocks/*/props.ts',
  'blocks/_kit/**/*.{ts,tsx}',
  'worker/core/page/render/**/*.{ts,tsx}',
  'client/**/*.{ts,tsx}',
]
const sheets = ['blocks/_kit/styles/*.css', 'blocks/*/style.css', 'blocks/*/style.later.css']

/** A sheet of rules that nothing needs at the first paint has this ending. */
const isLater = (path: string) => path.endsWith('.later.css')

/** A font belongs to the pages of the themes that use it. */
const faceTokens = (face: string): string[] =>
  Object.values(themes)
    .filter(({ font, displayFont }) =>
      new RegExp(`font-family:\\s*"(?:${font}|display-${displayFont})(-\\w+)?"`).test(face),
    )
    .map(theme => `theme:${theme.name}`)

/**
 * Elements that few pages have and many rules are for. Rules for other elements come with every page that has their classes: that costs
 * less than to look for the elements.
 */
export const rareElements: ReadonlySet<string> = new Set([
  'blockquote',
  'code',
  'hr',
  'ol',
  'pre',
  'sub',
  'sup',
  'table',
])

const hrefOf = (text: string) => `/assets/site-${contentHash(text)}.css`

const sheetText = (rules: readonly StyleRule[]) => writeRules(rules.filter(rule => !isFontFace(rule)))

interface StyleOptions {
  /** Gives custom properties short names, as in the visitors' sheet. */
  readonly short?: boolean
  /** Default: a new one. One that made a sheet before reads only sources that have changed. */
  readonly generator?: Generator
}

/** The site's whole sheet, in its final order: themes, hand-written rules, utilities. */
export async function buildStyles(
  root: string,
  fonts: FontSet,
  { short = false, generator: given }: StyleOptions = {},
): Promise<StyleSheet> {
  const generate = given ?? (await createStyleGenerator())
  const sources = readSources(root, views)
  const { css } = await generate({ name: '', text: sources.map(({ text }) => text).join('\n') }, true)
  const written = readSources(root, sheets).map(({ path, text }) => (isLater(path) ? laterRules(text) : text))
  const named = [themeSheet(fonts), ...written, css].join('\n')
  const rules = readRules(short ? shortenNames(named) : named, { elements: rareElements, faceTokens })
  const text = sheetText(rules)
  return {
    rules,
    text,
    href: hrefOf(text),
    islands: await classesOf(
      sources,
      /^blocks\/(?:([\w-]+)\/island|_kit\/islands\/([\w-]+))\.tsx$/,
      generate,
    ),
    enhancements: await classesOf(
      sources,
      /^blocks\/(?:([\w-]+)\/enhance|_kit\/enhancements\/([\w-]+))\.ts$/,
      generate,
    ),
    names: {},
  }
}

/** The sheet with these names for its classes. */
export function nameClasses(sheet: StyleSheet, names: ClassNames): StyleSheet {
  const rules = renameClasses(sheet.rules, names)
  const text = sheetText(rules)
  return { ...sheet, rules, text, href: hrefOf(text), names }
}

/** The class names in the sources whose paths match, by the name that the pattern captures. */
async function classesOf(sources: { path: string; text: string }[], pattern: RegExp, generate: Generator) {
  const named = sources.flatMap(({ path, text }) => {
    const found = pattern.exec(path)
    return found ? [{ path, name: found[1] ?? found[2]!, text }] : []
  })
  const entries = named.map(async ({ path, name, text }) => {
    const { matched } = await generate({ name: path, text }, false)
    const written = [...text.matchAll(/'([\w\- ]+)'|"([\w\- ]+)"/g)].flatMap(match =>
      (match[1] ?? match[2] ?? '').split(' '),
    )
    return [name, [...new Set([...matched, ...written])].filter(Boolean).sort()] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
