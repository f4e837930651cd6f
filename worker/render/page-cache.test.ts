import { describe, expect, it } from 'vitest'
import { themeNamed } from '../../blocks/_kit/themes/all.ts'
import type { PageFacts } from '../page/page-facts.ts'
import type { PublishedPageData } from '../page-data/page-data.ts'
import { siteOf } from '../tests/setup/site-of.ts'
import { createPageCache } from './page-cache.ts'
import type { SentPage } from './send.ts'

const contentOf = () => ({ publication: 'published' }) as PublishedPageData

const sentPage = (until = 1000): SentPage => ({
  body: new Uint8Array([60]),
  styleHash: 'sha256-x',
  ready: 3,
  total: 3,
  until,
})

const site = siteOf()
const facts = (own: Partial<PageFacts> = {}): PageFacts => ({
  site,
  theme: themeNamed('default'),
  path: '/',
  language: 'de',
  status: 200,
  query: '',
  hasStoryLink: false,
  isUnlisted: false,
  country: 'DE',
  usergroup: 'new',
  closedBanner: undefined,
  isMobile: false,
  ...own,
})

const read = new Set(['site', 'path'] as const)

describe('whole pages', () => {
  it('are given again for the same content and facts, until they no longer hold', () => {
    const pages = createPageCache()
    const [content, sent] = [contentOf(), sentPage()]
    pages.keep(facts(), read, { content, sent })
    expect(pages.find(facts(), content, 999)).toBe(sent)
    expect(pages.find(facts({ country: 'CH', query: 'a=b' }), content, 0)).toBe(sent)
    expect(pages.find(facts({ path: '/other/' }), content, 0)).toBeUndefined()
    expect(pages.find(facts({ site: siteOf() }), content, 0)).toBeUndefined()
    expect(pages.find(facts(), content, 1000)).toBeUndefined()
  })

  it('are not given for another version of the content', () => {
    const pages = createPageCache()
    pages.keep(facts(), read, { content: contentOf(), sent: sentPage() })
    expect(pages.find(facts(), contentOf(), 0)).toBeUndefined()
  })

  it('with the query in them are given, and kept, without one only', () => {
    const pages = createPageCache()
    const [content, sent] = [contentOf(), sentPage()]
    const seen = new Set(['path', 'query'] as const)
    pages.keep(facts({ query: 'a=b' }), seen, { content, sent })
    expect(pages.find(facts({ query: 'a=b' }), content, 0)).toBeUndefined()
    pages.keep(facts(), seen, { content, sent })
    expect(pages.find(facts({ query: 'a=b' }), content, 0)).toBeUndefined()
    expect(pages.find(facts(), content, 0)).toBe(sent)
  })

  it('of another version, or past their time, are what is left when the newest cannot be made', () => {
    const pages = createPageCache()
    const story = { anchor: {} }
    const version = (of = story, own: object = {}) =>
      // The other inputs of a page have no effect in these tests.
      ({
        publication: 'published',
        story: of,
        forcedHeaders: new Map(),
        ...own,
      }) as unknown as PublishedPageData
    const sent = sentPage()
    pages.keep(facts(), read, { content: version(), sent })
    expect(pages.lastGood(facts(), version())).toBe(sent)
    expect(pages.lastGood(facts({ path: '/other/' }), version())).toBeUndefined()
    expect(pages.lastGood(facts(), version({ anchor: {} }))).toBeUndefined()
    // Visitors of one variant must not see the page of another.
    expect(pages.lastGood(facts(), version(story, { experiment: {} }))).toBeUndefined()
    expect(pages.lastGood(facts(), version(story, { forcedHeaders: new Map([['1', {}]]) }))).toBeUndefined()
  })

  it('are not kept when they hold for one request', () => {
    const pages = createPageCache()
    const content = contentOf()
    pages.keep(facts(), read, { content, sent: sentPage(0) })
    expect(pages.find(facts(), content, 0)).toBeUndefined()
  })

  it('are 64: the one that nobody asked for goes first', () => {
    const pages = createPageCache()
    const content = contentOf()
    const at = (index: number) => facts({ path: `/${index}/` })
    for (let index = 0; index < 64; index++) pages.keep(at(index), read, { content, sent: sentPage() })
    expect(pages.find(at(0), content, 0)).toBeDefined()
    pages.keep(at(64), read, { content, sent: sentPage() })
    expect([0, 1, 64].map(index => pages.find(at(index), content, 0) !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })
})
