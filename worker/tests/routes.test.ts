import { describe, expect, it } from 'vitest'
import { locationOf, page, siteWith, space } from './setup/routed-space.ts'
import { storyOf } from './setup/story.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite, withStory } from './setup/test-site.ts'

const hosts = (own: object = {}) =>
  JSON.stringify({ 'ds.localhost': { unit: 'ds', folder: 'ds', theme: 'rust', ...own } })

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

  it('a flood of them reaches the source at a bounded rate, and writes nothing', {
    tags: ['full'],
    timeout: 30_000,
  }, async () => {
    const { site, calls } = await counting()
    await site.runSchedule()
    await site.get('/')
    const stored = (await testKv.list()).keys.length
    for (let index = 0; index < 120; index++) expect((await site.send(`/zufall-${index}/`)).status).toBe(404)
    await site.settle()
    expect(calls.filter(call => call.includes('zufall')).length).toBe(50)
    // The error page, once, the list of the pages above one, and the copy of the content's state.
    const added = (await testKv.list()).keys.length - stored
    expect(added).toBeLessThanOrEqual(3)
    expect((await site.get('/bachelor/recht/')).status).toBe(200)
    expect((await site.get('/en/bachelor/law/')).status).toBe(200)
  })

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

  it('a story without translated slugs that is requested by a foreign one is an error with its name', async () => {
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

  it('texts in another language than the page say so on their own elements, also within other blocks', async () => {
    const site = await siteWith()
    const foreignIn = async (path: string) =>
      [
        ...(await site.get(path)).html.matchAll(/<(\w+)(?![^>]*hreflang)[^>]* lang="(\w\w)"[^>]*>([^<]+)/gi),
      ].map(([, name, code, text]) => `${name} ${code}: ${text}`)
    expect(await foreignIn('/bachelor/recht/')).toEqual([])
    const english = [
      'h2 de: Das steht hier nur auf Deutsch',
      'h3 de: Noch ein Fach mit Zukunft',
      'p de: Lernen, wo Sie leben',
    ]
    expect(await foreignIn('/en/bachelor/law/')).toEqual(english)
    expect(await foreignIn('/fr/bachelor/recht/')).toEqual([
      'title de: Recht | Klein',
      'span de: Recht',
      'h2 de: Recht studieren bei uns',
      'h2 de: Das steht hier nur auf Deutsch',
      'h3 de: Ein Fach mit Zukunft',
      ...english.slice(1),
    ])
    expect(await foreignIn('/en/bachelor/law/')).toEqual(english)
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
  const request = async (site: TestSite, host: string, path: string) => {
    const response = await site.send(path, {}, 'GET', host)
    return { status: response.status, html: await response.text() }
  }

  it('one worker serves two, each its own folder, settings, theme and error page', async () => {
    const site = await siteWith({ SITE_HOSTS: hosts() })
    for (const round of [1, 2]) {
      const dual = await request(site, 'ds.localhost:8787', '/')
      expect(dual.html, `round ${round}`).toMatch(/data-theme="rust".*Dual zu Hause/s)
      expect(dual.html).toContain('<link rel="canonical" href="http://ds.localhost:8787/">')
      const main = await request(site, '127.0.0.1:8787', '/')
      expect(main.html).toMatch(/data-theme="default".*Willkommen/s)
      expect(main.html).not.toContain('Dual')
    }
    expect((await request(site, 'ds.localhost:8787', '/betriebe/')).status).toBe(200)
    expect((await request(site, 'ds.localhost:8787', '/nichts/')).html).toContain('Dual verlaufen')
    expect((await request(site, 'ds.localhost:8787', '/bachelor/')).status).toBe(404)
    expect((await request(site, '127.0.0.1:8787', '/ds/betriebe/')).status).toBe(404)
    expect((await request(site, '127.0.0.1:8787', '/en/ds/home/')).status).toBe(404)
  })

  it('a redirect may be for one of them', async () => {
    const site = await siteWith({ SITE_HOSTS: hosts() })
    const at = async (host: string) =>
      (await site.send('/bachelor/recht/', {}, 'GET', host)).headers.get('location')
    expect(await at('ds.localhost')).toBe('/nur-ds/')
    expect(await at('127.0.0.1')).toBeNull()
  })
})
