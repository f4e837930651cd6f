import { type DisplayFontName, displayFaces } from '../../blocks/_kit/themes/theme.ts'
import type { FontSet } from './fonts.ts'
import { type Metrics, readMetrics } from './read-metrics.ts'

/** Fonts of visitors' devices that stand in for a display face: full names, and the width as a share of that of the first. */
interface LocalFaces {
  readonly generic: 'serif' | 'sans-serif'
  readonly faces: readonly { readonly names: readonly string[]; readonly width: number }[]
}

/** On desktops and iOS, and on Android. The widths are those of `@capsizecss/metrics` (4.3). */
const serif: LocalFaces = {
  generic: 'serif',
  faces: [
    { names: ['Times New Roman', 'Liberation Serif', 'Times'], width: 1 },
    { names: ['Noto Serif'], width: 481 / 1000 / (832 / 2048) },
  ],
}
const bold: LocalFaces = {
  generic: 'sans-serif',
  faces: [
    { names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 1 },
    { names: ['Roboto Bold'], width: 926 / 983 },
  ],
}

interface WebFace {
  readonly metrics: Metrics
  readonly local: LocalFaces
  /** Width of running text as a share of its width in the first local font, measured as those in `font-metrics.ts`. */
  readonly width: number
}

const metricsOf = (name: DisplayFontName) => readMetrics(name, displayFaces[name].file)

const webFaces: Readonly<Record<DisplayFontName, WebFace>> = {
  'source-serif': { metrics: await metricsOf('source-serif'), local: serif, width: 1.0534 },
  fraunces: { metrics: await metricsOf('fraunces'), local: serif, width: 1.1407 },
  'inter-black': { metrics: await metricsOf('inter-black'), local: bold, width: 1.0478 },
  'source-sans-black': { metrics: await metricsOf('source-sans-black'), local: bold, width: 0.9336 },
}

/** The family of a display face in style sheets. */
export const displayFamily = (name: DisplayFontName): string => `display-${name}`

const localFamily = (name: DisplayFontName, index: number) => `${displayFamily(name)}-${index}`

/** The family list of a display face. */
export const displayFamilies = (name: DisplayFontName): string => {
  const { faces, generic } = webFaces[name].local
  const local = faces.map((_, index) => `"${localFamily(name, index)}"`)
  return [`"${displayFamily(name)}"`, ...local, generic].join()
}

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`

/** Texts of any weight have the one weight of the face. */
const everyWeight = 'font-weight:100 900'

/**
 * The face and those on local fonts with its metrics. A page has the faces of its theme; a browser fetches the file only where a text
 * uses it, and swaps it in: texts take the same space before.
 */
export function displayFaceRules(name: DisplayFontName, fonts: FontSet): string {
  const { local, width, metrics } = webFaces[name]
  const web = `@font-face{font-family:"${displayFamily(name)}";src:url(${fonts[name].href}) format("woff2");${everyWeight};font-display:swap}`
  const substitutes = local.faces.map((face, index) => {
    const size = width / face.width
    const scale = metrics.unitsPerEm * size
    const descriptors = [
      `font-family:"${localFamily(name, index)}"`,
      `src:${face.names.map(candidate => `local("${candidate}")`).join()}`,
      everyWeight,
      `size-adjust:${percent(size)}`,
      `ascent-override:${percent(metrics.ascent / scale)}`,
      `descent-override:${percent(Math.abs(metrics.descent) / scale)}`,
      `line-gap-override:${percent(metrics.lineGap / scale)}`,
    ]
    return `@font-face{${descriptors.join(';')}}`
  })
  return [web, ...substitutes].join('\n')
}
