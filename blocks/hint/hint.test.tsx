import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { fixtures } from './fixtures.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const html = (name: string, language = 'de') => renderContent(fixture(name), { language }).html

describe('hint', () => {
  it('opens its note without a script: the button names the popover', () => {
    const [, target] = /<button type="button" [^>]*popoverTarget="([^"]+)"/i.exec(html('default'))!
    expect(html('default')).toContain(
      `<div id="${target}" class="tooltip-note surface-white" popover="auto">`,
    )
  })

  it('is the control only, the note comes right after it', () => {
    expect(html('default')).toMatch(/<\/svg><\/button><div id="/)
  })

  it.each([
    ['default', 'de', 'Mehr Informationen: 180\u00a0ECTS'],
    ['default', 'en', 'More information: 180\u00a0ECTS'],
    ['icon', 'de', 'Mehr Informationen'],
  ])('%s in %s is named %s', (name, language, expected) => {
    expect(html(name, language)).toContain(`aria-label="${expected}"`)
  })

  it('the icon keeps to the last word of its label', () => {
    expect(html('default')).toContain('180\u{A0}ECTS\u{A0}<button')
  })

  it('keeps simple markup and nothing else', () => {
    expect(html('default')).toContain('<a href="/studium/ects/">Modulhandbuch</a>')
    expect(html('list')).toContain('<ul><li>Abitur')
    expect(html('hostile')).toContain('<p>Gut<span>!</span></p>')
    expect(html('hostile')).not.toMatch(/<script|onclick|<iframe|<img|style=/)
  })

  it.each(['empty', 'nothing-left'])('%s: no icon without a note', name => {
    expect(html(name)).toBe('')
  })

  it('has an id of its own each time, also for the same content', () => {
    const twice = [fixture('default'), fixture('default')]
    const page = renderContent({ component: 'container', _uid: 'c', body: twice }).html
    const ids = [...page.matchAll(/<div id="([^"]+)" class="tooltip-note/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(2)
  })
})
