import { describe, expect, it, vi } from 'vitest'
import { allows, clientOf, type Limit } from '../core/base/http/limits.ts'
import { signLink } from '../core/request/visitor/signed-link.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, signatureOf } from './setup/test-site.ts'

describe('who is one client', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['127.0.0.1', undefined],
    ['::1', undefined],
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::99', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ])('%s: %s', (address, client) => {
    expect(clientOf(new Headers(address === null ? {} : { 'cf-connecting-ip': address }))).toBe(client)
  })
})

describe('a limit', () => {
  const limit = (success: boolean): Limit => ({ limit: async () => ({ success }) })
  const failing: Limit = { limit: () => Promise.reject(new Error('down')) }

  it.each<[string, Limit | undefined, string | undefined, boolean]>([
    ['that is kept', limit(true), 'a', true],
    ['that is passed', limit(false), 'a', false],
    ['that fails', failing, 'a', true],
    ['that there is not', undefined, 'a', true],
    ['without a client', limit(false), undefined, true],
  ])('%s', async (_, bound, client, expected) => {
    expect(await allows(bound, client)).toBe(expected)
  })
})

/** A limit for each client, and the counts. */
function limitOf(max: number) {
  const counts = new Map<string, number>()
  const limit = vi.fn(async ({ key }: { readonly key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { success: counts.get(key)! <= max }
  })
  return { limit }
}

const client = { 'cf-connecting-ip': '203.0.113.9' }

async function limitedSite(max = 2, pages = max) {
  const limits = {
    MISSING_LIMIT: limitOf(max),
    PLATFORM_LIMIT: limitOf(pages),
    POST_LIMIT: limitOf(max),
    FORM_LIMIT: limitOf(max),
    EVENT_LIMIT: limitOf(max),
    MEDIA_LIMIT: limitOf(max),
  }
  const site = await createTestSite({ bindings: limits })
  const statuses = async (paths: readonly string[], headers: Record<string, string> = client) => {
    const found: number[] = []
    for (const path of paths) found.push((await site.get(path, headers)).status)
    return found
  }
  return { site, limits, statuses }
}

describe('a client on the site', () => {
  const missing = ['/a/', '/b/', '/c/', '/d/']

  it('that requests many addresses without a page gets the bundled one, and pages all the same', async () => {
    const { site, statuses, limits } = await limitedSite(2, 60)
    expect(await statuses([...missing, '/', '/bachelor/'])).toEqual([404, 404, 429, 429, 200, 200])
    expect(limits.MISSING_LIMIT.limit).toHaveBeenCalledTimes(4)
    const { headers, html } = await site.get('/e/', client)
    expect(headers.get('retry-after')).toBe('60')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(html).toContain('Too many requests')
  })

  it('that requests what is cached is not counted', async () => {
    const { site, statuses, limits } = await limitedSite(0)
    const paths = ['/', '/en/', '/bachelor']
    // A page is cached when it is sent whole, which its first answer is not.
    for (const path of [...paths, ...paths]) await site.get(path)
    expect(await statuses([...paths, ...paths, '/robots.txt'])).toEqual([200, 200, 308, 200, 200, 308, 200])
    for (const { limit } of Object.values(limits)) expect(limit).not.toHaveBeenCalled()
  })

  it('has one budget for pages that are not cached, payloads, calls and files that are made', async () => {
    const max = loopCount(300)
    const { site, limits } = await limitedSite(max)
    const paths = [
      (number: number) => `/suche/?q=wort-${number}`,
      (number: number) => `/bachelor/_payload.json?x=${number}`,
      (number: number) => `/api/proxy/index/v2/story-library/search?language=de&search=wort-${number}`,
      (number: number) => `/sitemap.xml?${number}`,
      (number: number) => `/api/proxy/index/v2/campaign/dach?${number}`,
    ]
    let refused = 0
    for (let number = 0; number < 1.5 * max; number++) {
      const { status, html } = await site.get(paths[number % paths.length]!(number), client)
      if (status === 429 || html.startsWith('{"kind":"error","error":{"statusCode":429')) refused++
    }
    expect(refused).toBe(max / 2)
    expect(limits.PLATFORM_LIMIT.limit).toHaveBeenCalledTimes(1.5 * max)
  })

  it('beyond it gets a message in the language of the page, and still gets cached answers', async () => {
    const { site, limits } = await limitedSite(0)
    for (let time = 0; time < 2; time++) await site.get('/bachelor/')
    const words = [
      ['/suche/?q=a', 'Das waren sehr viele Anfragen'],
      ['/en/search/?q=a', 'Those were a great many requests'],
    ] as const
    for (const [path, text] of words) {
      const { status, headers, html } = await site.get(path, client)
      expect([path, status, headers.get('retry-after')]).toEqual([path, 429, '60'])
      expect(html).toContain(text)
      expect(html.length).toBeLessThan(3000)
    }
    const payload = await site.get('/bachelor/_payload.json', client)
    expect([payload.headers.get('retry-after'), JSON.parse(payload.html)]).toMatchObject([
      '60',
      { kind: 'error', error: { statusCode: 429 } },
    ])
    expect((await site.get('/bachelor/', client)).status).toBe(200)
    expect(limits.PLATFORM_LIMIT.limit).toHaveBeenCalledTimes(3)
  })

  it('of another address, or of none, has its own count', async () => {
    const { statuses } = await limitedSite(2, 60)
    await statuses(missing)
    expect(await statuses(['/x/'], { 'cf-connecting-ip': '203.0.113.10' })).toEqual([404])
    expect(await statuses(['/x/', '/y/', '/z/'], {})).toEqual([404, 404, 404])
  })

  it('is told in payloads as well', async () => {
    const { site } = await limitedSite(0, 60)
    const { status, html } = await site.get('/a/_payload.json', client)
    expect([status, JSON.parse(html)]).toMatchObject([200, { kind: 'error', error: { statusCode: 429 } }])
  })

  it('that makes many platform calls is told so as JSON', async () => {
    const { site, statuses } = await limitedSite()
    const call = '/api/proxy/index/v2/campaign/dach'
    expect(await statuses([call, '/api/suggestions/v1/roa-tool/suggestions', call])).toEqual([200, 200, 429])
    const { headers, html } = await site.get(call, client)
    expect(JSON.parse(html)).toEqual({ error: 'too many requests' })
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['60', 'no-store'])
  })

  it('that posts much is told so, wherever it posts', async () => {
    const { site } = await limitedSite(0, 60)
    for (const path of ['/api/proxy/index/v2/finance/results', '/bachelor/']) {
      const { status, headers } = await site.request(path, { method: 'POST', body: '{}', headers: client })
      expect([path, status, headers.get('retry-after')]).toEqual([path, 429, '60'])
    }
  })

  it('that guesses signatures is told to wait', async () => {
    const { site, limits } = await limitedSite(2, 60)
    const statuses: number[] = []
    for (let time = 0; time < 4; time++) {
      const signature = `_storyblok_tk[space_id]=1000&_storyblok_tk[timestamp]=1&_storyblok_tk[token]=${time}`
      statuses.push((await site.send(`/bachelor/?${signature}`, client)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
    expect(limits.POST_LIMIT.limit).toHaveBeenCalledTimes(3)
    expect((await site.send('/bachelor/?_link=a', client)).status).toBe(429)
    expect((await site.send('/bachelor/', client)).status).toBe(200)
  })

  it('that guesses links to the details of health is told to wait; who requests without one is not', async () => {
    const [LINK_SECRET, now] = ['a-secret-of-operators', Date.UTC(2026, 10, 21, 9)]
    const limit = limitOf(3)
    const site = await createTestSite({
      now,
      bindings: {
        ENVIRONMENT: 'production',
        SITE_ORIGIN: 'http://127.0.0.1:8787',
        LINK_SECRET,
        POST_LIMIT: limit,
      },
    })
    const grant = { purpose: 'health', path: '/api/health', expires: now + 3_600_000, claims: {} } as const
    const link = await signLink(grant, LINK_SECRET)
    const open = async (value?: string, headers: Record<string, string> = client) => {
      const response = await site.send(`/api/health${value ? `?_link=${value}` : ''}`, headers)
      return response.status
    }
    for (let time = 0; time < 6; time++) expect([await open(), await open(link)]).toEqual([200, 200])
    expect(limit.limit).not.toHaveBeenCalled()
    const guessed: number[] = []
    for (let time = 0; time < 5; time++) guessed.push(await open(`a.${time}`))
    expect(guessed).toEqual([200, 200, 200, 429, 429])
    expect(await open(link)).toBe(429)
    expect(await open()).toBe(200)
    expect(await open(link, { 'cf-connecting-ip': '203.0.113.10' })).toBe(200)
    const { headers } = await site.send(`/api/health?_link=${link}`, client)
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['60', 'no-store'])
    site.turnClock(60_000)
    expect(await open(link)).toBe(200)
  })

  it('that the content system signs for may post as it likes', async () => {
    const { site, limits } = await limitedSite(0)
    const body = JSON.stringify({ text: '', action: 'published', space_id: 1000, story_id: 1 })
    const headers = { ...client, 'webhook-signature': await signatureOf(body) }
    const { status } = await site.request('/api/webhooks/storyblok', { method: 'POST', body, headers })
    expect(status).toBe(202)
    expect(limits.POST_LIMIT.limit).not.toHaveBeenCalled()
  })
})

const own = { ...client, origin: 'http://127.0.0.1:8787', 'sec-fetch-site': 'same-origin' }
const form = '/api/forms/application?page=%2Fcontact%2F'
const files = '/api/forms/application/files'
const query = '?page=%2Fcontact%2F&field=certificate'
const key = 'a'.repeat(36)

type Post = [path: string, method: string, headers?: Record<string, string> | undefined]

/** Every address that takes a body. */
const posts: readonly Post[] = [
  [form, 'POST', { 'content-type': 'multipart/form-data; boundary=x', accept: 'text/html' }],
  [form, 'POST', { 'content-type': 'application/json' }],
  [files + query, 'POST', { 'x-filename': 'a.pdf', 'content-length': '1000' }],
  [`${files}/${key}/1${query}`, 'PUT', { 'content-length': '1000' }],
  [`${files}/${key}${query}`, 'POST'],
  [`${files}/${key}${query}`, 'DELETE'],
  ['/api/events', 'POST', { 'content-type': 'application/json' }],
  ['/api/consent', 'POST', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['/api/proxy/index/v2/finance/results', 'POST', { 'content-type': 'application/json' }],
  ['/api/preview/render?path=/', 'POST', { 'content-type': 'application/json' }],
  ['/bachelor/', 'POST'],
]

/** A body without an end, and how much of it was read. */
function endlessBody() {
  let chunks = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        chunks++
        controller.enqueue(new Uint8Array(65_536))
      },
    },
    { highWaterMark: 0 },
  )
  return { body, chunks: () => chunks }
}

