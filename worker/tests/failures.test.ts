import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { blockViews } from '../core/page/render/registry.ts'
import { database, withMethods } from '../features/forms/testing/test-stores.ts'
import { MINUTE, refresh, warm } from './setup/refresh.ts'
import { smallSpace } from './setup/small-space.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite, withContent, withStory } from './setup/test-site.ts'

type Body = Record<string, unknown>[]

describe('failures', () => {
  const Broken = () => {
    throw new Error('broken view')
  }

  it('a top-level block that throws is absent, and the log names it', async () => {
    const site = await createTestSite({ views: { views: { ...blockViews, 'price-boxes': Broken } } })
    const { status, html } = await site.get('/')
    expect(status).toBe(200)
    expect(html).toContain('Willkommen')
    expect(html).toContain('Bis bald')
    expect(site.log.filter(({ event }) => event === 'block-lost')).toMatchObject([
      { component: 'price-boxes', uid: 'prices', reason: 'broken view' },
    ])
  })

  it('a nested block that throws takes nothing with it', async () => {
    const site = await createTestSite({ views: { views: { ...blockViews, button: Broken } } })
    const button = { component: 'button', _uid: 'nested', text: 'Weg', href: { linktype: 'url', url: '/a/' } }
    const body = [
      {
        component: 'container',
        _uid: 'c',
        body: [
          { component: 'headline', _uid: 'n1', text: 'Davor' },
          button,
          { component: 'headline', _uid: 'n2', text: 'Danach' },
        ],
      },
    ]
    await site.edit(space => withContent(space, 'bachelor', content => ({ ...content, body })))
    const { status, html } = await site.get('/bachelor/')
    expect(status).toBe(200)
    expect(html).toContain('Davor')
    expect(html).toContain('Danach')
    expect(html).not.toContain('<template')
    expect(site.log.filter(({ event }) => event === 'block-lost')).toMatchObject([
      { component: 'button', uid: 'nested', reason: 'broken view' },
    ])
  })

  it('a page of which no block is known is not to be listed, and the log says so once', async () => {
    const site = await createTestSite()
    const robotsOf = async (path: string) =>
      /<meta name="robots" content="([^"]*)"/.exec((await site.get(path)).html)?.[1]
    const body = ['hero-2027', 'teaser-2027'].map(component => ({ component, _uid: component }))
    await site.edit(space => withContent(space, 'bachelor', content => ({ ...content, body })))
    for (let time = 0; time < 3; time++) expect(await robotsOf('/bachelor/')).toContain('noindex')
    expect(await robotsOf('/')).not.toContain('noindex')
    expect(site.log.filter(({ event }) => event === 'page-unreadable')).toEqual([
      expect.objectContaining({ slug: 'bachelor' }),
    ])
  })

  const deep = (levels: number) => Array.from({ length: levels }).reduce<object>(node => ({ a: node }), {})
  const wide = {
    type: 'doc',
    content: Array.from({ length: 10_000 }, (_, index) => ({
      type: 'paragraph',
      content: [{ type: 'text', text: `Absatz ${index}` }],
    })),
  }
  const malformed: [string, unknown][] = [
    ['an unknown component', { component: 'no-such-block', _uid: 'x' }],
    ['no component', { _uid: 'x' }],
    ['null', null],
    ['a list', []],
    ['a nesting of 900', { component: 'headline', _uid: 'x', text: 'tief', more: deep(900) }],
    ['10,000 nodes', { component: 'rich-text', _uid: 'x', content: wide }],
  ]
  it.each(malformed)('%s among the blocks: 200, the others stay', async (_name, block) => {
    const site = await createTestSite()
    await site.edit(space =>
      withContent(space, 'home', content => ({ ...content, body: [block, ...(content.body as Body)] })),
    )
    const { status, html } = await site.get('/')
    expect(status).toBe(200)
    expect(html).toContain('Bis bald')
  })

  it('a nesting of 5,000 from the source: 200, the block is left out', async () => {
    const text = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    const site = await createTestSite({
      fetch: next => async (input, init) => {
        const response = await next(input, init)
        if (!String(input).includes('/stories/home')) return response
        return new Response((await response.text()).replace('"level":"h1"', `"level":"h1","deep":${text}`), {
          status: response.status,
          headers: { 'content-type': 'application/json' },
        })
      },
    })
    const { status, html } = await site.get('/')
    expect(status).toBe(200)
    expect(html).toContain('Bis bald')
    expect(site.log.filter(({ event }) => event === 'block-lost')).toMatchObject([
      { uid: 'title', reason: expect.stringContaining('nested deeper') },
    ])
  })

  it('a body that is no list: 200', async () => {
    const site = await createTestSite()
    await site.edit(space =>
      withContent(space, 'home', content => ({ ...content, body: { a: 1 }, seoTitle: 5 })),
    )
    expect((await site.get('/')).status).toBe(200)
  })

  it.each(['header', 'footer'])('no %s is the specified error', async part => {
    const site = await createTestSite()
    await site.edit(space => ({
      ...space,
      version: 2,
      stories: space.stories.filter(({ draft }) => draft.full_slug !== `settings/dach/${part}`),
    }))
    const { status } = await site.get('/')
    expect(status).toBe(500)
    expect(site.log).toContainEqual(expect.objectContaining({ message: `${part} not found` }))
  })

  it('no defaults is 503, so that search engines wait', async () => {
    const site = await createTestSite()
    await site.edit(space => ({
      ...space,
      version: 2,
      stories: space.stories.filter(({ draft }) => draft.content.component !== 'defaults'),
    }))
    const { status, headers } = await site.get('/')
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('60')
  })

  it('names the unit that has no defaults where other units have some, until it has', async () => {
    const defaultsOf = (unit: string) => (content: object) => ({ ...content, unit })
    const site = await createTestSite({
      space: withContent(smallSpace(), 'settings/defaults', defaultsOf('ds')),
    })
    for (let time = 0; time < 2; time++) {
      const { error } = await (await site.send('/_payload.json')).json<{ error: object }>()
      expect(error).toMatchObject({ statusCode: 503, message: 'No defaults found for unit: dach' })
    }
    await site.edit(space => withContent(space, 'settings/defaults', defaultsOf('dach')))
    site.turnClock(MINUTE)
    expect((await site.get('/')).status).toBe(200)
  })

  it('a dead source without any copy is 503 with the bundled page; with a copy nobody notices', async () => {
    let dead = true
    const site = await createTestSite({
      fetch: next => (input, init) => (dead ? Promise.reject(new TypeError('down')) : next(input, init)),
    })
    const refused = await site.get('/')
    expect(refused.status).toBe(503)
    expect(refused.html).toContain('<h1>')
    expect(refused.html).toContain('<a href="/">Zur Startseite</a>')
    const french = (await site.get('/fr/campus/')).html
    expect(french).toContain('<a href="/fr/">Vers la page d’accueil</a>')
    expect(french).toContain('<small lang="en">Content is unavailable</small>')
    dead = false
    // The time for which a failed source is not called.
    site.turnClock(5_000)
    expect((await site.get('/')).status).toBe(200)
    dead = true
    site.turnClock(24 * 60 * MINUTE)
    expect((await site.get('/')).status).toBe(200)
  })

  it('an address that nobody has requested is 503 with Retry-After; one that was missing before stays 404', async () => {
    let dead = false
    const site = await createTestSite({
      fetch: next => (input, init) => (dead ? Promise.reject(new TypeError('down')) : next(input, init)),
    })
    await warm(site, '/')
    expect((await site.get('/was-missing-before/')).status).toBe(404)
    dead = true
    const { status, headers, html } = await site.get('/never-requested/')
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '60',
      'private, no-cache',
    ])
    expect(html).toContain('<h1')
    const payload = await site.get('/never-requested-either/_payload.json')
    expect(JSON.parse(payload.html)).toMatchObject({ kind: 'error', error: { statusCode: 503 } })
    expect((await site.get('/was-missing-before/')).status).toBe(404)
    expect((await site.get('/')).status).toBe(200)
    dead = false
    site.turnClock(5_000)
    expect((await site.get('/never-requested/')).status).toBe(404)
  })

  it('a story that changes its shape does not replace the good one', async () => {
    const site = await createTestSite()
    await warm(site, '/')
    await site.edit(space => withStory(space, 'home', story => ({ ...story, content: {} })))
    await refresh(site, '/')
    expect((await site.get('/')).html).toContain('Willkommen')
  })

  it.each(['* * * * *', '23 */6 * * *'])('the log says why a run of the schedule %s fails', async cron => {
    const site = await createTestSite({ bindings: { SITE_ORIGIN: 'no address' } })
    await expect(site.runSchedule(cron)).rejects.toThrow('SITE_ORIGIN')
    expect(site.log).toMatchObject([
      { event: 'failure', message: expect.stringContaining('SITE_ORIGIN'), stack: expect.any(String) },
    ])
  })
})

