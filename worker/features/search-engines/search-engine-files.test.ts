import { describe, expect, it } from 'vitest'
import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { smallSpace } from '../../tests/setup/small-space.ts'
import { type StoryDraft, storyOf } from '../../tests/setup/story.ts'
import { createTestSite, withContent, withStory } from '../../tests/setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'

function withStories(drafts: readonly StoryDraft[]): SpaceSeed {
  const small = smallSpace()
  const more = drafts.map((draft, index) => storyOf(draft, small.stories.length + index))
  return { ...small, stories: [...small.stories, ...more.map(story => ({ draft: story, published: story }))] }
}

const page = (slug: string, fields: object = {}): StoryDraft => ({
  slug,
  name: slug,
  content: { component: 'page', ...fields },
})

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!.replace(origin, ''))

describe('the sitemap', () => {
  it('lists pages in all their languages, and nothing else', async () => {
    const drafts = [
      page('intern', { noindex: true }),
      page('leer', { layout: 'blank' }),
      page('forms-space/bewerben'),
      { slug: 'lp/bwl', name: 'BWL', content: { component: 'lp-variant' } },
      { slug: 'products/bwl', name: 'BWL', content: { component: 'product' } },
      { slug: 'bwl', name: 'BWL', translatedSlugs: { en: 'business' }, content: { component: 'variant' } },
      { ...page('nur-deutsch'), languages: [] },
    ]
    const site = await createTestSite({ space: withStories(drafts) })
    const { status, headers, html } = await site.get('/sitemap.xml')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=600')
    expect(locationsIn(html).sort()).toEqual([
      '/',
      '/bachelor/',
      '/bwl/',
      '/en/',
      '/en/bachelor/',
      '/en/business/',
      '/nur-deutsch/',
    ])
    expect(html.match(/<lastmod>2026-10-01T08:00:00.000Z<\/lastmod>/g)).toHaveLength(7)
    expect(html).toContain(
      `<loc>${origin}/en/business/</loc><lastmod>2026-10-01T08:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="de" href="${origin}/bwl/"/><xhtml:link rel="alternate" hreflang="en" href="${origin}/en/business/"/><xhtml:link rel="alternate" hreflang="x-default" href="${origin}/bwl/"/>`,
    )
  })

  it('leaves out a language that is not published', async () => {
    const space = withStory(smallSpace(), 'bachelor', story => ({
      ...story,
      translated_slugs: [{ lang: 'en', path: 'bachelor', name: 'Bachelor', published: false }],
    }))
    const { html } = await (await createTestSite({ space })).get('/sitemap.xml')
    expect(locationsIn(html).sort()).toEqual(['/', '/bachelor/', '/en/'])
  })

  it('has more stories than the delivery API gives at once', async () => {
    const drafts = Array.from({ length: 230 }, (_, index) => ({ ...page(`seite-${index}`), languages: [] }))
    const site = await createTestSite({ space: withStories(drafts) })
    expect(locationsIn((await site.get('/sitemap.xml')).html)).toHaveLength(234)
  })

  it('of a unit with a folder has that folder’s pages, without it, and the root’s has the rest', async () => {
    const units = JSON.stringify({
      'www.tannhagen.example': { unit: 'dach', origin: 'https://www.tannhagen.example' },
      '127.0.0.1:8787': { unit: 'libf', origin: 'https://www.libf.example', folder: '/libf/' },
    })
    const drafts = [page('libf/home'), page('libf/courses'), page('libf-news')]
    const space = withStories(drafts)
    const bindings = { ENVIRONMENT: 'production', SITE_HOSTS: units }
    const libf = await createTestSite({ space, bindings })
    expect(locationsIn((await libf.get('/sitemap.xml')).html)).toEqual(
      ['/', '/en/', '/courses/', '/en/courses/'].map(path => `https://www.libf.example${path}`),
    )
    const dach = await createTestSite({
      space,
      bindings: { SITE_HOSTS: units.replace('127.0.0.1:8787', 'libf') },
    })
    const paths = locationsIn((await dach.get('/sitemap.xml')).html)
    expect(paths).toContain('/libf-news/')
    expect(paths.filter(path => path.includes('/libf/'))).toEqual([])
  })

  it('follows its stories', async () => {
    const site = await createTestSite()
    expect(locationsIn((await site.get('/sitemap.xml')).html)).toContain('/bachelor/')
    await site.edit(space => withContent(space, 'bachelor', content => ({ ...content, noindex: true })))
    site.turnClock(61_000)
    await site.get('/sitemap.xml')
    expect(locationsIn((await site.get('/sitemap.xml')).html)).not.toContain('/bachelor/')
  })

  it('is the last known one while content cannot be reached', async () => {
    let dead = true
    const site = await createTestSite({
      fetch: next => (input, init) => (dead ? Promise.reject(new TypeError('down')) : next(input, init)),
    })
    expect((await site.get('/sitemap.xml')).status).toBe(503)
    dead = false
    const { html } = await site.get('/sitemap.xml')
    dead = true
    site.turnClock(24 * 3600_000)
    expect((await site.get('/sitemap.xml')).html).toBe(html)
  })

  it('of few pages has no parts', async () => {
    const site = await createTestSite()
    expect((await site.get('/sitemap-1.xml')).status).toBe(404)
  })
})

