import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'

const assets = 'dist/client/assets'

const brotli = (name: string) =>
  brotliCompressSync(readFileSync(join(assets, name)), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
    .length

const files = readdirSync(assets)
const sum = (pattern: RegExp) =>
  files.filter(name => pattern.test(name)).reduce((bytes, name) => bytes + brotli(name), 0)

interface Budget {
  readonly what: string
  readonly files: RegExp
  /** KB after brotli, of 1,000 bytes, so that a budget is met in either meaning of KB. */
  readonly most: number
}

/**
 * The downloads of a visitor. React is counted separately: it is loaded with the first interactive block that is seen or touched. So is the player of
 * animations, which is loaded with the first animation. Files of editors are not counted.
 */
const budgets: readonly Budget[] = [
  { what: 'script on load', files: /^main-.*\.js$/, most: 5 },
  // Navigator, consent tool, notice, late font, the loader of enhancements, exit layer.
  { what: 'script when idle', files: /^when-idle-.*\.js$/, most: 10.7 },
  { what: 'events, unless refused', files: /^start-events-.*\.js$/, most: 4 },
  { what: 'figures of visits, if granted', files: /^watch-vitals-.*\.js$/, most: 3.5 },
  { what: 'player of animations', files: /^lottie.*\.js$/, most: 45 },
  { what: 'React', files: /^react-.*\.js$/, most: 62 },
  { what: 'icons that most pages use', files: /^icons-.*\.svg$/, most: 6.5 },
]

let failed = 0
for (const { what, files: pattern, most } of budgets) {
  const kilobytes = sum(pattern) / 1000
  const ok = kilobytes <= most && files.some(name => pattern.test(name))
  if (!ok) failed++
  console.log(
    `${ok ? 'ok  ' : 'over'}  ${what.padEnd(36)} ${kilobytes.toFixed(2).padStart(6)} of ${most} KB brotli`,
  )
}
/** KB after brotli that one island or enhancement may take. */
const mostOfPart = 2
/** Islands and enhancements that are a tool of their own, with everything that they load beside the script of every page and React. */
// A form names the wrong part of a date, shows its step and errors in the title of the document, and cleans texts as the worker does. The search
// field is a combobox with its list.
const mostOfTool: Readonly<Record<string, number>> = { form: 13, 'search-field': 3.1 }

/** Grows with every block, and no visitor downloads all of it: reported only. */
const sums = [
  ['script beyond React, all blocks', /^(?!react-|lottie|editor-|live-editing-).*\.js$/],
  ['style sheet, whole site', /^site-.*\.css$/],
] as const

/** The parts that pages load when they need them, by the sources that they are made from. */
const parts =
  /^(?:blocks\/(?:(?<island>[\w-]+)\/island|_kit\/islands\/(?<kitIsland>[\w-]+)|(?<enhancement>[\w-]+)\/enhance|_kit\/enhancements\/(?<kitEnhancement>[\w-]+))|client\/(?:services\/(?<service>embed)|exchange\/(?<tool>exchange)))\.tsx?$/
const manifest: Manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'))

/** The files of a source and its imports, without those that are loaded anyway. */
function filesOf(source: string, seen = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[source] ?? {}
  if (!file || /^assets\/(?:main|when-idle|react)-/.test(file) || seen.has(file)) return seen
  seen.add(file)
  for (const next of imports) filesOf(next, seen)
  return seen
}

for (const [source, { file }] of Object.entries(manifest)) {
  const [kind, name] = Object.entries(parts.exec(source)?.groups ?? {}).find(([, found]) => found) ?? []
  if (!kind || !name) continue
  const most = mostOfTool[name] ?? mostOfPart
  const own = name in mostOfTool ? [...filesOf(source)] : [file]
  const kilobytes = own.reduce((bytes, part) => bytes + brotli(basename(part)), 0) / 1000
  const ok = kilobytes <= most
  if (!ok) failed++
  console.log(
    `${ok ? 'ok  ' : 'over'}  ${`${kind} ${name}`.padEnd(36)} ${kilobytes.toFixed(2).padStart(6)} of ${most} KB brotli`,
  )
}
for (const [what, pattern] of sums)
  console.log(`      ${what.padEnd(36)} ${(sum(pattern) / 1000).toFixed(2).padStart(6)} KB brotli`)
process.exit(failed ? 1 : 0)
