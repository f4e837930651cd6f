import { type FontName, fontFiles } from '../../blocks/_kit/themes/theme.ts'
import { type Metrics, readMetrics } from './read-metrics.ts'

const metricsOf = (name: FontName) => readMetrics(name, fontFiles[name])

interface WebFont {
  readonly metrics: Metrics
  /**
   * By weight, the width of running text as a share of its width in Arial of the same size, bold from 600 on. Measured with kerning on 120
   * sentences of the demonstration site; `e2e/journeys/fonts.spec.ts` contains them.
   */
  readonly widths: Readonly<Record<number, number>>
}

const webFonts: Readonly<Record<FontName, WebFont>> = {
  'source-sans': {
    metrics: await metricsOf('source-sans'),
    widths: { 400: 0.9289, 500: 0.9427, 600: 0.892, 650: 0.9044, 700: 0.9166, 750: 0.9215 },
  },
  'work-sans': {
    metrics: await metricsOf('work-sans'),
    widths: { 400: 1.1089, 500: 1.1108, 600: 1.0372, 640: 1.0381, 650: 1.0383, 700: 1.0394, 750: 1.0408 },
  },
  inter: {
    metrics: await metricsOf('inter'),
    widths: {
      400: 1.066,
      500: 1.0768,
      600: 1.0138,
      650: 1.0189,
      700: 1.0237,
      750: 1.0299,
      800: 1.0358,
    },
  },
}

/** A face of a font on the visitor's device: its full names, and its width as a share of Arial's. */
interface LocalFace {
  readonly names: readonly string[]
  readonly width: number
}

interface LocalFont {
  readonly name: string
  readonly regular: LocalFace
  readonly bold: LocalFace
}

/**
 * Arial, or a font with its widths, is on all desktops and iOS, Roboto on Android. Their files are not in the repository: the widths are the
 * averages of `@capsizecss/metrics` (4.3), whose 29,600 files took half of the installation time.
 */
const localFonts: readonly LocalFont[] = [
  {
    name: 'arial',
    regular: { names: ['Arial', 'Liberation Sans', 'Helvetica'], width: 1 },
    bold: { names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], width: 1 },
  },
  {
    name: 'roboto',
    regular: { names: ['Roboto'], width: 911 / 913 },
    bold: { names: ['Roboto Bold'], width: 926 / 983 },
  },
]

/** From here on the bold face is nearer than the regular one. */
const leastBold = 550

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`

function fallbackFace(name: FontName, weight: number, local: LocalFont): string {
  const { metrics, widths } = webFonts[name]
  const face = weight < leastBold ? local.regular : local.bold
  const size = widths[weight]! / face.width
  const scale = metrics.unitsPerEm * size
  const descriptors = [
    `font-family:"${name}-${local.name}"`,
    `src:${face.names.map(candidate => `local("${candidate}")`).join()}`,
    `font-weight:${weight}`,
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(Math.abs(metrics.descent) / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}`,
  ]
  return `@font-face{${descriptors.join(';')}}`
}

/** The font weights that styles use, in order. */
export const weightsOf = (name: FontName): readonly number[] => Object.keys(webFonts[name].widths).map(Number)

/** Width of a letter of a long word in bold Arial, in em: no word of 15 letters or more on the demonstration site is wider. */
const letterOfArial = 0.645

/** The same in a font, for which `_kit/long-words.ts` counts letters. */
export const letterWidth = (name: FontName, weight: number): number =>
  webFonts[name].widths[weight]! * letterOfArial

/**
 * A face on a local font for each weight, with the metrics that the web font has in it (CSS Fonts 5): text is bold where the web font will
 * be bold, and takes the same space.
 */
export const fallbackFaces = (name: FontName): string =>
  localFonts.flatMap(local => weightsOf(name).map(weight => fallbackFace(name, weight, local))).join('\n')

/** The family list of a theme's font: without the web font, and with it in front. */
export function fontFamilies(name: FontName): { readonly local: string; readonly web: string } {
  const local = `${localFonts.map(font => `"${name}-${font.name}"`).join()},system-ui,sans-serif`
  return { local, web: `"${name}",${local}` }
}