describe('a site whose stores never answer', () => {
  const never = () => new Promise<never>(() => undefined)

  /** A binding whose calls never settle. */
  const hanging = <T extends object>(binding: T): T =>
    new Proxy(binding, {
      get: (target, name) =>
        typeof Reflect.get(target, name) === 'function' ? never : Reflect.get(target, name),
    })

  const hangingDatabase = () => {
    const statement = { bind: () => statement, all: never, first: never, run: never, raw: never }
    return withMethods(database, { prepare: () => statement as never, batch: never, exec: never })
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // The platform's network, which these tests do not have.
    vi.stubGlobal('fetch', never)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const createCold = () =>
    createTestSite({
      fetch: () => never,
      versions: hanging(memoryVersionStore()),
      index: createContentIndex(hangingDatabase(), 'space'),
      bindings: {
        CONTENT: hanging(testKv),
        DB: hangingDatabase(),
        INDEX: hangingDatabase(),
        UPLOADS: undefined,
        PLATFORM_ORIGIN: 'https://platform.example',
      },
      network: never,
    })

  /** Milliseconds on the clock until the whole answer is there. */
  async function timeOf(site: TestSite, path: string) {
    let done: Response | undefined
    const answering = site.send(path).then(async response => {
      await response.clone().text()
      done = response
    })
    let took = 0
    for (; !done && took < 20_000; took += 50) {
      await vi.advanceTimersByTimeAsync(50)
      site.turnClock(50)
      for (let turn = 0; turn < 2; turn++) await scheduler.wait(1)
    }
    await answering
    return { took, status: done!.status }
  }

  it.each(['/gibt-es-nicht/', '/', '/bachelor/'])(
    'a cold answer for %s is there within two seconds while no store answers',
    async path => {
      const { took, status } = await timeOf(await createCold(), path)
      expect(status).toBe(503)
      expect(took).toBeLessThanOrEqual(2_000)
    },
  )

  it('a cold health answer is there within two seconds while no store answers', async () => {
    const { took, status } = await timeOf(await createCold(), '/api/health')
    expect(status).toBe(503)
    expect(took).toBeLessThanOrEqual(2_000)
  })
})
