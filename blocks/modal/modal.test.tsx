import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'
import { schema } from './schema.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const html = (name: string, language = 'de') => renderContent(fixture(name), { language }).html
const render = (fields: object) => renderContent({ ...fixture('default'), ...fields }).html

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
    expect(html('default')).toContain(`id="${id}" class="heading heading-h3 dialog-title">In zehn Tagen`)
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
    ['modal', 'dialog surface-white'],
    ['fullscreen', 'dialog surface-white dialog-fullscreen'],
    ['headless', 'dialog surface-white dialog-headless'],
    ['flyin', 'dialog surface-white dialog-flyin'],
    ['nothing', 'dialog surface-white'],
  ])('mode %s is drawn as %s', (mode, classes) => {
    expect(render({ mode })).toContain(`class="${classes}"`)
  })

  it('a flyin moves up, or left', () => {
    expect(render({ mode: 'flyin', direction: 'left' })).toContain('dialog-flyin dialog-left')
    expect(render({ mode: 'flyin', direction: 'up' })).not.toContain('dialog-left')
  })

  it.each([
    [{}, 'any'],
    [{ closeOnOutsideClick: false }, 'closerequest'],
    [{ closable: false }, 'any'],
  ])('with %j it is closed by %s', (fields, closedBy) => {
    expect(render(fields)).toContain(`closedby="${closedBy}"`)
  })

  it.each([
    [{}, true],
    [{ closable: false }, false],
    [{ closeOnOutsideClick: false }, true],
  ])('with %j it has a close button: %s', (fields, expected) => {
    expect(render(fields).includes('command="close"')).toBe(expected)
  })

  it('is refused where nothing closes it', () => {
    const faultsOf = (fields: object) => {
      const { output } = v.safeParse(schema, { ...fixture('default'), ...fields })
      return schema.block.faults!(output as never, {})
    }
    const locked = { closable: false, closeOnOutsideClick: false }
    expect(faultsOf(locked)).toEqual([expect.stringContaining('Nothing closes this modal')])
    expect(render(locked)).toBe('')
    for (const fields of [{}, { closable: false }, { closeOnOutsideClick: false }])
      expect(faultsOf(fields)).toEqual([])
  })

  it('headless draws no headline and is named by it', () => {
    expect(render({ mode: 'headless' })).toMatch(/<dialog [^>]*aria-label="In zehn Tagen/)
    expect(render({ mode: 'headless' })).not.toContain('<h2')
  })

  it('skips the look of running text where selected', () => {
    expect(render({})).toContain('<div class="dialog-content"><div class="prose">')
    expect(render({ skipFormatting: true })).toMatch(/dialog-bare.*<div class="dialog-content"><div><p/s)
  })

  it('is opened by the address of its anchor', () => {
    expect(render({ anchor: 'So geht’s' })).toContain('<dialog id="so-geht-s"')
  })
})
