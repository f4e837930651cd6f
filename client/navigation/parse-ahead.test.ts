import { beforeEach, expect, it } from 'vitest'
import type { PagePayload } from './parse-ahead.ts'
import { parseAhead, takeParsed } from './parse-ahead.ts'

const page = (text: string): PagePayload => ({
  ...{ kind: 'page', build: 'b', layout: 'basic', title: '', lang: 'en', head: '', structuredData: '' },
  keepScroll: false,
  regions: {
    header: { key: 'h1', html: '<b>header</b>' },
    main: { key: text, html: `<h1>${text}</h1>` },
    footer: { key: 'f1', html: '' },
    aside: { key: 'a1', html: '' },
  },
})
const taken = (payload: PagePayload, name: keyof PagePayload['regions'] = 'main') => {
  const place = document.createElement('div')
  place.append(takeParsed(payload, name, payload.regions[name].html))
  return place.innerHTML
}

beforeEach(() => {
  document.body.innerHTML = '<div data-region="header" data-key="h1"></div><main data-region="main"></main>'
})

it('a part of a page is the same whether it was parsed ahead or not, and each time', () => {
  const [ahead, other] = [page('ahead'), page('other')]
  parseAhead(ahead)
  expect([taken(ahead), taken(ahead), taken(other)]).toEqual([
    '<h1>ahead</h1>',
    '<h1>ahead</h1>',
    '<h1>other</h1>',
  ])
})

it('the parts of one page are kept, of those that differ from the shown ones', () => {
  const [first, second] = [page('first'), page('second')]
  parseAhead(first)
  const main = takeParsed(first, 'main', '')
  expect(main.textContent).toBe('first')
  expect(takeParsed(first, 'header', '').childNodes).toHaveLength(0)
  parseAhead(first)
  expect(takeParsed(first, 'main', '').childNodes).toHaveLength(0)
  parseAhead(second)
  parseAhead(first)
  expect(takeParsed(first, 'main', '').textContent).toBe('first')
})
