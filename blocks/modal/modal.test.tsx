import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const html = (name: string, language = 'de') => renderContent(fixture(name), { language }).html
const css = readFileSync(new URL('./style.css', import.meta.url), 'utf8').replace(/\s+/g, ' ')

describe('modal', () => {
  it('is opened and closed by the browser, without a script', () => {
    const [, id] = /<dialog id="([^"]+)"/.exec(html('default'))!
    expect(html('default')).toContain(
      `command="show-modal" commandfor="${id}">So läuft die Anrechnung</button>`,
    )
    expect(html('default')).toContain(`command="close" commandfor="${id}"`)
    expect(html('default')).toContain('closedby="any"')
    expect(html('default')).not.toMatch(/<dialog[^>]* open/)
  })

  it('opens only if content is given', () => {
    expect(html('empty')).toBe('')
  })

  it('is named by its headline, or by the words that open it', () => {
    const [, id] = /aria-labelledby="([^"]+)"/.exec(html('default'))!
    expect(html('default')).toContain(`id="${id}" class="heading heading-h3 modal-title">In zehn Tagen`)
    expect(html('headless')).toMatch(/<dialog [^>]*aria-label="So läuft die Anrechnung"/)
    expect(html('headless')).not.toContain('<h2')
  })

  it.each([
    ['de', 'Schließen'],
    ['en', 'Close'],
  ])('has a close button first in it, named in %s', (language, label) => {
    const [, inside] = html('default', language).split('<dialog')
    expect(/<(?:button|a) [^>]*>/.exec(inside!)?.[0]).toContain(`aria-label="${label}"`)
  })

  it('has an id of its own each time', () => {
    const body = [fixture('default'), fixture('default')]
    const ids = [
      ...renderContent({ component: 'container', _uid: 'c', body }).html.matchAll(/<dialog id="([^"]+)"/g),
    ]
    expect(new Set(ids.map(([, id]) => id)).size).toBe(2)
  })

  it.each([
    ['80vh high at most', 'width: calc(100% - 2rem); max-width: 48rem; max-height: 80vh;'],
    [
      'a place of its own, also out of the top layer',
      'position: fixed; z-index: 50; inset: 0; margin: auto;',
    ],
    ['the page does not scroll', 'html:has(.modal-dialog:modal) { overflow: hidden;'],
    ['a fade of 500 ms', 'transition: 0.5s allow-discrete;'],
    ['which is not for everybody', '@media (prefers-reduced-motion: no-preference) { .modal-dialog,'],
  ])('%s', (_, rule) => {
    expect(css).toContain(rule)
  })
})
