import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SpaceSeed } from '../core/content/space-schema.ts'
import { smallSpace } from './setup/small-space.ts'
import { type StoryDraft, storyOf } from './setup/story.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'
import { t } from './setup/text.ts'

const body = [{ component: 'headline', _uid: 'h', text: t('Ohne Rahmen', 'Without a frame'), level: 'h1' }]
const extra: readonly StoryDraft[] = [
  { slug: 'leer', name: 'Leer', content: { component: 'page', layout: 'blank', body } },
  { slug: 'forms-space/anfrage', name: 'Anfrage', content: { component: 'page', body } },
  {
    slug: 'forms-space/bewerbung',
    name: t('Bewerbung', 'Application'),
    translatedSlugs: { en: 'forms-space/application' },
    content: { component: 'page', body },
  },
  { slug: 'forms-space/kontaktformular', name: 'Form', content: { component: 'form-config', name: 'x' } },
]

const space = (): SpaceSeed => {
  const small = smallSpace()
  const stories = extra.map((draft, index) => storyOf(draft, 500 + index))
  return {
    ...small,
    stories: [...small.stories, ...stories.map(story => ({ draft: story, published: story }))],
  }
}

const layoutIn = (html: string) => /<html[^>]* data-layout="([^"]*)"/.exec(html)?.[1]
const frame = /<header|<footer/

describe('the blank layout', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await createTestSite({ space: space() })
  })

  it.each(['/leer/', '/en/leer/', '/forms-space/anfrage/', '/en/forms-space/application/'])(
    '%s has neither header nor footer, and says so in document and payload alike',
    async path => {
      const { status, html } = await site.get(path)
      expect([status, layoutIn(html)]).toEqual([200, 'blank'])
      expect(html).not.toMatch(frame)
      const payload = (await (await site.send(`${path}_payload.json`)).json()) as {
        layout: string
        regions: Record<string, { html: string }>
      }
      expect(payload.layout).toBe('blank')
      expect(payload.regions.header!.html + payload.regions.footer!.html).not.toMatch(frame)
    },
  )

  it('needs no header: a page has it where there is none', async () => {
    const withoutHeader = await createTestSite({
      space: { ...space(), stories: space().stories.filter(({ draft }) => draft.slug !== 'header') },
    })
    expect((await withoutHeader.get('/leer/')).status).toBe(200)
    expect((await withoutHeader.get('/bachelor/')).status).toBe(500)
  })
})

describe('forms pages', () => {
  it.each([
    ['/en/forms-space/bewerbung/?a=1', 301, '/en/forms-space/application/?a=1'],
    ['/en/forms-space/application/', 200, null],
    ['/forms-space/bewerbung/', 200, null],
    ['/forms-space/kontaktformular/', 404, null],
    ['/forms-space/nichts/', 404, null],
  ])('%s: %d %s', async (path, status, location) => {
    const { headers, ...answer } = await (await createTestSite({ space: space() })).get(path)
    expect([answer.status, headers.get('location')]).toEqual([status, location])
  })
})

describe('forms pages in a space of their own', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('are read there, and no other page is', async () => {
    const content = { component: 'page', body }
    const story = storyOf({ slug: 'antrag', name: 'Antrag', content }, 700)
    const requested: URL[] = []
    vi.stubGlobal('fetch', async (input: string) => {
      const url = new URL(input)
      requested.push(url)
      const isThere = url.pathname.endsWith('/stories/antrag')
      return isThere
        ? Response.json({ story, cv: 1, rels: [], links: [] })
        : Response.json(['This record could not be found'], { status: 404 })
    })
    const site = await createTestSite({
      space: space(),
      bindings: {
        CONTENT_SOURCE: 'storyblok',
        STORYBLOK_TOKEN: 'main',
        STORYBLOK_FORMS_TOKEN: 'forms',
        STORYBLOK_ENDPOINT: 'http://spaces.invalid/v2',
      },
    })
    const answer = await site.get('/forms-space/antrag/')
    expect([answer.status, layoutIn(answer.html)]).toEqual([200, 'blank'])
    expect((await site.get('/bachelor/')).status).toBe(200)
    expect((await site.get('/forms-space/bewerbung/')).status).toBe(404)
    expect(requested.map(({ pathname, searchParams }) => [pathname, searchParams.get('token')])).toEqual([
      ['/v2/cdn/stories/antrag', 'forms'],
      ['/v2/cdn/stories/bewerbung', 'forms'],
    ])
  })
})

