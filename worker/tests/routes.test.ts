import { describe, expect, it } from 'vitest'
import { type StoryDraft, storyOf } from '../../kv-seed/story.ts'
import { t } from '../../kv-seed/text.ts'
import type { SpaceSeed } from '../content-api/space.ts'
import { smallSpace } from './setup/small-space.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite, withContent, withStory } from './setup/test-site.ts'

const headline = (uid: string, text: unknown) => ({ component: 'headline', _uid: uid, text, level: 'h2' })

const page = (slug: string, own: Partial<StoryDraft> = {}): StoryDraft => ({
  slug,
  name: slug,
  content: { component: 'page', body: [headline('h', `Seite ${slug} von uns`)] },
  ...own,
})

const extra: readonly StoryDraft[] = [
  page('bachelor/recht', {
    name: t('Recht', 'Law'),
    translatedSlugs: { en: 'bachelor/law' },
    content: {
      component: 'page',
      body: [
        headline('a', t('Recht studieren bei uns', 'Read law with us')),
        headline('b', 'Das steht hier nur auf Deutsch'),
        {
          component: 'grid',
          _uid: 'g',
          items: [
            { component: 'card', _uid: 'c1', title: t('Ein Fach mit Zukunft', 'A subject with a future') },
            { component: 'card', _uid: 'c2', title: 'Noch ein Fach mit Zukunft' },
          ],
        },
      ],
    },
  }),
  page('nur/deutsch', { languages: [] }),
  page('über/münchen', { languages: [] }),
  page('leer', { content: { component: 'page', layout: 'blank', body: [headline('h', 'Ohne Rahmen')] } }),
  page('forms-space/anfrage', { content: { component: 'page', body: [headline('h', 'Ein Formular')] } }),
  page('ds/home', { content: { component: 'page', body: [headline('h', 'Dual zu Hause')] } }),
  page('ds/betriebe'),
  page('ds/error/404', { content: { component: 'page', body: [headline('h', 'Dual verlaufen')] } }),
  {
    slug: 'settings/ds/header',
    name: 'Header',
    content: { component: 'header', _uid: 'dsh', name: 'Dual', navigation: [] },
  },
  {
    slug: 'settings/ds/footer',
    name: 'Footer',
    content: { component: 'footer', _uid: 'dsf', copyrightText: 'Dual' },
  },
  {
    slug: 'settings/ds/defaults',
    name: 'Defaults',
    content: { component: 'defaults', unit: 'ds', siteName: 'Dual' },
  },
]

const footer = {
  component: 'footer',
  _uid: 'footer',
  claim: 'Lernen, wo Sie leben',
  copyrightText: 'Klein',
}

const longTarget = `/${'n'.repeat(1500)}/`
const longQuery = `/bachelor/?b=${'b'.repeat(2000)}`

const redirects: readonly (readonly [string, string])[] = [
  ['/alt', '/bachelor/'],
  ['/früher', '/bachelor/'],
  ['/kette', '/alt'],
  ['/weiter/', '{"path":"/bachelor/","query":{"a":"1"},"forwardParameters":true,"status":302}'],
  ['/fremd/', 'https://partner.example/x'],
  ['/kreis/', '/kreis-2/'],
  ['/kreis-2/', '/kreis/'],
  ['/bachelor/recht/', '{"path":"/nur-ds/","unit":"ds"}'],
  ['/studium/*', '{"path":"/bachelor/:splat","forwardParameters":true}'],
  ['/studium/heute/', '/'],
  ['/partner/*', 'https://partner.example/a/:splat'],
  ['/aus/*', '/:splat'],
  ['/a?token=geheim', '/bachelor/'],
  ['/lang/*', `${longTarget}:splat`],
  ['/mit/', JSON.stringify({ path: longQuery, forwardParameters: true })],
  ['/selbst/', '/selbst/'],
  ['/zu-selbst/', '/selbst/'],
]

