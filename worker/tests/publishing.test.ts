import { describe, expect, it } from 'vitest'
import { memoryVersionStore } from '../content/version/version-store.ts'
import type { SpaceSeed, StoredStory } from '../content-api/space.ts'
import { editorAddress } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import {
  createTestSite,
  signatureOf,
  type TestSite,
  withContent,
  withoutStory,
  withStory,
} from './setup/test-site.ts'

const SECOND = 1000
/** When the test's clock begins. */
const NOW = Date.UTC(2026, 10, 21, 9)

type Body = readonly Record<string, unknown>[]

const retitled = (text: string) => (space: SpaceSeed) =>
  withContent(space, 'home', content => ({
    ...content,
    body: (content.body as Body).map(block => (block._uid === 'title' ? { ...block, text } : block)),
  }))

const idOf = (space: SpaceSeed, slug: string) =>
  space.stories.find(({ draft }) => draft.full_slug === slug)!.draft.id

const home = { id: idOf(smallSpace(), 'home') }
const bachelor = { id: idOf(smallSpace(), 'bachelor') }

/** Asks now, and again two seconds later: an isolate reads a new version in the background of a request. */
async function soon(site: TestSite, path: string) {
  site.turnClock(2 * SECOND)
  await site.get(path)
  site.turnClock(2 * SECOND)
  return site.get(path)
}

const published = (at: string) => (story: StoredStory) => ({ ...story, published_at: at })

describe('what is published', () => {
  it('shows on the isolate that got the message with the next request', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(retitled('Neu'))
    expect(await site.tell('published', home)).toBe(200)
    expect((await site.get('/')).html).toContain('Neu')
  })

  it('shows on another isolate within five seconds', async () => {
    const versions = memoryVersionStore()
    const first = await createTestSite({ versions })
    const other = await createTestSite({ versions, seeded: true })
    expect((await other.get('/')).html).toContain('Willkommen')
    await first.edit(retitled('Neu'))
    await first.tell('published', home)
    expect((await soon(other, '/')).html).toContain('Neu')
  })

  it('without a message shows after the next run of the schedule', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(retitled('Neu'))
    expect((await site.get('/')).html).not.toContain('Neu')
    await site.runSchedule()
    expect((await site.get('/')).html).toContain('Neu')
  })

  it('an offer shows with the next request as well', async () => {
    const site = await createTestSite()
    const headers = { 'cf-ipcountry': 'DE' }
    await site.get('/', headers)
    site.turnClock(5 * SECOND)
    await site.edit(space =>
      withContent(space, 'settings/campaigns/de', content => ({ ...content, titleDesktop: 'Nur heute' })),
    )
    await site.tell('published')
    expect((await site.get('/', headers)).html).toContain('Nur heute')
  })

  it('a page that did not exist is found with the next request', async () => {
    const site = await createTestSite({ space: withoutStory(smallSpace(), 'bachelor') })
    expect((await site.get('/bachelor/')).status).toBe(404)
    await site.edit(() => ({ ...smallSpace(), version: 3 }))
    await site.tell('published', bachelor)
    expect((await site.get('/bachelor/')).status).toBe(200)
  })
})

describe('what is unpublished', () => {
  it.each(['unpublished', 'deleted'])('is gone with the next request (%s)', async action => {
    const site = await createTestSite()
    expect((await site.get('/bachelor/')).status).toBe(200)
    site.turnClock(5 * SECOND)
    await site.edit(space => withoutStory(space, 'bachelor'))
    await site.tell(action, bachelor)
    expect((await site.get('/bachelor/')).status).toBe(404)
  })

  it('never comes back: not in a fresh isolate, not when the source is down', async () => {
    const versions = memoryVersionStore()
    let isDown = false
    const fetch: NonNullable<Parameters<typeof createTestSite>[0]>['fetch'] = next => (input, init) =>
      isDown ? Promise.reject(new TypeError('connection lost')) : next(input, init)
    const site = await createTestSite({ versions, fetch })
    const idle = await createTestSite({ versions, fetch, seeded: true })
    await Promise.all([site.get('/bachelor/'), idle.get('/bachelor/'), idle.get('/')])
    site.turnClock(5 * SECOND)
    await site.edit(space => withoutStory(space, 'bachelor'))
    await site.tell('unpublished', bachelor)
    isDown = true
    expect((await site.get('/bachelor/')).status).toBeGreaterThanOrEqual(404)
    expect((await soon(idle, '/bachelor/')).status).toBeGreaterThanOrEqual(404)
    const fresh = await createTestSite({ versions, fetch, seeded: true })
    expect((await fresh.get('/bachelor/')).status).toBeGreaterThanOrEqual(404)
    expect((await fresh.get('/')).status).toBe(200)
  })

  it('a message that says so of a story that is there changes nothing', async () => {
    const site = await createTestSite()
    await site.get('/bachelor/')
    expect(await site.tell('unpublished', bachelor)).toBe(200)
    expect((await site.get('/bachelor/')).status).toBe(200)
    const health = (await (await site.send('/api/health')).json()) as { content: { cv: number } }
    expect(health.content.cv).toBe(1)
  })
})

