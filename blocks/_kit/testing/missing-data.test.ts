import { describe, expect, it } from 'vitest'
import { needKey } from '../../../worker/core/page/data/needs.ts'
import { sampleFacts } from '../../../worker/core/page/sample-facts.ts'
import type { Fixture } from '../fixture.ts'
import { priceList } from '../programmes/prices.ts'
import { renderContent } from './render-content.ts'

const modules = import.meta.glob<readonly Fixture[]>('../../*/fixtures.ts', {
  eager: true,
  import: 'fixtures',
})
const fixture = (block: string, name: string) =>
  modules[`../../${block}/fixtures.ts`]!.find(one => one.name === name)!

const languages = ['de', 'en', 'fr', 'it', 'es', 'pt']

const ready = (value: unknown) => ({ state: 'ready' as const, value, revision: '1', fallback: true })

/** Renders a block with its own content and this answer of each call. */
const show = (block: string, value: unknown, { language = 'de', name = 'failed' } = {}) =>
  renderContent(fixture(block, name).content, {
    language,
    facts: { path: '/seite/', query: 'p=eins', data: () => ready(value) },
    query: 'p=eins&utm_source=x',
  }).html

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))
const statusIn = (html: string) => /role="status">([^<]*)</.exec(html)?.[1]

const failed = { data: [], value: [], total: 0, page: 1, failed: true }

describe.each([
  ['study-finder', 'Die Liste der Studiengänge lässt sich gerade nicht zeigen.'],
  ['programme-table', 'Die Liste der Studiengänge lässt sich gerade nicht zeigen.'],
  ['product-comparison', 'Die Liste der Studiengänge lässt sich gerade nicht zeigen.'],
  ['event-list', 'Die Termine lassen sich gerade nicht zeigen.'],
  ['news-list', 'Die Beiträge lassen sich gerade nicht laden.'],
  ['location-map', 'Die Standorte lassen sich gerade nicht zeigen.'],
])('%s', (block, text) => {
  it.each([
    ['a call that fails', failed],
    ['no answer', undefined],
  ])('%s: says that its data cannot be had, and leads to the same address', (_, value) => {
    const html = show(block, value)
    expect(statusIn(html)).toBe(text)
    expect(linksIn(html)).toContain('/seite/?p=eins&utm_source=x')
  })

  it('says so in each language', () => {
    const texts = languages.map(language => statusIn(show(block, failed, { language })))
    expect(new Set(texts).size).toBe(languages.length)
    expect(texts.join()).not.toMatch(/undefined|\{\{/)
  })

  it('an empty list is no failure', () => {
    expect(show(block, { data: [], value: [], total: 0, page: 1 })).not.toContain(text)
  })
})

describe.each(['study-finder', 'programme-table', 'product-comparison'])('%s', block => {
  it('keeps its heading, and names the contact page of its content', () => {
    const html = show(block, failed)
    expect(html).toMatch(/<h2[^>]*>[^<]+</)
    expect(linksIn(html)).toContain('/kontakt/')
    expect(linksIn(show(block, failed, { name: 'empty' }))).toEqual(['/seite/?p=eins&utm_source=x'])
  })

  it('is nothing on a site without programmes', () => {
    expect(show(block, { data: [] })).toBe('')
  })

  it.each([
    ['fails', { value: [], failed: true }, true],
    ['is empty', { value: [] }, false],
  ])('where the price list %s it says so: %o', (_, prices, isSaid) => {
    const facts = sampleFacts({ theme: 'default', language: 'de', now: 0 })
    const data = (need: string) => (need === needKey(priceList) ? ready(prices) : facts.data(need))
    const { html } = renderContent(fixture(block, 'default').content, { facts: { data } })
    expect(html).toContain('Betriebswirtschaftslehre')
    expect(html.includes('Die Kosten lassen sich gerade nicht zeigen.')).toBe(isSaid)
  })
})

describe('compass', () => {
  const { content, query = '' } = fixture('compass', 'failed')
  const result = (value: unknown) =>
    renderContent(content, { facts: { query, data: () => ready(value) }, query }).html

  it('does not claim that nothing fits where the programmes cannot be had', () => {
    expect(result(failed)).toContain('Wir können das gerade nicht ausrechnen.')
    expect(result({ data: [] })).not.toContain('Wir können das gerade nicht ausrechnen.')
  })
})