describe('a page in a language that nobody translated it to', () => {
  // The delivery API lists every language of the space.
  const space = withStory(smallSpace(), 'bachelor', story => ({
    ...story,
    translated_slugs: [{ lang: 'en', path: 'bachelor', name: null }],
  }))

  it('is not in the sitemap', async () => {
    const { html } = await (await createTestSite({ space })).get('/sitemap.xml')
    expect(locationsIn(html).sort()).toEqual(['/', '/bachelor/', '/en/'])
  })

  it('gives the original’s address as its own, and names no languages', async () => {
    const { status, html } = await (await createTestSite({ space })).get('/en/bachelor/')
    expect(status).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${origin}/bachelor/">`)
    expect(html).toContain(`"item":"${origin}/bachelor/"`)
    expect(html).not.toContain('hreflang')
  })
})

describe('robots.txt', () => {
  const robots = async (ENVIRONMENT: string, origin = 'https://www.tannhagen.example') => {
    const SITE_HOSTS = JSON.stringify({ '127.0.0.1:8787': { unit: 'dach', origin } })
    const site = await createTestSite({ bindings: { ENVIRONMENT, SITE_HOSTS } })
    const { status, headers, html } = await site.get('/robots.txt')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    return html.trim().split('\n')
  }

  it.each(['/robots.txt', '/sitemap.xml'])('%s is only read', async path => {
    const { status, headers } = await (await createTestSite()).send(path, {}, 'POST')
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it.each([
    ['/robots.txt/', 404],
    ['/robots.txt/x/', 404],
    ['/en/sitemap.xml', 308],
    ['/en/sitemap.xml/', 404],
  ])('%s is the address of a page: %d', async (path, expected) => {
    const site = await createTestSite()
    expect((await site.get(path)).status).toBe(expected)
  })

  it('in production names the sitemap and closes what is no page', async () => {
    // Those of choices in tools: `worker/features/search-engines/robots-txt.test.ts`.
    expect((await robots('production')).filter(line => !line.startsWith('Disallow: /*'))).toEqual([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /_/',
      'Disallow: /forms-space/',
      '',
      'Sitemap: https://www.tannhagen.example/sitemap.xml',
    ])
  })

  it.each(['local', 'staging'])('closes all of %s', async environment => {
    expect(await robots(environment)).toEqual(['User-agent: *', 'Disallow: /'])
  })
})

describe('requests that are not for finding', () => {
  it.each([
    ['/', null],
    ['/?utm_source=x', null],
    ['/?testing=off', 'noindex'],
    ['/?variantId=7', 'noindex'],
    ['/?_storyblok=1', 'noindex'],
  ])('%s: x-robots-tag %s, and the same rendering', async (path, expected) => {
    const site = await createTestSite()
    const { html } = await site.get('/')
    const answer = await site.get(path)
    expect(answer.headers.get('x-robots-tag')).toBe(expected)
    expect(answer.html).toBe(html)
  })

  it.each([
    ['1', 'noindex'],
    ['0', null],
  ])('x-experiment-rewrite: %s: x-robots-tag %s', async (value, expected) => {
    const site = await createTestSite({ bindings: { EXPERIMENT_HEADER_SECRET: 'secret' } })
    const { headers } = await site.get('/', {
      'x-experiment-rewrite': value,
      'x-experiment-secret': 'secret',
    })
    expect(headers.get('x-robots-tag')).toBe(expected)
  })
})

describe('security.txt', () => {
  const path = '/.well-known/security.txt'

  it('names whom to tell of a weakness, in the languages of the site, for less than a year', async () => {
    const SECURITY_CONTACT = 'mailto:security@tannhagen.example'
    const site = await createTestSite({ now: Date.UTC(2026, 10, 23, 9), bindings: { SECURITY_CONTACT } })
    const { status, headers, html } = await site.get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(html).toBe(
      [
        'Contact: mailto:security@tannhagen.example',
        'Expires: 2027-09-19T00:00:00.000Z',
        'Preferred-Languages: en, de, fr, it, es, pt',
        `Canonical: ${origin}${path}`,
        '',
      ].join('\n'),
    )
  })

  it('is not there without a contact', async () => {
    expect((await (await createTestSite()).send(path)).status).toBe(404)
  })
})
