import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fifthTheme } from '../testing/fifth-theme.ts'
import { themes } from './all.ts'
import { moreContrast, type Palette, surfaceNames } from './theme.ts'

type Rgb = readonly [number, number, number]

const rgbOf = (hex: string): Rgb => [1, 3, 5].map(at => Number.parseInt(hex.slice(at, at + 2), 16)) as never

/** Relative luminance of a colour (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map(part => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The backgrounds of text: the flat colour and every stop of its gradient. */
const groundsOf = ({ surface, image = '' }: Palette & { readonly image?: string }) => [
  surface,
  ...(image.match(/#[0-9a-f]{6}/g) ?? []),
]

/** The share of the accent in the line around full stars; the rest is the colour of text. */
const [, accentInLine] = /stroke: color-mix\(in srgb, var\(--a, [^%]* (\d+)%, var\(--c-text\)\)/.exec(
  readFileSync('blocks/_kit/styles/stars.css', 'utf8'),
)!

/** `color-mix(in srgb, one share%, other)`. */
function mix(one: string, other: string, percent: number): string {
  const others = rgbOf(other)
  const parts = rgbOf(one).map((part, at) =>
    Math.round((part * percent + others[at]! * (100 - percent)) / 100),
  )
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** The palette for visitors who prefer more contrast. */
const strengthened = (palette: Palette): Palette => ({
  ...palette,
  ...Object.fromEntries(Object.entries(moreContrast).map(([role, as]) => [role, palette[as]])),
})

const onSurface = ['text', 'muted', 'accent', 'accentHover', 'highlight', 'positive', 'notice'] as const
const least = 4.5

it('each theme is named like its key', () => {
  expect(Object.values(themes).map(({ name }) => name)).toEqual(Object.keys(themes))
})

describe.each([...Object.values(themes), fifthTheme])('theme $name', theme => {
  it.each(surfaceNames)('has lines and text of more contrast on %s where the visitor prefers it', name => {
    const { image, ...palette } = { ...theme.palette, ...theme.surfaces[name] }
    const strong = strengthened(palette)
    const ratios = groundsOf({ ...strong, ...(image && { image }) }).flatMap(ground =>
      (['text', 'muted', 'accent', 'accentHover', 'border'] as const).map(role =>
        contrast(strong[role], ground),
      ),
    )
    // Level AAA (WCAG 2.2, 1.4.6).
    expect(Math.min(...ratios, contrast(strong.onAccent, strong.accent))).toBeGreaterThanOrEqual(7)
  })

  it.each(surfaceNames)('has readable text on %s', name => {
    const palette = { ...theme.palette, ...theme.surfaces[name] }
    const pairs = [
      ...groundsOf(palette).flatMap(ground => onSurface.map(role => [role, palette[role], ground] as const)),
      ['onAccent', palette.onAccent, palette.accent] as const,
      ['onAccent on hover', palette.onAccent, palette.accentHover] as const,
    ]
    const failing = pairs
      .map(([role, ink, ground]) => `${role} ${ink} on ${ground}: ${contrast(ink, ground).toFixed(2)}`)
      .filter((_, index) => contrast(pairs[index]![1], pairs[index]![2]) < least)
    expect(failing).toEqual([])
  })

  it('has readable text on every accent', () => {
    const failing = Object.entries(theme.accents)
      .filter(([, { color, on }]) => contrast(color, on) < least)
      .map(([name, { color, on }]) => `${name}: ${contrast(color, on).toFixed(2)}`)
    expect(failing).toEqual([])
  })

  it.each(surfaceNames)('has stars of every accent that stand out on %s (WCAG 1.4.11)', name => {
    const palette = { ...theme.palette, ...theme.surfaces[name] }
    const failing = Object.entries(theme.accents).flatMap(([accent, { color }]) => {
      const line = mix(color, palette.text, Number(accentInLine))
      return groundsOf(palette)
        .filter(ground => contrast(line, ground) < 3)
        .map(ground => `${accent} ${line} on ${ground}: ${contrast(line, ground).toFixed(2)}`)
    })
    expect(failing).toEqual([])
  })
})