describe('a story that moves', () => {
  it('leaves a redirect behind in each language, and takes it back when it returns', async () => {
    const site = await createTestSite()
    await site.runSchedule()
    const renamed = (slug: string) => (space: SpaceSeed) =>
      withStory(space, 'bachelor', story => ({
        ...story,
        slug,
        full_slug: slug,
        translated_slugs: [{ lang: 'en', path: `${slug}-en` }],
      }))
    await site.edit(renamed('studium'))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    const answers = await Promise.all(['/bachelor/', '/en/bachelor/?a=1'].map(path => site.send(path)))
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [301, '/studium/'],
      [301, '/en/studium-en/?a=1'],
    ])
    expect((await site.get('/studium/')).status).toBe(200)
    await site.edit(() => ({ ...smallSpace(), version: 9 }))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    expect((await site.get('/bachelor/')).status).toBe(200)
    expect((await site.send('/studium/')).headers.get('location')).toBe('/bachelor/')
  })
})

describe('a story where another one stood', () => {
  const moved = (slug: string) => (space: SpaceSeed) =>
    withStory(space, 'bachelor', story => ({
      ...story,
      slug,
      full_slug: slug,
      translated_slugs: [{ lang: 'en', path: `${slug}-en` }],
    }))

  const toSlug = (slug: string) => (story: StoredStory) => ({ ...story, slug, full_slug: slug })

  /** Another story of the same words, under an address in German and in English. */
  const added = (slug: string) => (space: SpaceSeed) => {
    const { draft } = smallSpace().stories.find(record => record.draft.full_slug === 'bachelor')!
    const translated_slugs = [{ lang: 'en', path: slug }]
    const ids = { id: draft.id + 100, uuid: draft.uuid.replace(/^.{8}/, '0badcafe') }
    const story = { ...draft, ...ids, slug, full_slug: slug, translated_slugs }
    return {
      ...space,
      version: space.version + 1,
      stories: [...space.stories, { draft: story, published: story }],
    }
  }

  const follow = {
    webhook: (site: TestSite) => site.tell('published'),
    schedule: (site: TestSite) => site.runSchedule(),
  }

  const answersOf = async (site: TestSite, paths: readonly string[]) => {
    const answers = await Promise.all(paths.map(path => site.send(path)))
    return answers.map(({ status, headers }) => headers.get('location') ?? status)
  }

  it.each(Object.entries(follow))('is shown there, in each language (%s)', async (_, followed) => {
    const site = await createTestSite()
    await site.runSchedule()
    for (const change of [moved('studium'), added('bachelor')]) {
      site.turnClock(5 * SECOND)
      await site.edit(change)
      await followed(site)
      await site.get('/bachelor/')
    }
    const paths = ['/bachelor/', '/en/bachelor/', '/studium/', '/en/studium-en/']
    expect(await answersOf(site, paths)).toEqual([200, 200, 200, 200])
  })

  it('what stood elsewhere before it is still led to where it went', async () => {
    const site = await createTestSite()
    await site.runSchedule()
    const moves = [moved('studium'), (space: SpaceSeed) => withStory(space, 'studium', toSlug('lernen'))]
    for (const change of [...moves, added('studium')]) {
      site.turnClock(5 * SECOND)
      await site.edit(change)
      await site.tell('moved', bachelor)
    }
    expect(await answersOf(site, ['/bachelor/', '/studium/', '/lernen/'])).toEqual(['/lernen/', 200, 200])
  })

  it('is shown after the next run of the schedule where the addresses could not be read at first', async () => {
    let isDown = false
    const site = await createTestSite({
      fetch: next => (input, init) =>
        isDown && String(input).includes('cdn/links')
          ? Promise.resolve(new Response('no', { status: 500 }))
          : next(input, init),
    })
    await site.runSchedule()
    await site.edit(moved('studium'))
    await site.tell('moved', bachelor)
    isDown = true
    site.turnClock(5 * SECOND)
    await site.edit(added('bachelor'))
    await site.tell('published')
    isDown = false
    site.turnClock(60 * SECOND)
    await site.runSchedule()
    await site.get('/bachelor/')
    expect(await answersOf(site, ['/bachelor/', '/en/bachelor/'])).toEqual([200, 200])
  })

  it('what moved in one unit leads nowhere in another', async () => {
    const hosts = { 'ds.localhost': { unit: 'ds', folder: 'ds', theme: 'rust' } }
    const site = await createTestSite({ bindings: { SITE_HOSTS: JSON.stringify(hosts) } })
    await site.runSchedule()
    await site.edit(moved('studium'))
    site.turnClock(5 * SECOND)
    await site.tell('moved', bachelor)
    expect((await site.send('/bachelor/', {}, 'GET', 'ds.localhost')).headers.get('location')).toBeNull()
    expect((await site.send('/bachelor/')).headers.get('location')).toBe('/studium/')
  })
})

