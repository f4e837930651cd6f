import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { samplePages } from '../../blocks/_kit/programmes/sample-pages.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

/** Calls that fail in these tests. */
const lists = ['story-library', 'price', 'event', 'news', 'location'] as const

const answers: Readonly<Record<string, unknown>> = {
  header: { content: { component: 'header', _uid: 'h', name: 'Kopf' } },
  footer: { content: { component: 'footer', _uid: 'f', copyrightText: 'Fuß' } },
  'story-library': { data: samplePages.map(page => ({ ...page, storyId: page.uuid, storyType: 'variant' })) },
  event: { value: [{ uuid: 'e', title: 'Campustag', startsAt: Date.UTC(2099, 0, 23, 9), online: false }] },
  news: {
    value: [{ uuid: 'n', title: 'Beitrag', path: '/n/', publishedAt: 0, topic: 'advice' }],
    total: 1,
    page: 1,
  },
  location: { data: [{ uuid: 'l', name: 'Leipzig', href: '/leipzig/' }] },
}

const tools = [
  'study-finder',
  'product-comparison',
  'programme-table',
  'event-list',
  'news-list',
  'location-map',
]

const body = [
  { component: 'headline', _uid: 'before', text: 'Davor' },
  ...tools.map(component => ({ component, _uid: component, headline: `Titel ${component}` })),
  { component: 'headline', _uid: 'after', text: 'Danach' },
]

const programmesFailed = 'Die Liste der Studiengänge lässt sich gerade nicht zeigen.'
const notices = [
  programmesFailed,
  'Die Termine lassen sich gerade nicht zeigen.',
  'Die Beiträge lassen sich gerade nicht laden.',
  'Die Standorte lassen sich gerade nicht zeigen.',
]
const noticesIn = (html: string) => notices.map(notice => html.split(notice).length - 1)

let site: TestSite
let isDown: boolean

beforeEach(async () => {
  isDown = true
  vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const name = /\/v2\/([\w-]+)/.exec(String(input))?.[1] ?? ''
    if (isDown && lists.some(list => list === name)) return new Response('', { status: 500 })
    return Response.json(answers[name] ?? {})
  })
  site = await createTestSite({
    space: withContent(smallSpace(), 'bachelor', content => ({ ...content, body })),
    bindings: {
      PLATFORM_ORIGIN: 'https://up.example',
      PLATFORM_CALLS: '{"news-list":"forward","price-list":"forward"}',
    },
  })
})
afterEach(() => vi.restoreAllMocks())

/** Milliseconds after which a failed call is made again. */
const pause = 10_000

describe('lists that cannot be had', () => {
  it('each tool keeps its heading and says what cannot be shown; the rest of the page is there', async () => {
    const { status, html } = await site.get('/bachelor/?p=x')
    expect(status).toBe(200)
    expect(noticesIn(html)).toEqual([3, 1, 1, 1])
    for (const tool of tools.filter(name => name !== 'location-map')) expect(html).toContain(`Titel ${tool}`)
    expect(html).toContain('Davor')
    expect(html).toContain('Danach')
    expect(html.match(/href="\/bachelor\/\?p=x"/g)?.length).toBeGreaterThanOrEqual(6)
  })

  it('such a page is kept nowhere: the next one is whole once the lists are there', async () => {
    for (let request = 0; request < 2; request++) {
      const { headers, render } = await site.get('/bachelor/')
      expect(headers.get('cache-control')).toBe('private, no-cache')
      // The tools are made anew each time.
      const [kept, all] = render.split('/').map(Number)
      expect(all! - kept!).toBeGreaterThanOrEqual(tools.length)
    }
    isDown = false
    site.turnClock(pause)
    const { html } = await site.get('/bachelor/')
    expect(noticesIn(html)).toEqual([0, 0, 0, 0])
    for (const text of ['Betriebswirtschaftslehre', 'Campustag', 'Beitrag', 'Leipzig'])
      expect(html).toContain(text)
  })

  it('programmes and places that were there before are shown on, for as long as they are kept', async () => {
    isDown = false
    await site.get('/bachelor/')
    isDown = true
    site.turnClock(3600_000)
    for (let request = 0; request < 2; request++) {
      const { html } = await site.get('/bachelor/')
      expect([html.includes('Betriebswirtschaftslehre'), html.includes('Leipzig')]).toEqual([true, true])
      expect(noticesIn(html)[0]).toBe(0)
    }
  })

  it.each(['story-library', 'price/pricemodels', 'event/list', 'news/list', 'location/map'])(
    'over HTTP %s is 503, with the time after which to try again',
    async path => {
      const { status, headers } = await site.send(`/api/proxy/index/v2/${path}`)
      expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    },
  )
})

it('a site that has none says nothing of a failure', async () => {
  isDown = false
  vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    const name = /\/v2\/([\w-]+)/.exec(String(input))?.[1] ?? ''
    const empty = { data: [], value: [], total: 0, page: 1 }
    return Response.json(lists.some(list => list === name) ? empty : (answers[name] ?? {}))
  })
  const { html } = await site.get('/bachelor/')
  expect(noticesIn(html)).toEqual([0, 0, 0, 0])
  expect(html).toContain('Zurzeit steht kein Termin fest.')
})
