import { describe, expect, it } from 'vitest'
import { fifthTheme } from '../_kit/testing/fifth-theme.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!

describe('container', () => {
  const classes: [string, object, string][] = [
    ['a size', { size: 'maxIU' }, 'section-size-maxIU'],
    ['a background', { backgroundColor: 'black' }, 'surface-black'],
    ['edges', { topEdge: 'slope-up' }, 'edge-top-slope-up'],
    ['a border', { border: 'dark' }, 'section-border-dark'],
    ['an accent', { accentColor: 'orange' }, 'accent-orange'],
  ]
  it.each(classes)('has %s', (_name, fields, expected) => {
    expect(renderContent({ ...content, ...fields }).html).toMatch(new RegExp(`class="[^"]*\\b${expected}\\b`))
  })

  it('has no size but the default one where its size is unknown', () => {
    expect(renderContent({ ...content, size: '7xl' }).html).toBe(renderContent(content).html)
  })

  const grounds: [string, string, string][] = [
    ['programme-0', 'surface-page-color', 'edge-top-slope-up edge-bottom edge-bottom-slope-down'],
    ['programme-5', 'surface-white-off', ''],
    ['landing-0', 'surface-white-off', 'edge-top-slope-down edge-bottom edge-bottom-slope-up'],
    ['closing-0', 'surface-white', 'closing-rule'],
  ]
  it.each(grounds)('stands on the theme’s ground for %s', (ground, surface, edges) => {
    const { html } = renderContent({ component: 'container', body: content.body, ground })
    expect(html).toMatch(new RegExp(`class="[^"]*\\b${surface}\\b[^"]*${edges}`))
  })

  it('stands on the ground of another theme where that says another', () => {
    const night = { surface: 'black', bottom: 'curve-out' } as const
    const theme = { ...fifthTheme, grounds: { ...fifthTheme.grounds, location: [night] as const } }
    const located = { component: 'container', body: content.body, ground: 'location-3' }
    expect(renderContent(located, { facts: { theme } }).html).toContain(
      'surface-black edge-bottom edge-bottom-curve-out',
    )
  })

  it.each(['nowhere-0', 'programme', 'programme-x', 'constructor-0'])('knows no ground %s', ground => {
    const { html } = renderContent({ component: 'container', body: content.body, ground })
    expect(html).toContain('section-plain')
  })

  it.each([
    [
      'margin',
      /section-margin"><div class="flow"><section(?:(?!<section).)*<\/section><\/div><div class="flow">/,
    ],
    ['rail', /<\/section><\/div><div class="flow"><a class="button[^>]*>(?:(?!<section).)*<\/div><\/div>/],
  ])('%s: one block stands in a column of its own', (layout, expected) => {
    expect(renderContent({ ...content, layout }).html).toMatch(expected)
  })

  it('one block alone has no column beside it', () => {
    const [first] = content.body as object[]
    const { html } = renderContent({ ...content, body: [first], layout: 'margin' })
    expect(html).toBe(renderContent({ ...content, body: [first] }).html)
  })

  it('an editor’s background goes before the theme’s ground', () => {
    const { html } = renderContent({ ...content, backgroundColor: 'black', ground: 'programme-0' })
    expect(html).toContain('surface-black')
  })

  it('a block in it that fails is left out alone', () => {
    const { html, log } = renderContent({
      ...content,
      body: [{ component: 'headline', _uid: 'bad', text: '' }, ...(content.body as object[])],
    })
    expect(html).toContain('Vier Wochen zur Probe')
    expect(log).toMatchObject([{ event: 'block-lost', uid: 'bad' }])
  })

  it('can be linked to by a name, written as in addresses', () => {
    expect(renderContent({ ...content, anchor: 'Dein Abschluß' }).html).toContain('id="dein-abschluss"')
  })

  it('without blocks it renders nothing', () => {
    expect(renderContent({ component: 'container', body: [] }).html).toBe('')
  })
})
