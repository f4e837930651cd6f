import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}) => renderContent({ ...fixture(name), ...changes })

describe('split', () => {
  it('has two halves in the order of the content', () => {
    const { html } = render('default')
    expect(html.match(/split-half /g)).toHaveLength(2)
    expect(html.indexOf('Mit Abitur')).toBeLessThan(html.indexOf('Ohne Abitur'))
  })

  it('gives the width to one half where the other is empty, and shows nothing without both', () => {
    expect(render('one-half').html).toContain('class="split"')
    expect(render('empty')).toMatchObject({ html: '', log: [] })
  })

  it.each([
    ['start', false],
    ['center', true],
    ['', false],
    ['sideways', false],
  ])('aligned by %j: in the middle %s', (alignItems, expected) => {
    expect(render('default', { alignItems }).html.includes('split-center')).toBe(expected)
  })

  it('loses a malformed block alone', () => {
    const { html, log } = render('default', { right: [{ component: 'headline', text: { html: '<b>' } }] })
    expect(html).toContain('Mit Abitur')
    expect(log).toHaveLength(1)
  })

  it('makes hostile content harmless', () => {
    expect(render('hostile').html).not.toMatch(/<script|<img/)
  })
})
