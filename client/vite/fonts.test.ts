import { describe, expect, it } from 'vitest'
import { type StyleRule, writeRules } from '../../blocks/_kit/style-sheet.ts'
import { themes } from '../../blocks/_kit/themes/all.ts'
import {
  type DisplayFontName,
  displayFaces,
  type FontName,
  fontFiles,
} from '../../blocks/_kit/themes/theme.ts'
import { fallbackFaces, weightsOf } from './font-metrics.ts'
import { buildFonts } from './fonts.ts'
import { buildStyles } from './styles.ts'

const fonts = await buildFonts()
const { rules } = await buildStyles('.', fonts)

const isFace = ([, selectors]: StyleRule) => selectors[0]?.[0] === '@font-face'

/** The themes that a rule is of; all where it names none. */
const themesOf = ([, selectors]: StyleRule) => {
  const named = selectors.flatMap(([, tokens]) => tokens).filter(token => token.startsWith('theme:'))
  return Object.values(themes).filter(({ name }) => !named.length || named.includes(`theme:${name}`))
}

/** The weights of a font that the sheet uses. */
const weightsIn = (font: FontName) =>
  rules
    .filter(rule => !isFace(rule) && themesOf(rule).some(theme => theme.font === font))
    .flatMap(rule =>
      [...writeRules([rule]).matchAll(/(?:font-weight|-weight|font):(\d{3})\b/g)].map(([, weight]) =>
        Number(weight),
      ),
    )

describe.each(Object.keys(fontFiles) as FontName[])('%s', name => {
  it('has a fallback in each weight that styles use, bold ones on a bold font', () => {
    const weights = [...new Set(weightsIn(name))].sort()
    expect(weights).toContain(700)
    expect(weightsOf(name)).toEqual(expect.arrayContaining(weights))
    for (const weight of weights) {
      const faces = fallbackFaces(name)
        .split('\n')
        .filter(face => face.includes(`font-weight:${weight};`))
      expect(faces).toHaveLength(2)
      for (const face of faces) expect(/local\("[^"]* Bold"\)/.test(face), face).toBe(weight >= 600)
    }
  })

  it('moves nothing by coming late, and is, as its fallbacks, on the pages of its themes only', () => {
    const faces = rules.filter(rule => isFace(rule) && writeRules([rule]).includes(`"${name}`))
    expect(faces).toHaveLength(2 + 2 * weightsOf(name).length)
    expect(faces.filter(rule => writeRules([rule]).includes('font-display:optional'))).toHaveLength(1)
    const own = Object.values(themes).filter(theme => theme.font === name)
    for (const [, selectors] of faces)
      expect(selectors.map(([, tokens]) => tokens)).toEqual(own.map(theme => [`theme:${theme.name}`]))
  })

  it('takes less than 150 ms of slow 4G (1.6 Mbit/s)', () => {
    expect(fonts[name].source.length).toBeLessThan(30_000)
  })
})

describe.each(Object.keys(displayFaces) as DisplayFontName[])('%s', name => {
  const faces = rules.filter(rule => isFace(rule) && writeRules([rule]).includes(`"display-${name}`))

  it('is one weight, which replaces local fonts of the same measures, on the pages of its themes', () => {
    expect(faces).toHaveLength(3)
    expect(faces.filter(rule => writeRules([rule]).includes('font-display:swap'))).toHaveLength(1)
    const own = Object.values(themes).filter(theme => theme.displayFont === name)
    expect(own.length).toBeGreaterThan(0)
    for (const [, selectors] of faces)
      expect(selectors.map(([, tokens]) => tokens)).toEqual(own.map(theme => [`theme:${theme.name}`]))
  })

  it('has 26 KB at most', () => {
    expect(fonts[name].source.length).toBeLessThanOrEqual(26_000)
  })
})