function space(): SpaceSeed {
  const small = withContent(smallSpace(), 'settings/dach/footer', () => footer)
  return {
    ...small,
    language_codes: ['en', 'fr'],
    stories: [
      ...small.stories,
      ...extra.map((draft, index) => {
        const story = storyOf(draft, 100 + index)
        return { draft: story, published: story }
      }),
    ],
    datasources: [
      ...small.datasources,
      {
        id: 2,
        name: 'Redirects',
        slug: 'redirects',
        entries: redirects.map(([name, value], index) => ({ id: 100 + index, name, value })),
      },
    ],
  }
}

const hosts = (own: object = {}) =>
  JSON.stringify({ 'ds.localhost': { unit: 'ds', folder: 'ds', theme: 'rust', ...own } })

const siteWith = (bindings: Record<string, unknown> = {}) => createTestSite({ space: space(), bindings })

async function locationOf(site: TestSite, path: string) {
  const { status, headers } = await site.send(path)
  return [status, headers.get('location')]
}

describe('redirects', () => {
  // The longest filling with which the target is no longer than an address may be: 2,048 bytes of path, 8,192 in all.
  const origin = 'http://127.0.0.1:8787'.length
  const lengths: readonly [string, number, (filling: string) => string][] = [
    ['a path that gets a slash', 2046, filling => `/${filling}`],
    ['an address that gets a slash', 8192 - origin - '/x/?'.length, filling => `/x?${filling}`],
    ['a result', 2048 - '//opt-in-success/'.length, filling => `/${filling}/opt-in/?success=true`],
    ['a star', 2048 - longTarget.length - 1, filling => `/lang/${filling}/`],
    ['a query', 8192 - origin - longQuery.length - 1, filling => `/mit/?${filling}`],
  ]
  it.each(lengths)('lead to no address that is too long: %s', async (_, longest, address) => {
    const site = await siteWith()
    const answer = async (length: number) => {
      const { status, headers } = await site.send(address('a'.repeat(length)))
      return { status, location: headers.get('location') }
    }
    const { status, location } = await answer(longest)
    expect([301, 302, 308]).toContain(status)
    expect((await site.send(location!)).status).not.toBe(414)
    const { status: refused, location: none } = await answer(longest + 1)
    expect([refused, none?.length]).toEqual([414, undefined])
    await site.settle()
  })

  it('lead to no address that is too long in a payload', async () => {
    const site = await siteWith()
    const { html } = await site.get(`/lang/${'a'.repeat(600)}/_payload.json`)
    expect(JSON.parse(html)).toMatchObject({ kind: 'error', error: { statusCode: 414 } })
  })

  it.each([
    ['/alt/', 301, '/bachelor/'],
    ['/alt', 301, '/bachelor/'],
    ['/fru%CC%88her/', 301, '/bachelor/'],
    ['/fr%C3%BCher/', 301, '/bachelor/'],
    ['/fr%c3%bcher/', 301, '/bachelor/'],
    ['/fr%c3%bcher', 301, '/bachelor/'],
    ['//alt?x=1', 301, '/bachelor/'],
    ['/de/alt', 301, '/bachelor/'],
    ['/kette/', 301, '/bachelor/'],
    ['/_/alt/', 301, '/bachelor/'],
    ['/_/alt', 301, '/bachelor/'],
    ['/weiter?a=2&b=3', 302, '/bachelor/?a=1&b=3'],
    ['/fremd', 301, 'https://partner.example/x'],
    ['/opt-in?success=true', 302, '/opt-in-success/'],
    ['/bachelor', 308, '/bachelor/'],
    ['/en/alt/', 404, null],
    ['/studium/recht?a=1', 301, '/bachelor/recht/?a=1'],
    ['/de//studium', 301, '/bachelor/'],
    ['/studium/heute', 301, '/'],
    ['/partner/b/', 301, 'https://partner.example/a/b'],
    ['/aus//evil.example/', 301, '/evil.example/'],
    ['/aus/%5c%5cevil.example/', 301, '/evil.example/'],
    ['/aus/https:%2f%2fevil.example/', 301, '/https:/evil.example/'],
    ['/aus/home', 301, '/'],
    ['/zu-selbst/', 301, '/selbst/'],
  ])('%s is answered %d %s, in one step', async (path, status, location) => {
    expect(await locationOf(await siteWith(), path)).toEqual([status, location])
  })

  it.each([
    ['/bachelor', 'private, max-age=3600', 'a slash'],
    ['/de/bachelor/', 'private, max-age=3600', 'the default language'],
    ['/en/home/?a=1', 'private, max-age=3600', 'home'],
    ['/_/home/', 'private, max-age=3600', 'what is not for search engines'],
    ['/opt-in/?success=true', 'private, no-cache', 'an outcome'],
    ['/alt/', 'private, no-cache', 'the table'],
    ['/alt', 'private, no-cache', 'a slash and the table'],
    ['/fremd/', 'private, no-cache', 'another host'],
    ['/settings/campaigns/de/', 'private, no-cache', 'a story without a page'],
  ])('%s: a browser keeps it as "%s" (%s)', async (path, caching) => {
    const { status, headers } = await (await siteWith()).send(path)
    expect([Math.floor(status / 100), headers.get('cache-control')]).toEqual([3, caching])
  })

  it('circles are ignored, and named in the log', async () => {
    const site = await siteWith()
    expect((await site.get('/kreis/')).status).toBe(404)
    const rejected = site.log.filter(({ event }) => event === 'redirect-rejected')
    expect(rejected.map(({ path }) => path)).toEqual(['/a', '/kreis/', '/kreis-2/', '/selbst/'])
    expect(JSON.stringify(rejected)).not.toContain('geheim')
  })

  it('are one value, kept in KV, however many paths are asked for', async () => {
    const calls: string[] = []
    const site = await createTestSite({
      space: space(),
      fetch: next => (input, init) => {
        calls.push(String(input))
        return next(input, init)
      },
    })
    for (let index = 0; index < 20; index++) await site.get(`/gibt-es-nicht-${index}/`)
    expect(calls.filter(call => call.includes('datasource=redirects'))).toHaveLength(1)
  })

  it('pages are answered when they cannot be read', async () => {
    const site = await createTestSite({
      space: space(),
      fetch: next => (input, init) =>
        String(input).includes('datasource=redirects')
          ? Promise.resolve(new Response('no', { status: 500 }))
          : next(input, init),
    })
    expect((await site.get('/bachelor/')).status).toBe(200)
  })

  it('are asked for over HTTP as well', async () => {
    const site = await siteWith()
    const ask = async (path: string) =>
      (await site.get(`/api/proxy/index/v2/redirect/dach?path=${path}`)).html
    expect(JSON.parse(await ask('/weiter'))).toEqual({
      path: '/bachelor/',
      query: 'a=1',
      forwardParameters: true,
      status: 302,
    })
    expect(JSON.parse(await ask('/de/studium/recht'))).toMatchObject({ path: '/bachelor/recht/' })
    expect(await ask('/bachelor/')).toBe('null')
  })
})