describe('pages that are shown but not listed', () => {
  it('say so in the document as in the header', async () => {
    const { headers, html } = await (await createTestSite()).get('/_/bachelor/')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('others do not, whatever was kept for those', async () => {
    const site = await createTestSite()
    for (let time = 0; time < 3; time++) {
      expect((await site.get('/_/bachelor/')).html).toContain('content="noindex"')
      expect((await site.get('/bachelor/')).html).not.toContain('content="noindex"')
    }
  })
})

describe('the page of a failure', () => {
  const failurePage: StoryDraft = {
    slug: 'error/500',
    name: t('Störung', 'Failure'),
    content: {
      component: 'page',
      pageColor: 'gray-50',
      body: [{ component: 'headline', _uid: 'e', text: t('Es klemmt', 'Something is stuck'), level: 'h1' }],
    },
  }
  const failing = (): SpaceSeed => {
    const small = smallSpace()
    const story = storyOf(failurePage, 600)
    return { ...small, stories: [...small.stories, { draft: story, published: story }] }
  }

  it.each([
    ['/', 'Es klemmt'],
    ['/en/', 'Something is stuck'],
  ])('500: %s has the one of its language, with its colour', async (path, words) => {
    const withoutHeader = failing()
    const stories = withoutHeader.stories.filter(({ draft }) => draft.slug !== 'header')
    const site = await createTestSite({ space: { ...withoutHeader, stories } })
    const { status, html } = await site.get(path)
    expect(status).toBe(500)
    expect(html).toContain(words)
    expect(html).toContain('<body class="surface-gray-50">')
    expect(html).not.toMatch(/header not found|SiteError|\.ts:\d/)
  })

  it.each([
    ['/bachelor/', 'Es klemmt'],
    ['/en/bachelor/', 'Something is stuck'],
  ])('503: %s has the one that was read before, and is read again in a minute', async (path, words) => {
    let isDead = false
    const site = await createTestSite({
      space: failing(),
      fetch: next => (input, init) => (isDead ? Promise.reject(new TypeError('lost')) : next(input, init)),
    })
    for (const language of ['/', '/en/']) expect((await site.get(`${language}error/500/`)).status).toBe(200)
    isDead = true
    const { status, html, headers } = await site.get(path)
    expect([status, headers.get('retry-after')]).toEqual([503, '60'])
    expect(html).toContain(words)
  })

  it('503: without defaults for the unit', async () => {
    const { stories, ...rest } = failing()
    const others = stories.filter(({ draft }) => draft.full_slug !== 'settings/defaults')
    const site = await createTestSite({ space: { ...rest, stories: others } })
    const { status, html } = await site.get('/en/')
    expect(status).toBe(503)
    expect(html).toContain('Something is stuck')
  })

  it.each(['Es klemmt', 'Something is stuck'])(
    'a page that cannot be put together any more: the last good one, where there is none the 500: %s',
    async words => {
      let isBroken = false
      const site = await createTestSite({
        space: failing(),
        onLog: ({ event }) => {
          if (isBroken && event === 'block-lost') throw new Error('the log is full')
        },
        views: {
          views: {
            headline({ text }: { text: string }) {
              if (isBroken && /^(Neu|Will|Welcome)/.test(text)) throw new Error('a defect of this view')
              return text
            },
          } as never,
        },
      })
      const language = words === 'Es klemmt' ? '' : '/en'
      for (let time = 0; time < 3; time++) await site.get('/bachelor/')
      isBroken = true
      const defective = [{ component: 'headline', _uid: 'b', text: 'Neu', level: 'h1' }]
      await site.edit(before => withContent(before, 'bachelor', page => ({ ...page, body: defective })))
      site.turnClock(61_000)
      for (let time = 0; time < 3; time++) {
        const { status, html } = await site.get('/bachelor/')
        expect([status, html.includes('>Bachelor'), html.includes('Neu')]).toEqual([200, true, false])
      }
      const other = await site.get(`${language}/`)
      expect([other.status, other.html.includes(words)]).toEqual([500, true])
      expect(
        site.log.some(({ event, message }) => event === 'failure' && message === 'the log is full'),
      ).toBe(true)
    },
  )
})

describe('a unit whose prices are in pounds', () => {
  /** The small site as that of another unit. */
  function siteOf(host: { readonly unit: string } & Readonly<Record<string, unknown>>) {
    const SITE_HOSTS = JSON.stringify({ '127.0.0.1:8787': host })
    const small = smallSpace()
    const stories = small.stories.map(({ draft }) => {
      const full_slug = draft.full_slug.replace('settings/dach/', `settings/${host.unit}/`)
      const story = { ...draft, full_slug }
      return { draft: story, published: story }
    })
    return createTestSite({ space: { ...small, stories }, bindings: { SITE_HOSTS } })
  }

  it('does not make its visitors British', async () => {
    const site = await siteOf({ unit: 'libf' })
    const { html } = await site.get('/', { 'cf-ipcountry': 'CH' })
    expect(html).toContain('£')
    expect(html).toContain('Nur in CH')
  })

  it('is configuration, with its icons and the steps of its checkout', async () => {
    const usual = await (await siteOf({ unit: 'uk' })).get('/', { 'cf-ipcountry': 'DE' })
    expect(usual.html).not.toContain('£')
    expect(usual.html).toContain('href="/favicons/iu/favicon.svg"')
    expect(usual.html).not.toContain('data-purchase-step')

    const site = await siteOf({ unit: 'uk', pricedIn: 'GB', favicons: 'libf', purchaseStep: 3 })
    const { html } = await site.get('/', { 'cf-ipcountry': 'DE' })
    expect(html).toContain('£')
    expect(html).toContain('href="/favicons/libf/favicon.svg"')
    expect(html).toContain('data-unit="uk" data-purchase-step="3"')
  })
})