describe('a body that lost a block', () => {
  const broken = (at: string) => (space: SpaceSeed) =>
    withStory(space, 'home', story => ({
      ...published(at)(story),
      content: {
        ...story.content,
        body: (story.content.body as Body).map(block =>
          block._uid === 'closing' ? { ...block, text: undefined } : block,
        ),
      },
    }))

  const heldBackOf = async (site: TestSite) => {
    const health = (await (await site.send('/api/health')).json()) as {
      content: { heldBack: { slug: string; reasons: string[] }[] }
    }
    return health.content.heldBack
  }

  it('is held back, and its reason is at the health address and in the log', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(broken('2026-11-21T10:00:00Z'))
    await site.tell('published', home)
    expect((await site.get('/')).html).toContain('Bis bald')
    expect(await heldBackOf(site)).toEqual([
      {
        slug: 'home',
        publishedAt: '2026-11-21T10:00:00Z',
        reasons: [expect.stringMatching(/^headline closing: /)],
      },
    ])
    expect(site.log.filter(({ event }) => event === 'publish-held-back')).toHaveLength(1)
    const preview = await editorAddress('/', { now: NOW + 5 * SECOND })
    expect((await site.get(preview)).html).toMatch(/Held back.*headline closing: /)
    expect((await site.get('/')).html).not.toContain('Held back')
  })

  it('is held back by a fresh isolate and after each refresh', async () => {
    const versions = memoryVersionStore()
    const site = await createTestSite({ versions })
    await site.get('/')
    await site.edit(broken('2026-11-21T10:00:00Z'))
    site.turnClock(5 * SECOND)
    await site.tell('published', home)
    const fresh = await createTestSite({ versions, seeded: true })
    for (let minute = 0; minute < 3; minute++) {
      fresh.turnClock(61 * SECOND)
      expect((await fresh.get('/')).html).toContain('Bis bald')
    }
  })

  it('is shown as it is when it is published a second time', async () => {
    const site = await createTestSite()
    await site.get('/')
    for (const hour of [10, 11]) {
      site.turnClock(5 * SECOND)
      await site.edit(broken(`2026-11-21T${hour}:00:00Z`))
      await site.tell('published', home)
      await site.get('/')
    }
    const { html } = await site.get('/')
    expect(html).toContain('Willkommen')
    expect(html).not.toContain('Bis bald')
    expect(await heldBackOf(site)).toEqual([])
  })

  it('published a second time is shown as it is by every isolate', async () => {
    const versions = memoryVersionStore()
    const one = await createTestSite({ versions })
    const other = await createTestSite({ versions, seeded: true })
    const sites = [one, other]
    for (const site of sites) await site.get('/')
    for (const hour of [10, 11]) {
      await one.edit(broken(`2026-11-21T${hour}:00:00Z`))
      for (const site of sites) site.turnClock(5 * SECOND)
      await one.tell('published', home)
      for (const site of sites) await site.get('/')
    }
    for (const site of sites) {
      site.turnClock(61 * SECOND)
      for (let time = 0; time < 3; time++) await site.get('/')
      expect((await site.get('/')).html).not.toContain('Bis bald')
      expect(await heldBackOf(site)).toEqual([])
    }
  })

  it('that was mended is shown', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(broken('2026-11-21T10:00:00Z'))
    await site.tell('published', home)
    await site.get('/')
    await site.edit(space => ({ ...retitled('Heil')(smallSpace()), version: space.version + 1 }))
    await site.edit(space => withStory(space, 'home', published('2026-11-21T12:00:00Z')))
    site.turnClock(5 * SECOND)
    await site.tell('published', home)
    expect((await site.get('/')).html).toContain('Heil')
    expect(await heldBackOf(site)).toEqual([])
  })

  it('is gone at once when it is unpublished', async () => {
    const site = await createTestSite()
    await site.get('/')
    site.turnClock(5 * SECOND)
    await site.edit(broken('2026-11-21T10:00:00Z'))
    await site.tell('published', home)
    await site.get('/')
    await site.edit(space => withoutStory(space, 'home'))
    site.turnClock(5 * SECOND)
    await site.tell('unpublished', home)
    expect((await site.get('/')).status).toBe(404)
    expect(await heldBackOf(site)).toEqual([])
  })
})