describe('paths that nobody has', () => {
  const counting = async () => {
    const calls: string[] = []
    const site = await createTestSite({
      space: space(),
      fetch: next => (input, init) => {
        calls.push(String(input))
        return next(input, init)
      },
    })
    return { site, calls }
  }

  it('a flood of them reaches the source at a bounded rate, and writes nothing', async () => {
    const { site, calls } = await counting()
    await site.runSchedule()
    await site.get('/')
    const stored = (await testKv.list()).keys.length
    for (let index = 0; index < 120; index++) expect((await site.send(`/zufall-${index}/`)).status).toBe(404)
    await site.settle()
    expect(calls.filter(call => call.includes('zufall')).length).toBe(50)
    // The error page, once.
    expect((await testKv.list()).keys.length - stored).toBeLessThanOrEqual(1)
    expect((await site.get('/bachelor/recht/')).status).toBe(200)
    expect((await site.get('/en/bachelor/law/')).status).toBe(200)
  }, 30_000)

  it('a page published a moment ago is found, though the space’s list is older', async () => {
    const { site } = await counting()
    await site.get('/gibt-es-nicht/')
    const story = storyOf(page('eben/erst'), 200)
    await site.edit(before => ({
      ...before,
      version: before.version + 1,
      stories: [...before.stories, { draft: story, published: story }],
    }))
    expect((await site.get('/eben/erst/')).status).toBe(200)
  })
})

