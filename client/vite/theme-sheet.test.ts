import { describe, expect, it } from 'vitest'
import { fifthTheme } from '../../blocks/_kit/testing/fifth-theme.ts'
import { themeNames, themes } from '../../blocks/_kit/themes/all.ts'
import { parts } from '../../blocks/_kit/themes/parts.ts'
import { accentNames, surfaceNames } from '../../blocks/_kit/themes/theme.ts'
import { readSources } from './sources.ts'
import { themeRules, tokenName } from './theme-sheet.ts'

const root = process.cwd()

const named = new RegExp(`data-theme|\\b(${themeNames.filter(name => name !== 'default').join('|')})\\b`)

describe('a theme is named', () => {
  it('in no style file', () => {
    const styles = readSources(root, ['blocks/**/*.css', 'client/**/*.css', 'worker/**/*.css'])
    expect(styles.length).toBeGreaterThan(30)
    expect(styles.filter(({ text }) => named.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('by no view and no decision', () => {
    const sources = readSources(root, [
      'blocks/**/*.{ts,tsx}',
      'worker/core/page/render/**/*.{ts,tsx}',
      'client/**/*.ts',
    ])
    const views = sources.filter(({ path }) => !/\.test\.tsx?$|_kit\/(themes|testing)\//.test(path))
    expect(views.length).toBeGreaterThan(100)
    const compares = /theme(?:\(\)|\.name)*\s*[!=]==?\s*['"`]/i
    expect(views.filter(({ text }) => compares.test(text)).map(({ path }) => path)).toEqual([])
  })
})

/** Custom properties that are read without a fallback. */
const readIn = (css: string) => new Set([...css.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(match => match[1]!))
const declaredIn = (css: string) =>
  new Set([...css.matchAll(/[{;]\s*(--[\w-]+)\s*:/g)].map(match => match[1]!))

const written = readSources(root, ['blocks/_kit/styles/*.css', 'blocks/*/*.css']).map(({ text }) => text)
const shared = written.join('\n')

describe.each([...Object.values(themes), fifthTheme])('the data of $name', theme => {
  it('gives every custom property that a rule reads', () => {
    const own = themeRules(theme)
    const declared = new Set([...declaredIn(shared), ...declaredIn(own)])
    expect([...readIn(shared + own)].filter(name => !declared.has(name))).toEqual([])
  })

  it('draws its pattern in its colours', () => {
    const [, drawn = ''] = /--pattern:([^;}]+)/.exec(themeRules(theme)) ?? []
    expect(drawn.match(/#[0-9a-f]{6}/g)).toEqual(theme.pattern.colors)
    expect(drawn.match(/\d+px/g)).toHaveLength(theme.pattern.colors.length)
    expect(shared).toContain('var(--pattern)')
  })

  it('draws every surface and every accent', () => {
    const own = themeRules(theme)
    for (const name of surfaceNames) expect(own).toContain(`.surface-${name}`)
    for (const name of accentNames) expect(own).toContain(`.accent-${name}{`)
  })
})

it('every token that a theme may set is read by a style rule', () => {
  const unread = Object.entries(parts).flatMap(([part, { tokens }]) =>
    tokens
      .map(token => tokenName(part, token))
      .filter(name => !new RegExp(`var\\(\\s*${name},`).test(shared)),
  )
  expect(unread).toEqual([])
})