describe('the schedule of the exchange rates', () => {
  it('asks the bank, and prices follow', async () => {
    const asked: string[] = []
    const currencies = ['CHF', 'GBP', 'USD', 'SEK', 'DKK', 'NOK', 'PLN', 'CZK', 'HUF', 'JPY', 'INR', 'CAD']
    const rates = currencies.map(code => `<Cube currency='${code}' rate='2.5'/>`).join('')
    const file = `<Envelope><Cube><Cube time='2026-11-20'>${rates}</Cube></Cube></Envelope>`
    const network = (async (input: RequestInfo | URL) => {
      asked.push(String(input))
      return new Response(file)
    }) as typeof fetch
    const bindings = { RATES_URL: 'https://bank.example/daily.xml' }
    const site = await createTestSite({ network, bindings })
    await site.runSchedule()
    expect(asked).toEqual([])
    await site.runSchedule('23 */6 * * *')
    expect(asked).toEqual(['https://bank.example/daily.xml'])
    const rate = await site.send('/api/proxy/index/v2/currency/exchange-rate?country=CH&baseCurrency=EUR')
    expect(await rate.json()).toMatchObject({ rate: 2.5 })
  })
})

describe('the webhook', () => {
  const post = (site: TestSite, body: string, signature: string) =>
    site.request('/api/webhooks/storyblok', {
      method: 'POST',
      body,
      headers: { 'webhook-signature': signature },
    })
  const message = '{"text":"","action":"published","space_id":1000,"story_id":1,"full_slug":"home"}'

  it('knows the signature of the documentation', async () => {
    const body =
      '{"text":"The user x published the Story Home (home)","action":"published","space_id":12345,"story_id":42,"full_slug":"home"}'
    expect(await signatureOf(body)).toBe('99dc0538020f4a36215484af38098bbaa7ea4e65')
  })

  it.each([
    ['signed', message, undefined, 200],
    ['not signed', message, '', 401],
    ['signed with rubbish', message, 'zz', 401],
    ['signed for another body', `${message} `, 'a94a8fe5ccb19ba61c4c0873d391e987982fbbd3', 401],
    ['no JSON', 'published', undefined, 400],
    ['of no action', '{"space_id":1000}', undefined, 400],
    ['of another space', message.replace('1000', '7'), undefined, 400],
    ['too long', `${message}${' '.repeat(70_000)}`, undefined, 413],
  ])('%s', async (_, body, signature, status) => {
    const site = await createTestSite()
    expect((await post(site, body, signature ?? (await signatureOf(body)))).status).toBe(status)
  })

  it('is asked by POST', async () => {
    const site = await createTestSite()
    const { status, headers } = await site.send('/api/webhooks/storyblok')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })

  it('without a secret believes nobody', async () => {
    const site = await createTestSite({ bindings: { STORYBLOK_WEBHOOK_SECRET: undefined } })
    expect(await site.tell('published')).toBe(401)
  })

  it('answers 503 when the source does not', async () => {
    const site = await createTestSite({ fetch: () => () => Promise.reject(new TypeError('connection lost')) })
    expect(await site.tell('published')).toBe(503)
  })

  it('a flood of messages asks the source a few times only', async () => {
    let asked = 0
    const site = await createTestSite({
      fetch: next => (input, init) => {
        if (String(input instanceof Request ? input.url : input).includes('spaces/me')) asked++
        return next(input, init)
      },
    })
    const statuses = await Promise.all(Array.from({ length: 300 }, () => site.tell('published', home)))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(asked).toBeLessThan(10)
  })
})
