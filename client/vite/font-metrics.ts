import arial from '@capsizecss/metrics/arial'
import inter from '@capsizecss/metrics/inter'
import sourceSans from '@capsizecss/metrics/sourceSans3'
import workSans from '@capsizecss/metrics/workSans'
import type { FontName } from '../../blocks/_kit/themes/fonts.ts'

const metrics = { 'source-sans': sourceSans, 'work-sans': workSans, inter } satisfies Record<
  FontName,
  typeof arial
>

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`

/** A face on a local font with the metrics of the web font, so that the swap moves nothing (CSS Fonts 5). */
export function fallbackFace(name: string): string {
  const font = metrics[name as FontName]
  const size = font.xWidthAvg / font.unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm)
  const scale = font.unitsPerEm * size
  const overrides = `ascent-override:${percent(font.ascent / scale)};descent-override:${percent(Math.abs(font.descent) / scale)};line-gap-override:${percent(font.lineGap / scale)}`
  return `@font-face{font-family:"${name}-fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:${percent(size)};${overrides}}`
}

/** The family list of a theme's font. */
export function fontFamily(name: FontName): string {
  return `"${name}","${name}-fallback",system-ui,sans-serif`
}