describe('stories and their addresses', () => {
  it.each([
    ['/bachelor/recht/', 200, null],
    ['/en/bachelor/law/', 200, null],
    ['/en/bachelor/recht/?a=1', 301, '/en/bachelor/law/?a=1'],
    ['/en/bachelor/recht', 308, '/en/bachelor/recht/'],
    ['/bachelor/law/', 404, null],
    ['/en/en/bachelor/law/', 404, null],
    ['/fr/en/bachelor/law/', 404, null],
    ['/en/en/bachelor/recht/', 404, null],
    ['/fr/bachelor/recht/', 200, null],
    ['/%C3%BCber/m%C3%BCnchen/', 200, null],
    ['/leer/', 200, null],
    ['/settings/dach/header/', 302, '/'],
    ['/en/settings/dach/header/', 302, '/'],
    ['/settings/campaigns/de/', 302, '/'],
    ['/forms-space/anfrage/', 200, null],
    ['/error/404/', 200, null],
  ])('%s: %d %s', async (path, status, location) => {
    expect(await locationOf(await siteWith(), path)).toEqual([status, location])
  })

  it('a story is not found by its number', async () => {
    const story = space().stories.find(({ draft }) => draft.full_slug === 'bachelor/recht')!.draft
    expect((await (await siteWith()).get(`/${story.id}/`)).status).toBe(404)
  })

  it('a page of forms has neither header nor footer', async () => {
    const { html } = await (await siteWith()).get('/forms-space/anfrage/')
    expect(html).toContain('Ein Formular')
    expect(html).not.toMatch(/<header|<footer/)
  })

  it('a story without translated slugs that is asked for by a foreign one is an error with its name', async () => {
    const site = await createTestSite({
      space: withStory(space(), 'nur/deutsch', story => ({ ...story, translated_slugs: [] })),
      fetch: next => async (input, init) => {
        const answer = await next(input, init)
        if (!String(input).includes('stories/fremd')) return answer
        const story = { id: 1, uuid: 'u', full_slug: 'en/anders', lang: 'en', content: { component: 'page' } }
        return Response.json({ story, cv: 1 })
      },
    })
    expect((await site.get('/en/fremd/')).status).toBe(404)
    expect(site.log.find(({ event }) => event === 'page-error')).toMatchObject({
      message: 'Slug of this story is not translated slug',
    })
  })

  it('canonical address and languages are those the story exists in', async () => {
    const { html } = await (await siteWith()).get('/en/bachelor/law/')
    expect(html).toContain('<link rel="canonical" href="http://127.0.0.1:8787/en/bachelor/law/">')
    expect(html).toMatch(/hreflang="de" href="[^"]*\/bachelor\/recht\/"/)
    expect(html).not.toContain('hreflang="fr"')
  })

  it('blocks in another language than the page say so on their own elements, also within others', async () => {
    const site = await siteWith()
    const foreignIn = async (path: string) =>
      [...(await site.get(path)).html.matchAll(/<(?!html)(\w+) lang="(\w\w)"/g)].map(
        ([, name, code]) => `${name} ${code}`,
      )
    expect(await foreignIn('/bachelor/recht/')).toEqual([])
    expect(await foreignIn('/en/bachelor/law/')).toEqual(['section de', 'article de', 'footer de'])
    expect(await foreignIn('/fr/bachelor/recht/')).toEqual([
      'section de',
      'section de',
      'section de',
      'footer de',
    ])
    expect(await foreignIn('/en/bachelor/law/')).toEqual(['section de', 'article de', 'footer de'])
    expect((await site.get('/en/bachelor/law/')).render).toMatch(/^(\d+)\/\1$/)
  })
})