describe('a body', () => {
  const send = (site: Awaited<ReturnType<typeof limitedSite>>['site'], [path, method, headers]: Post) => {
    const { body, chunks } = endlessBody()
    const answer = site.request(path, {
      method,
      headers: { ...own, ...headers },
      ...(method !== 'DELETE' && { body }),
    })
    return { answer, chunks }
  }

  it.each<Post>(posts)(
    'for %s (%s) is not read where its client is over the limit',
    async (path, method, headers) => {
      const { site } = await limitedSite(0)
      const { answer, chunks } = send(site, [path, method, headers])
      expect([(await answer).status, (await answer).headers.get('retry-after'), chunks()]).toEqual([
        429,
        '60',
        0,
      ])
    },
  )

  it.each<Post>(posts)('for %s (%s) counts where another site sends it', async (path, method, headers) => {
    const { site } = await limitedSite()
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    const statuses: number[] = []
    for (let time = 0; time < 3; time++)
      statuses.push((await send(site, [path, method, foreign]).answer).status)
    expect(statuses.slice(0, 2).every(status => status === 403 || status === 405)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })

  it.each([form, '/api/events', '/api/consent', '/api/proxy/index/v2/finance/results'])(
    'for %s counts where it is too long, or of another type',
    async path => {
      const { site } = await limitedSite()
      const cookie = `consent=${btoa(JSON.stringify({ analytics: true }))}`
      const type = path === '/api/consent' ? 'application/x-www-form-urlencoded' : 'application/json'
      const statuses: number[] = []
      for (const contentType of [type, 'image/png', type])
        statuses.push(
          (await send(site, [path, 'POST', { 'content-type': contentType, cookie }]).answer).status,
        )
      expect(statuses).toEqual(path === '/api/events' ? [204, 204, 429] : [413, 415, 429])
    },
  )

  it('of the content system that is not signed counts, and is not read once there were too many', async () => {
    const { site } = await limitedSite()
    const statuses: (readonly [number, number])[] = []
    for (let time = 0; time < 4; time++) {
      const { answer, chunks } = send(site, ['/api/webhooks/storyblok', 'POST'])
      statuses.push([(await answer).status, chunks()])
    }
    expect(statuses).toEqual([
      [413, 2],
      [413, 2],
      [429, 2],
      [429, 0],
    ])
  })

  it('of a plain form is read over the limit as long as the client may have its text handed back', async () => {
    const { site, limits } = await limitedSite()
    const typed = (length: number) =>
      site.request(form, {
        method: 'POST',
        headers: { ...own, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: `name=${'x'.repeat(length)}`,
      })
    for (let time = 0; time < 2; time++) await typed(1)
    const [first, long, last] = [await typed(7), await typed(70_000), await typed(8)]
    expect([first.status, long.status, last.status]).toEqual([429, 429, 429])
    expect(await first.text()).toContain('name="name" value="xxxxxxx"')
    for (const answer of [long, last])
      expect(await answer.text()).toContain('sehr viele Anfragen. Geh in deinem Browser einen Schritt zurück')
    expect(limits.FORM_LIMIT.limit).toHaveBeenCalledTimes(5)
    expect(limits.POST_LIMIT.limit).toHaveBeenCalledTimes(3)
  })
})

describe('limits as they are bound', () => {
  it('count a client by the address that the platform names, and let its pages through', {
    tags: ['full'],
  }, async () => {
    const site = await createTestSite()
    const address = { 'cf-connecting-ip': `2001:db8:${Date.now().toString(16).slice(-4)}:1::7` }
    // At once, because the platform counts by the minute of the clock, which may end between two requests.
    const answers = await Promise.all(
      Array.from({ length: 70 }, (_, index) => site.send(`/niemand-${index}/`, address)),
    )
    const answered = (wanted: number) => answers.filter(({ status }) => status === wanted).length
    expect({ 404: answered(404), 429: answered(429) }).toEqual({ 404: 60, 429: 10 })
    expect((await site.send('/bachelor/', address)).status).toBe(200)
    expect((await site.send('/niemand/', { 'cf-connecting-ip': '127.0.0.1' })).status).toBe(404)
  })
})
