import { themes } from '../../blocks/_kit/themes/all.ts'
import type { FontName } from '../../blocks/_kit/themes/fonts.ts'
import type { Palette, Theme } from '../../blocks/_kit/themes/theme.ts'
import { fallbackFaces, fontFamily, weightsOf } from './font-metrics.ts'
import type { FontSet } from './fonts.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const declare = (palette: Partial<Palette>) =>
  Object.entries(palette)
    .map(([role, color]) => `--c-${kebab(role)}:${color}`)
    .join(';')

function themeRules(theme: Theme): string {
  const scope = `[data-theme="${theme.name}"]`
  const radius = Object.entries(theme.radius).map(([part, pixels]) => `--r-${part}:${pixels}px`)
  const root = [declare(theme.palette), ...radius, `--font:${fontFamily(theme.font)}`].join(';')
  const surfaces = Object.entries(theme.surfaces).map(([name, { image, ...palette }]) => {
    const full = { ...theme.palette, ...palette }
    return `${scope} .surface-${name}{${declare(full)};background:var(--c-surface);color:var(--c-text)${image ? `;background-image:${image}` : ''}}`
  })
  const accents = Object.entries(theme.accents).map(
    ([name, { color, on }]) => `${scope} .accent-${name}{--a:${color};--on-a:${on}}`,
  )
  return [`${scope}{${root}}`, ...surfaces, ...accents].join('\n')
}

/** Optional: it never takes the place of a local face that was painted, as single words would move by some pixels. */
function webFace(name: FontName, fonts: FontSet): string {
  const weights = weightsOf(name)
  return `@font-face{font-family:"${name}";src:url(${fonts[name].href}) format("woff2");font-weight:${weights[0]} ${weights.at(-1)};font-display:optional}`
}

/** Font faces, and the custom properties of every theme, its surfaces and its accents. */
export function themeSheet(fonts: FontSet): string {
  const faces = (Object.keys(fonts) as FontName[]).map(
    name => `${webFace(name, fonts)}\n${fallbackFaces(name)}`,
  )
  return [...faces, ...Object.values(themes).map(themeRules)].join('\n')
}
