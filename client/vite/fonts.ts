import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import {
  type DisplayFontName,
  displayFaces,
  type FontName,
  fontFiles,
} from '../../blocks/_kit/themes/theme.ts'
import { openBuildCache } from './build-cache.ts'
import { weightsOf } from './font-metrics.ts'
import { contentHash } from './sources.ts'

const require = createRequire(import.meta.url)

export interface FontFile {
  /** Address under which the site serves the file. */
  readonly href: string
  readonly source: Uint8Array
}

export type FontSet = Readonly<Record<FontName | DisplayFontName, FontFile>>

const characters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

/** The characters of German, English, French, Italian, Spanish and Portuguese, and the signs that pages use. */
export const fontCharacters = [
  characters(0x20, 0x7e),
  characters(0xa0, 0xff),
  'ŒœŸẞ–—‘’‚“”„†•…‹›€™−←↑→↓',
  // Spaces of a digit's width, thin, and narrow without a break.
  '\u2007\u2009\u202f',
].join('')

/** Kerning, ligatures, marks and local forms, and the figures that styles use. */
const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'pnum']

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>

const cutFont = (file: Uint8Array, axes: Axes): Promise<Uint8Array> =>
  subsetFont(file, fontCharacters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { ...axes },
  })

/** Files and axes of the fonts by name: texts have a range of weights, display faces one. */
function cuts(): [FontName | DisplayFontName, string, Axes][] {
  // `entries` forgets which names there are.
  const texts = Object.entries(fontFiles) as [FontName, string][]
  const faces = Object.entries(displayFaces) as [DisplayFontName, (typeof displayFaces)[DisplayFontName]][]
  const rangeOf = (weights: readonly number[]) => ({ wght: { min: weights[0]!, max: weights.at(-1)! } })
  return [
    ...texts.map(([name, file]) => [name, file, rangeOf(weightsOf(name))] as [FontName, string, Axes]),
    ...faces.map(([name, { file, axes }]) => [name, file, axes] as [DisplayFontName, string, Axes]),
  ]
}

/**
 * The self-hosted fonts: of each package's file the characters, features and weights that the site has use for. To cut them takes over a
 * second of processor time, so they are kept between runs.
 */
export async function buildFonts(cache = openBuildCache(import.meta.filename)): Promise<FontSet> {
  const files = cuts().map(async ([name, path, axes]): Promise<[FontName | DisplayFontName, FontFile]> => {
    const file = readFileSync(require.resolve(path))
    const source = await cache.keep(name, [file], () => cutFont(file, axes))
    return [name, { href: `/assets/${name}-${contentHash(source)}.woff2`, source }]
  })
  // `fromEntries` forgets that there is one for each name.
  return Object.fromEntries(await Promise.all(files)) as FontSet
}
