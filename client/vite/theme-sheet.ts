import { themes } from '../../blocks/_kit/themes/all.ts'
import { type PartName, type Parts, parts } from '../../blocks/_kit/themes/parts.ts'
import { tableShapes } from '../../blocks/_kit/themes/table-shapes.ts'
import {
  type DisplayFontName,
  darkSurfaces,
  displayFaces,
  type FontName,
  fontFiles,
  moreContrast,
  type Palette,
  type SurfaceName,
  surfaceNames,
  type Theme,
} from '../../blocks/_kit/themes/theme.ts'
import { displayFaceRules, displayFamilies } from './display-faces.ts'
import { fallbackFaces, fontFamilies, letterWidth, weightsOf } from './font-metrics.ts'
import type { FontSet } from './fonts.ts'

const kebab = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

const declare = (palette: Partial<Palette>) =>
  Object.entries(palette)
    .map(([role, color]) => `--c-${kebab(role)}:${color}`)
    .join(';')

/** The custom property of a token: `--card-edge-top`. */
export const tokenName = (part: string, token: string) => `--${part}-${kebab(token)}`

const darkScopes = darkSurfaces.map(name => `.surface-${name} `)

/** The tokens of a theme's parts, each rule on the elements that carry them. */
function partRules(scope: string, chosen: Parts, within: readonly string[]): string[] {
  return Object.entries(chosen).map(([name, values]) => {
    const selectors = parts[name as PartName].on.flatMap(on =>
      within.map(place => (on ? `${scope} ${place}${on}` : scope)),
    )
    const tokens = Object.entries(values).map(([token, value]) => `${tokenName(name, token)}:${value}`)
    return `${selectors.join(',')}{${tokens.join(';')}}`
  })
}

/** Selectors for a surface: its class, and the parts that the theme puts on it. */
const standingOn = (name: SurfaceName, { partSurfaces = {} }: Theme): string[] => [
  `.surface-${name}`,
  ...Object.entries(partSurfaces)
    .filter(([, surface]) => surface === name)
    .flatMap(([partName]) => parts[partName as PartName].on),
]

/**
 * For visitors who prefer more contrast: everything quieter than text, or in the brand's colour, gets the colour of text, and is distinguished by
 * its shape, weight or underline.
 */
const strongerRoles = Object.entries(moreContrast)
  .map(([role, as]) => `--c-${kebab(role)}:var(--c-${as})`)
  .join(';')

/** Every surface starts from the theme's own palette, also within another surface, and sets its differences. */
function surfaceRules(scope: string, theme: Theme): string[] {
  const all = surfaceNames.flatMap(name => standingOn(name, theme))
  const every = `${scope} :is(${all.join(',')})`
  const base = `${declare(theme.palette)};background:var(--c-surface);color:var(--c-text)`
  const own = surfaceNames.map(name => {
    const { image, ...palette } = theme.surfaces[name]
    const declared = [declare(palette), image && `background-image:${image}`].filter(Boolean).join(';')
    const selectors = standingOn(name, theme).map(on => `${scope} ${on}`)
    return declared && `${selectors.join(',')}{${declared}}`
  })
  const stronger = `@media (prefers-contrast:more){${scope},${every}{${strongerRoles}}}`
  return [`${every}{${base}}`, ...own.filter(Boolean), stronger]
}

/** The bands of a theme's pattern, one after the other. */
function patternImage({ colors, sizes, angle }: Theme['pattern']): string {
  let end = 0
  const bands = colors.map((color, index) => {
    end += sizes[index % sizes.length]!
    return `${color} 0 ${end}px`
  })
  return `repeating-linear-gradient(${angle},${bands.join(',')})`
}

/** A page is painted in local fonts; in the web font where `data-font` says that the browser has it (`earlyScript`). */
function rootRules(scope: string, { palette, pattern, radius, type, font, displayFont }: Theme): string[] {
  const corners = Object.entries(radius).map(([part, pixels]) => `--r-${part}:${pixels}px`)
  const words = `--h-weight:${type.weight};--h-tracking:${type.tracking};--measure:${type.measure}`
  const letter = letterWidth(font, type.weight) + Number.parseFloat(type.tracking)
  const { local, web } = fontFamilies(font)
  const declared = [
    declare(palette),
    ...corners,
    words,
    `--letter:${letter.toFixed(3)}`,
    `--font:${local}`,
    `--display:${displayFont ? displayFamilies(displayFont) : 'var(--font)'}`,
    `--pattern:${patternImage(pattern)}`,
  ]
  return [`${scope}{${declared.join(';')}}`, `${scope}[data-font]{--font:${web}}`]
}

/** The style rules of a theme: custom properties, and the grounds of its surfaces. No other rule names a theme. */
export function themeRules(theme: Theme): string {
  const scope = `[data-theme="${theme.name}"]`
  const accents = Object.entries(theme.accents).map(
    ([name, { color, on }]) => `${scope} .accent-${name}{--a:${color};--on-a:${on}}`,
  )
  return [
    ...rootRules(scope, theme),
    ...surfaceRules(scope, theme),
    ...accents,
    ...partRules(scope, { ...theme.parts, table: tableShapes[theme.shapes.table] }, ['']),
    ...partRules(scope, theme.partsOnDark ?? {}, darkScopes),
  ].join('\n')
}

/**
 * The font, declared twice. Optional, for pages that begin with it: it never replaces a local face that was painted, because single words would
 * move by some pixels. Under the second name no text uses it until `client/enhancements/set-late-font.ts` sets it; if it were declared only
 * then, the new face would make the browser lay out the whole page.
 */
function webFaces(name: FontName, fonts: FontSet): string {
  const weights = weightsOf(name)
  const face = (family: string, display: string) =>
    `@font-face{font-family:"${family}";src:url(${fonts[name].href}) format("woff2");font-weight:${weights[0]} ${weights.at(-1)};font-display:${display}}`
  return `${face(name, 'optional')}\n${face(`${name}-late`, 'block')}`
}

/** Font faces, and the custom properties of every theme, its surfaces and its accents. */
export function themeSheet(fonts: FontSet): string {
  // `keys` forgets which names there are.
  const faces = (Object.keys(fontFiles) as FontName[]).map(
    name => `${webFaces(name, fonts)}\n${fallbackFaces(name)}`,
  )
  const display = (Object.keys(displayFaces) as DisplayFontName[]).map(name => displayFaceRules(name, fonts))
  return [...faces, ...display, ...Object.values(themes).map(themeRules)].join('\n')
}
