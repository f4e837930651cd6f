import { type AccentName, accentNames, type Theme } from './themes/theme.ts'

type Rgb = readonly [number, number, number]

function rgbOf(text: string): Rgb | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]
  if (!hex) return undefined
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex
  const part = (from: number) => Number.parseInt(full.slice(from, from + 2), 16)
  return [part(0), part(2), part(4)]
}

/** Difference of two colours, weighted by how the eye sees red, green and blue. */
function distance([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb): number {
  return Math.sqrt(2 * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + 3 * (b1 - b2) ** 2)
}

// A quarter of the way from black to white: farther than this, an editor would not know the colour again.
const farthest = 191

/**
 * The accent of the theme that stands for a colour from content: by name, or the nearest to a hexadecimal colour.
 * Undefined when none is near, so that a page never shows a colour that its theme does not have.
 */
export function snapToAccent(color: string | undefined, theme: Theme): AccentName | undefined {
  const wanted = color?.trim().toLowerCase()
  if (!wanted) return undefined
  const named = accentNames.find(name => name === wanted)
  if (named) return named
  const rgb = rgbOf(wanted)
  if (!rgb) return undefined
  const ranked = accentNames
    .map(name => ({ name, far: distance(rgb, rgbOf(theme.accents[name].color)!) }))
    .sort((a, b) => a.far - b.far)
  return ranked[0]!.far <= farthest ? ranked[0]!.name : undefined
}
