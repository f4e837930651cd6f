import { describe, expect, it } from 'vitest'
import type { ContentOf } from '../_kit/block-schema.ts'
import { renderContent } from '../_kit/testing/render-content.ts'
import { data } from './data.ts'
import { fixtures } from './fixtures.ts'
import { messages } from './messages.ts'
import { stateOf } from './props.ts'
import type { schema } from './schema.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, options = {}) => renderContent(fixture(name), options).html
const pins = (html: string) => html.match(/class="location-map-pin"/g)?.length ?? 0

describe('location map', () => {
  it('is 648 by 824', () => {
    expect(render('default')).toContain('viewBox="-18.8 0 623.6 793" width="648" height="824"')
  })

  it('has the sixteen federal states, named in the language of the page', () => {
    expect(render('default').match(/class="location-map-state"/g)).toHaveLength(16)
    expect(render('default')).toContain('<title>Bayern</title>')
    expect(render('default', { language: 'en' })).toContain('<title>Bavaria</title>')
    expect(render('default', { language: 'fr' })).toContain('<title>Bavière</title>')
  })

  it('makes buttons of the states with locations', () => {
    const buttons = [
      ...render('default').matchAll(
        /data-state="([\w-]+)" role="button" tabindex="0" aria-pressed="false"/gi,
      ),
    ]
    expect(buttons.map(([, state]) => state)).toEqual(['bayern', 'berlin', 'hamburg'])
  })

  it('puts pins at their pixels of a map that is 648 wide', () => {
    expect(render('default')).toContain('translate(493 275)')
    expect(render('default')).toMatch(
      /<a class="location-map-pin" data-state="berlin" href="\/campus\/berlin\/" tabindex="-1"><title>Berlin/i,
    )
  })

  it('lists locations without state, top or left without a pin', () => {
    expect(pins(render('default'))).toBe(4)
    expect(render('default')).toContain('>Prüfungszentrum online</a></li>')
    expect(pins(render('without-place'))).toBe(0)
    expect(render('without-place').match(/location-map-entry/g)).toHaveLength(4)
  })

  it('leads to each location’s own address; one without is text', () => {
    expect(render('default')).toMatch(
      /<li class="location-map-entry" data-state="bayern" dir="auto"><a class="text-link" href="\/campus\/m[^"]*"/,
    )
    expect(render('unlinked')).not.toContain('href=')
    expect(render('unlinked')).toContain('>Berlin<span')
  })

  it.each([
    ['Bayern', 'bayern'],
    ['bavaria', 'bayern'],
    ['DE-BY', 'bayern'],
    ['Baden-Württemberg', 'baden-wuerttemberg'],
    ['Thüringen', 'thueringen'],
    ['constructor', undefined],
    ['', undefined],
  ])('knows the state %j: %j', (text, expected) => {
    expect(stateOf(text)).toBe(expected)
  })
})

describe('its places', () => {
  const answering = (value: object | undefined) => ({
    facts: { data: () => ({ state: 'ready' as const, value, revision: '1', fallback: false }) },
  })
  const content = (locations: object[]) => ({ locations }) as unknown as ContentOf<typeof schema>

  it('come from the location call where editors gave none, and only then', () => {
    expect(data(content([]))).toEqual([{ call: 'location-map', query: {} }])
    expect(data(content([{ name: 'Berlin' }]))).toEqual([])
    const answer = {
      data: [{ uuid: 'u', name: 'Leipzig', href: '/campus/leipzig/', state: 'sachsen', top: 1, left: 2 }],
    }
    const html = renderContent(fixture('empty'), answering(answer)).html
    expect(html).toMatch(/<a class="text-link" href="\/campus\/leipzig\/">Leipzig<\/a><span[^>]*>Sachsen/)
    expect(pins(html)).toBe(1)
  })

  it('without any there is no map', () => {
    expect(renderContent(fixture('empty'), answering({ data: [] })).html).toBe('')
  })
})

describe('the toggle of small screens', () => {
  it('has the labels Liste and Karte by default, and begins with the map', () => {
    const html = render('default')
    expect(html).toMatch(/value="list"\/><span>Liste<.*checked="" value="map"\/><span>Karte</)
    expect(render('labels')).toMatch(/<span>Alle Orte<.*<span>Auf der Karte</)
  })

  it('is for browsers with script: without it the list and the map are there', () => {
    expect(render('default')).toContain('location-map-views needs-script')
  })
})

it('has a word for each state in each language', () => {
  for (const words of Object.values(messages)) expect(Object.keys(words)).toEqual(Object.keys(messages.de))
})