describe('without prefixes in the addresses', () => {
  it('the cookie decides in place', async () => {
    const site = await siteWith({ LOCALE_STRATEGY: 'no_prefix' })
    const lang = async (path: string, cookie = '') =>
      /<html lang="(\w\w)"/.exec((await site.get(path, cookie ? { cookie } : {})).html)?.[1]
    expect(await lang('/bachelor/recht/')).toBe('de')
    expect(await lang('/bachelor/recht/', 'locale=en')).toBe('en')
    expect(await lang('/bachelor/recht/', 'locale=xx')).toBe('de')
    expect(await lang('/bachelor/recht/', 'locale=%00')).toBe('de')
    expect(await lang('/en/bachelor/recht/')).toBe('en')
    const { html } = await site.get('/', { cookie: 'locale=en' })
    expect(html).toContain('href="/bachelor/"')
    expect(html).not.toContain('href="/en/bachelor/"')
  })

  it('a translated slug opens in its language, without the cookie or with that of another one', async () => {
    const site = await siteWith({ LOCALE_STRATEGY: 'no_prefix' })
    await site.runSchedule()
    for (const cookie of ['', 'locale=fr', 'locale=en', 'locale=de']) {
      const { status, html } = await site.get('/bachelor/law/', cookie ? { cookie } : {})
      expect([status, /<html lang="(\w\w)"/.exec(html)?.[1]], cookie).toEqual([200, 'en'])
    }
    expect((await site.get('/bachelor/recht/', { cookie: 'locale=en' })).html).toContain('<html lang="en"')
    expect((await site.get('/bachelor/nowhere/')).status).toBe(404)
  })

  it('the sitemap and canonical addresses name what answers everybody', async () => {
    const site = await siteWith({ LOCALE_STRATEGY: 'no_prefix' })
    const sitemap = (await site.get('/sitemap.xml')).html
    const listed = [...sitemap.matchAll(/<loc>http:\/\/[^/]*([^<]*)/g)].map(([, path]) => path!)
    expect(listed).toContain('/bachelor/recht/')
    expect(listed).not.toContain('/bachelor/law/')
    for (const path of listed) expect((await site.get(path)).status, path).toBe(200)
    const { html } = await site.get('/bachelor/law/', { cookie: 'locale=en' })
    expect(html).toMatch(/<html lang="en".*<link rel="canonical" href="[^"]*\/bachelor\/recht\/">/s)
    expect(html).not.toContain('hreflang="x-default"')
  })
})

describe('units', () => {
  const ask = async (site: TestSite, host: string, path: string) => {
    const response = await site.send(path, {}, 'GET', host)
    return { status: response.status, html: await response.text() }
  }

  it('one worker serves two, each its own folder, settings, theme and error page', async () => {
    const site = await siteWith({ SITE_HOSTS: hosts() })
    for (const round of [1, 2]) {
      const dual = await ask(site, 'ds.localhost:8787', '/')
      expect(dual.html, `round ${round}`).toMatch(/data-theme="rust".*Dual zu Hause/s)
      expect(dual.html).toContain('<link rel="canonical" href="http://ds.localhost:8787/">')
      const main = await ask(site, '127.0.0.1:8787', '/')
      expect(main.html).toMatch(/data-theme="default".*Willkommen/s)
      expect(main.html).not.toContain('Dual')
    }
    expect((await ask(site, 'ds.localhost:8787', '/betriebe/')).status).toBe(200)
    expect((await ask(site, 'ds.localhost:8787', '/nichts/')).html).toContain('Dual verlaufen')
    expect((await ask(site, 'ds.localhost:8787', '/bachelor/')).status).toBe(404)
    expect((await ask(site, '127.0.0.1:8787', '/ds/betriebe/')).status).toBe(404)
    expect((await ask(site, '127.0.0.1:8787', '/en/ds/home/')).status).toBe(404)
  })

  it('a redirect may be for one of them', async () => {
    const site = await siteWith({ SITE_HOSTS: hosts() })
    const at = async (host: string) =>
      (await site.send('/bachelor/recht/', {}, 'GET', host)).headers.get('location')
    expect(await at('ds.localhost')).toBe('/nur-ds/')
    expect(await at('127.0.0.1')).toBeNull()
  })
})
