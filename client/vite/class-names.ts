import type { StyleRule, StyleSelector } from '../../blocks/_kit/style-sheet.ts'

/** Short names of classes, by the names that sources give them. */
export type ClassNames = Readonly<Record<string, string>>

/** The file into which the client's build writes the class names, for the worker's build and for tests. */
export const classNamesFile = '.vite/class-names.json'

interface BundleFile {
  readonly type: string
  readonly code?: string
  readonly source?: string | Uint8Array
  readonly moduleIds?: readonly string[]
  readonly originalFileNames?: readonly string[]
}

/** Scripts that do not use the pages' classes: packages, and the editor, which has a document of its own. */
const isForeign = (id: string) => /node_modules|client\/editor-app/.test(id)

const classInSheet = /\.[a-z][\w-]*/gi

/** The classes in the sheet of the inspector, which is added beside that of the page and not shortened. */
const classesOfInspector = ({ originalFileNames = [], source }: BundleFile): readonly string[] =>
  originalFileNames.includes('client/inspector/inspector.css')
    ? (String(source).match(classInSheet) ?? [])
    : []

/** The text of all scripts of a build that may meet a page's classes, and the classes that the inspector's sheet names. */
export const browserCodeIn = (bundle: readonly BundleFile[]): string =>
  [
    ...bundle.filter(({ moduleIds = [] }) => !moduleIds.every(isForeign)).map(({ code }) => code),
    ...bundle.flatMap(classesOfInspector),
  ].join('\n')

const escapedClass = /\.((?:\\.|[\w-])+)/g
const quoted = /("[^"]*")/

const withoutEscapes = (name: string) => name.replaceAll('\\', '')

/** Changes the classes of a selector; quoted text stays. */
const mapClasses = (selector: string, change: (written: string, name: string) => string): string =>
  selector
    .split(quoted)
    .map((part, index) =>
      index % 2
        ? part
        : part.replace(escapedClass, (written, name: string) => change(written, withoutEscapes(name))),
    )
    .join('')

function classesIn([text, , choices = []]: StyleSelector): string[] {
  const found = [...choices]
  mapClasses(text, (written, name) => {
    found.push(name)
    return written
  })
  return found
}

const attributePart = /\[class[*^$~|]?=["']?([\w-]+)/g

/**
 * Tells which names have to stay: those that browser code may name, completely or by a beginning that it completes, and those that
 * selectors find by a part of the attribute.
 */
function mayBeNamed(browserCode: string, selectors: readonly string[]): (name: string) => boolean {
  const words = new Set(browserCode.match(/[\w-]+/g))
  const starts = new Set(
    [...browserCode.matchAll(/([a-z][\w-]*-)(?=\$\{|["'`])/g)].map(([, start]) => start!),
  )
  const parts = new Set(selectors.flatMap(text => [...text.matchAll(attributePart)].map(([, part]) => part!)))
  return name =>
    words.has(name) ||
    [...starts].some(start => name.startsWith(start)) ||
    [...parts].some(part => name.includes(part))
}

/**
 * Short names for the classes of a sheet, the shortest for the most frequent ones. A class that browser code may name keeps its name, so
 * that scripts need no mapping.
 */
export function shortenClasses(rules: readonly StyleRule[], browserCode: string): ClassNames {
  const selectors = rules.flatMap(([, list]) => list)
  const isKept = mayBeNamed(
    browserCode,
    selectors.map(([text]) => text),
  )
  const counts = new Map<string, number>()
  for (const name of selectors.flatMap(classesIn)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([name]) => name)
  const taken = new Set(byCount.filter(isKept))
  const names: Record<string, string> = {}
  let index = 0
  for (const name of byCount) {
    if (taken.has(name)) continue
    while (taken.has(shortName(index))) index++
    names[name] = shortName(index++)
  }
  return names
}

/** The rules with these names, in selectors and tokens. */
export const renameClasses = (rules: readonly StyleRule[], names: ClassNames): StyleRule[] => {
  const rename = (name: string) => names[name] ?? name
  const renameSelector = ([text, tokens, choices]: StyleSelector): StyleSelector => {
    const short = mapClasses(text, (written, name) => (names[name] ? `.${names[name]}` : written))
    return choices ? [short, tokens.map(rename), choices.map(rename)] : [short, tokens.map(rename)]
  }
  return rules.map(([around, selectors, declarations]) => [
    around,
    selectors.map(renameSelector),
    declarations,
  ])
}

/** Not a part of a class name. */
const customProperty = /(?<![\w-])--[a-z][\w-]*/gi
const registered = /@property\s+(--[\w-]+)/g

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** One letter for the first 52, then two. */
const shortName = (index: number): string =>
  index < letters.length
    ? letters[index]!
    : letters[Math.floor(index / letters.length) - 1]! + letters[index % letters.length]!

/**
 * The sheet with short names for its custom properties, the shortest for the most frequent ones. Registered ones keep their names,
 * which the browser tests read. No other file may name one.
 */
export function shortenNames(css: string): string {
  const kept = new Set([...css.matchAll(registered)].map(([, name]) => name!))
  const counts = new Map<string, number>()
  for (const [name] of css.matchAll(customProperty))
    if (!kept.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  const byCount = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
  const names = new Map(byCount.map(([name], index) => [name, `--${shortName(index)}`]))
  return css.replace(customProperty, name => names.get(name) ?? name)
}
