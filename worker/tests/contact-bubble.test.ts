import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { smallSpace } from './setup/small-space.ts'
import { type StoryDraft, storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, type TestSiteOptions } from './setup/test-site.ts'
import { t } from './setup/text.ts'

const bubble = (name: string, fields: object): StoryDraft => ({
  slug: `settings/dach/${name}`,
  name,
  content: {
    component: 'contact-bubble-group',
    _uid: name,
    active: true,
    headline: t(`Frag ${name}`, `Ask ${name}`),
    channels: [
      { component: 'contact-channel', _uid: 'm', kind: 'mail', label: 'E-Mail', address: 'a@klein.example' },
    ],
    ...fields,
  },
})

const blank: StoryDraft = {
  slug: 'leer',
  name: 'Leer',
  content: {
    component: 'page',
    layout: 'blank',
    body: [{ component: 'headline', _uid: 'h', text: 'Leer', level: 'h1' }],
  },
}

function spaceWith(...drafts: readonly StoryDraft[]): SpaceSeed {
  const small = smallSpace()
  const stories = [blank, ...drafts].map((draft, index) => storyOf(draft, 700 + index))
  return {
    ...small,
    stories: [...small.stories, ...stories.map(story => ({ draft: story, published: story }))],
  }
}

const siteWith = (drafts: readonly StoryDraft[], options: TestSiteOptions = {}) =>
  createTestSite({ space: spaceWith(...drafts), ...options })

const asideIn = (html: string) =>
  /<div data-region="aside"(?: data-key="(\w+)")?>(.*?)<\/aside><\/div>|<div data-region="aside"[^>]*><\/div>/s.exec(
    html,
  )

/** The name of the bubble in a document; undefined without one. */
const nameIn = (html: string) => /contact-opener" aria-label="([^"]*)"/.exec(asideIn(html)?.[0] ?? '')?.[1]

interface PagePayload {
  readonly regions: Readonly<Record<string, { readonly key: string; readonly html: string }>>
}

async function payloadOf(site: TestSite, path: string, headers = {}): Promise<PagePayload> {
  const { html } = await site.get(`${path}_payload.json`, headers)
  return JSON.parse(html) as PagePayload
}

describe('the contact bubble', () => {
  it('is a region of its own, after the footer, in document and payload alike', async () => {
    const site = await siteWith([bubble('Ada', {})])
    const { html } = await site.get('/')
    expect(html.indexOf('data-region="aside"')).toBeGreaterThan(html.indexOf('data-region="footer"'))
    expect(nameIn(html)).toBe('Frag Ada')
    const { aside } = (await payloadOf(site, '/')).regions
    expect(html).toContain(`<div data-region="aside" data-key="${aside!.key}">${aside!.html}</div>`)
    expect(aside!.html).toContain('mailto:a@klein.example')
  })

  it('stays where pages share it, and changes with the language', async () => {
    const site = await siteWith([bubble('Ada', {})])
    const [home, bachelor, english] = await Promise.all(
      ['/', '/bachelor/', '/en/'].map(path => payloadOf(site, path)),
    )
    expect(home!.regions.aside).toEqual(bachelor!.regions.aside)
    expect(english!.regions.aside!.html).toContain('Ask Ada')
  })

  it('is that of the page, whichever page was requested before', async () => {
    const site = await siteWith([bubble('Ada', {}), bubble('Bea', { pages: 'bachelor' })])
    for (let time = 0; time < 3; time++) {
      expect(nameIn((await site.get('/')).html)).toBe('Frag Ada')
      expect(nameIn((await site.get('/bachelor/')).html)).toBe('Frag Bea')
    }
  })

  it('is that of the visitor’s country, whoever requested it before', async () => {
    const site = await siteWith([bubble('Ada', {}), bubble('Urs', { countries: 'CH' })])
    for (let time = 0; time < 3; time++) {
      expect(nameIn((await site.get('/', { 'cf-ipcountry': 'CH' })).html)).toBe('Frag Urs')
      expect(nameIn((await site.get('/', { 'cf-ipcountry': 'DE' })).html)).toBe('Frag Ada')
    }
  })

  it.each([
    ['there is none', []],
    ['it is not active', [bubble('Ada', { active: false })]],
    ['it has no channel', [bubble('Ada', { channels: [] })]],
  ])('is an empty region where %s', async (_, drafts) => {
    const site = await siteWith(drafts)
    const { status, html } = await site.get('/')
    expect([status, nameIn(html)]).toEqual([200, undefined])
    expect(html).toContain('data-region="aside"')
    expect((await payloadOf(site, '/')).regions.aside!.html).toBe('')
  })

  it.each([
    [false, undefined],
    [true, 'Frag Ada'],
  ])('on a blank page where it says so: %s', async (onBlankPages, expected) => {
    const site = await siteWith([bubble('Ada', { onBlankPages })])
    expect(nameIn((await site.get('/leer/')).html)).toBe(expected)
    expect(nameIn((await site.get('/')).html)).toBe('Frag Ada')
  })

  it('a failed call is a page without it, which is not kept: the next visitor has it', async () => {
    let isDead = true
    const site = await siteWith([bubble('Ada', {})], {
      fetch: next => (input, init) =>
        isDead && String(input instanceof Request ? input.url : input).includes('contact-bubble-group')
          ? Promise.reject(new TypeError('lost'))
          : next(input, init),
    })
    const { status, html } = await site.get('/')
    expect([status, nameIn(html)]).toEqual([200, undefined])
    expect(html).toContain('Willkommen')
    isDead = false
    site.turnClock(120_000)
    for (let time = 0; time < 3; time++) expect(nameIn((await site.get('/')).html)).toBe('Frag Ada')
  })
})
