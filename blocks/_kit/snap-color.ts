import { type AccentName, accentNames, type Theme } from './themes/theme.ts'

/** Red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

interface Color {
  readonly rgb: Rgb
  /** From 0, transparent, to 1. */
  readonly alpha: number
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))

function ofHex(digits: string): Color {
  const full = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits
  const part = (from: number) => Number.parseInt(full.slice(from, from + 2), 16)
  return { rgb: [part(0), part(2), part(4)], alpha: full.length === 8 ? part(6) / 255 : 1 }
}

/** CSS Color 4, section 7.1, "Converting HSL colors to sRGB". */
function ofHsl(hue: number, saturation: number, lightness: number): Rgb {
  const amplitude = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const at = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (lightness - amplitude * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return [part(0), part(8), part(4)]
}

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
// Numbers parted by commas or by blanks and a slash: both ways of CSS.
const call =
  /^(rgb|hsl)a?\( ?(-?[\d.]+)(?:deg|%)?[ ,]+([\d.]+)(%?)[ ,]+([\d.]+)%?(?:[ ,/]+([\d.]+)(%?))? ?\)$/

function ofCall(text: string): Color | undefined {
  const [, kind, first, second, percent, third, opacity = '1', share] = call.exec(text) ?? []
  const [a, b, c, alpha] = [first, second, third, opacity].map(Number) as [number, number, number, number]
  if (!kind || [a, b, c, alpha].some(Number.isNaN)) return undefined
  const scale = percent ? 2.55 : 1
  const rgb: Rgb =
    kind === 'hsl'
      ? ofHsl(a, within(b / 100, 1), within(c / 100, 1))
      : [within(a * scale, 255), within(b * scale, 255), within(c * scale, 255)]
  return { rgb, alpha: within(share ? alpha / 100 : alpha, 1) }
}

const maxLength = 60

/** A colour as CSS writes it: `#rgb`, `#rrggbb`, either with an opacity, `rgb()`, `rgba()`, `hsl()`, `hsla()`. */
function colorOf(text: string): Color | undefined {
  if (text.length > maxLength) return undefined
  return hex.test(text) ? ofHex(text.slice(1)) : ofCall(text.replace(/\s+/g, ' '))
}

const mixed = ({ rgb, alpha }: Color, ground: Rgb): Rgb => {
  const part = (index: 0 | 1 | 2) => rgb[index] * alpha + ground[index] * (1 - alpha)
  return [part(0), part(1), part(2)]
}

/** Difference of two colours, weighted by how the eye sees red, green and blue. */
function distance([r1, g1, b1]: Rgb, [r2, g2, b2]: Rgb): number {
  return Math.sqrt(2 * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + 3 * (b1 - b2) ** 2)
}

// A quarter of the distance from black to white: beyond it, an editor would not recognise the colour.
const farthest = 191

/**
 * The accent of the theme for a colour from content: by name, or the nearest to a colour in CSS syntax, as it looks on the theme's
 * surface. Undefined when none is near, so that a page never shows a colour that its theme does not have.
 */
export function snapToAccent(color: string | undefined, theme: Theme): AccentName | undefined {
  const wanted = color?.trim().toLowerCase()
  if (!wanted) return undefined
  const named = accentNames.find(name => name === wanted)
  if (named) return named
  const found = colorOf(wanted)
  if (!found?.alpha) return undefined
  // The colours of themes are `#rrggbb`.
  const rgb = mixed(found, ofHex(theme.palette.surface.slice(1)).rgb)
  const ranked = accentNames
    .map(name => ({ name, far: distance(rgb, ofHex(theme.accents[name].color.slice(1)).rgb) }))
    .sort((a, b) => a.far - b.far)
  return ranked[0]!.far <= farthest ? ranked[0]!.name : undefined
}
