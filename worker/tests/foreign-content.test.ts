import { afterEach, describe, expect, it, vi } from 'vitest'
import { createForeignSite, type ForeignStory } from './setup/foreign-space.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const page = (full_slug: string, ...body: readonly object[]): ForeignStory => ({
  full_slug,
  content: {
    component: 'page',
    body: body.map((block, index) => ({ _uid: `${full_slug}-${index}`, ...block })),
  },
})

const headline = (text: string) => ({ component: 'headline', text, level: 'h1' })

const button = (url: string) => ({
  component: 'button',
  text: `Zu ${url}`,
  href: { id: '', url, linktype: 'url', fieldtype: 'multilink', cached_url: url },
})

const textLink = (href: string) => ({
  component: 'rich-text',
  content: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'im Text',
            marks: [
              { type: 'link', attrs: { href, uuid: null, anchor: null, target: null, linktype: 'url' } },
            ],
          },
        ],
      },
    ],
  },
})

const hrefsIn = (html: string) => {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  return [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!)
}

describe('the content of a customer', () => {
  it('of unknown blocks only is a page that search engines are told not to list, and a line of the log', async () => {
    const site = await createForeignSite({
      stories: [
        page('alt', { component: 'hero-legacy', title: 'Alt' }, { component: 'teaser-row', items: [] }),
        page('teils', { component: 'hero-legacy' }, headline('Bekannt')),
      ],
    })
    const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1]
    const { status, html } = await site.get('/alt/')
    expect([status, robotsOf(html)]).toEqual([200, expect.stringContaining('noindex')])
    expect(site.log.filter(({ event }) => event === 'page-unreadable')).toHaveLength(1)
    expect(robotsOf((await site.get('/teils/')).html)).not.toContain('noindex')
  })

  it('has redirects with colons and stars of the path itself, and those that cannot work in one line', async () => {
    const wrong = Array.from({ length: 400 }, (_, index) => [`/alt/:teil-${index}`, '/neu/'] as const)
    const entries = [
      ...wrong,
      ['/archiv/%3Ajahr', '/neu/'] as const,
      ['/archiv/%2A', '/neu/'] as const,
      ['/rund/%3Aa', '/rund/:a'] as const,
    ]
    const site = await createForeignSite({
      stories: [page('neu', headline('Neu'))],
      datasources: [
        {
          ...{ id: 71, name: 'Redirects', slug: 'redirects' },
          entries: entries.map(([name, value], index) => ({ id: 7_000 + index, name, value })),
        },
      ],
    })
    for (const path of ['/archiv/:jahr', '/archiv/%3Ajahr/', '/archiv/*/', '/archiv/%2a'])
      expect([path, (await site.send(path)).headers.get('location')]).toEqual([path, '/neu/'])
    expect((await site.get('/rund/:a/')).status).toBe(404)
    const lines = site.log.filter(({ event }) => event === 'redirect-rejected')
    expect(lines).toMatchObject([{ count: 401 }])
    expect(JSON.stringify(lines).length).toBeLessThan(2_000)
    await site.settle()
  })

  it('has texts as they came from other programs', async () => {
    const site = await createForeignSite({
      stories: [
        page('text', headline('\ufeffMu\u0308nchen\u200b \u202eim\u202c Fern\u00adstudium\ufffe\u2028'), {
          component: 'rich-text',
          content: {
            type: 'doc',
            content: [
              { type: 'paragraph', content: [{ type: 'text', text: 'a\u00a0b\ud83d c\u0085d 👩\u200d🎓' }] },
            ],
          },
        }),
      ],
    })
    const { html } = await site.get('/text/')
    // A soft hyphen marks where a word may break.
    expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]?.trim()).toBe('München im Fern\u00adstudium')
    expect(html).toMatch(/a\u00a0b c\sd 👩\u200d🎓/)
    expect(html).not.toMatch(/[\u200b\u202a-\u202e\ufffe\ufffd\u2028]/)
  })

  it('has links without a scheme, which lead where they are meant to, or nowhere and say so', async () => {
    const site = await createForeignSite({
      stories: [
        page(
          'links',
          headline('Links'),
          button('www.partner.example'),
          button('partner.example/x?a=1'),
          button('studium@partner.example'),
          button('+49 30 123 456'),
          button('kontakt'),
          textLink('www.partner.example'),
          button('siehe Kontakt'),
          textLink('Anna fragen'),
          button('javascript:alert(1)'),
        ),
      ],
    })
    const { html } = await site.get('/links/')
    expect(hrefsIn(html)).toEqual([
      'https://www.partner.example',
      'https://partner.example/x?a=1',
      'mailto:studium@partner.example',
      'tel:004930123456',
      '/kontakt',
      'https://www.partner.example',
    ])
    await site.get('/links/')
    const lines = site.log.filter(({ event }) => event === 'link-lost')
    expect(lines.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('“siehe Kontakt” leads nowhere'),
      expect.stringContaining('“Anna fragen” leads nowhere'),
      expect.stringContaining('only https, mailto and tel'),
    ])
  })

  it('has links that look like hosts: a page of this site at that address wins', async () => {
    const links = [
      button('studium.online'),
      button('studium.online?a=1'),
      button('partner.online'),
      textLink('studium.online'),
    ]
    const site = await createForeignSite({
      stories: [page('links', headline('Links'), ...links), page('studium.online', headline('Online'))],
    })
    await site.runSchedule()
    expect(hrefsIn((await site.get('/links/')).html)).toEqual([
      '/studium.online',
      '/studium.online?a=1',
      'https://partner.online',
      '/studium.online',
    ])
    await site.settle()
  })

  it('is found by the short names of its trade', async () => {
    const site = await createForeignSite({
      stories: [
        page('suche', headline('Suche'), { component: 'search-results' }),
        page('csharp', headline('Programmieren mit C#')),
        page('charts', headline('Charts')),
        page('r', headline('Statistik mit R')),
        page('ki', headline('KI im Alltag')),
        page('kinder', headline('Kindheit')),
        page('bwl', headline('BWL (B.A.)')),
      ].map(story => ({
        ...story,
        name: (story.content.body as { text?: string }[])[0]!.text!,
      })),
    })
    const found = async (words: string) =>
      [
        ...(await site.get(`/suche/?q=${encodeURIComponent(words)}`)).html.matchAll(
          /search-result-link" href="([^"]*)"/g,
        ),
      ].map(([, href]) => href)
    expect(await found('C#')).toEqual(['/csharp/'])
    expect(await found('R')).toEqual(['/r/'])
    expect((await found('KI'))[0]).toBe('/ki/')
    expect((await found('b.a.'))[0]).toBe('/bwl/')
    await site.settle()
  })
})
