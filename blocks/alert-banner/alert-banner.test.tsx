import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const { content } = fixtures[0]!
const render = (fields: object = {}, options: object = {}) =>
  renderContent({ ...content, ...fields }, options)
const idIn = (html: string) => /data-close-banner="([^"]+)"/.exec(html)?.[1]

describe('alert', () => {
  it.each([
    ['info', 'de', 'status', 'Hinweis'],
    ['urgent', 'de', 'alert', 'Wichtiger Hinweis'],
    ['info', 'en', 'status', 'Notice'],
    ['urgent', 'fr', 'alert', 'Information importante'],
  ])(
    'of the kind %s in %s is a live region of the role %s, in a region with a name',
    (kind, language, role, name) => {
      const { html } = render({ kind }, { language })
      expect(html).toContain(`aria-label="${name}"`)
      expect(html).toContain(`<p role="${role}">Vom 24.\u00a0Dezember`)
    },
  )

  it.each([
    ['before its time', -1, false],
    ['from its time on', 0, true],
    ['until its time', 9, true],
    ['after its time', 10, false],
  ])('%s: %s days after its beginning shown is %s', (_, days, expected) => {
    const now = Date.UTC(2026, 11, 20) + days * 86_400_000
    const { html } = render({ from: '2026-12-20 00:00', until: '2026-12-30 00:00' }, { now })
    expect(html !== '').toBe(expected)
  })

  it('holds until it begins or ends', () => {
    const now = Date.UTC(2026, 11, 19)
    expect(render({ from: '2026-12-20 00:00' }, { now }).until).toBe(Date.UTC(2026, 11, 20))
    expect(render({ until: '2026-12-30 00:00' }, { now }).until).toBe(Date.UTC(2026, 11, 30))
  })

  it('is not there once it was closed, but a changed text is', () => {
    const closed = idIn(render().html)
    const facts = { isBannerClosed: (id: string) => id === closed }
    expect(render({}, { facts }).html).toBe('')
    expect(render({ text: 'Jetzt doch nicht.' }, { facts }).html).toContain('Jetzt doch nicht.')
  })

  it('stays where editors do not let it be closed', () => {
    const { html } = render({ closable: false }, { facts: { isBannerClosed: () => true } })
    expect(html).toContain('Vom 24.\u00a0Dezember')
    expect(html).not.toContain('<button')
  })

  it('has a link only with words', () => {
    expect(render().html).toContain('<a href="/kontakt/">Schreib uns</a>')
    expect(render({ linkText: '' }).html).not.toContain('<a ')
  })
})
