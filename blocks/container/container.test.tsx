import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!

describe('container', () => {
  const classes: [string, object, string][] = [
    ['a size', { size: 'maxIU' }, 'section-size-maxIU'],
    ['the default size', {}, 'section-size-default'],
    ['an unknown size falls back', { size: '7xl' }, 'section-size-default'],
    ['a background', { backgroundColor: 'black' }, 'surface-black'],
    ['edges', { topEdge: 'slope-up' }, 'edge-top-slope-up'],
    ['a border', { border: 'dark' }, 'section-border-dark'],
    ['an accent', { accentColor: 'orange' }, 'accent-orange'],
  ]
  it.each(classes)('has %s', (_name, fields, expected) => {
    expect(renderContent({ ...content, ...fields }).html).toMatch(new RegExp(`class="[^"]*\\b${expected}\\b`))
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
