import { env } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { answerMedia, type MediaDependencies } from './media.ts'
import { parseMediaPath } from './media-request.ts'

// One red pixel.
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
  character => character.charCodeAt(0),
)
const spaces = new Set([1])
const picture = () => new Response(png, { headers: { 'content-type': 'image/png' } })
const own = '/media/q_auto:eco,c_fill,w_160,ar_1:1,f_webp/pictures/a.png'
const asset = `/media/q_auto:eco,c_fill,w_320,f_avif/${encodeURIComponent('https://a.storyblok.com/f/1/b.jpg')}`

function portsOf(changes: Partial<MediaDependencies> = {}) {
  const kept = new Map<string, Response>()
  const log = vi.fn()
  const dependencies: MediaDependencies = {
    assets: { fetch: async () => picture() },
    images: env.IMAGES,
    makesAvif: true,
    spaces,
    mayMake: async () => true,
    upstream: undefined,
    fetch: async () => picture(),
    cache: {
      match: async key => kept.get(String(key))?.clone(),
      put: async (key, response) => void kept.set(String(key), response),
    },
    waitUntil: () => undefined,
    log,
    ...changes,
  }
  const get = (path: string) => answerMedia(new URL(path, 'https://site.example'), null, dependencies)
  return { get, kept, log, dependencies }
}

describe('what an address requests', () => {
  it.each<readonly [path: string, expected: object]>([
    [own, { source: { path: '/pictures/a.png' } }],
    [asset, { source: { url: 'https://a.storyblok.com/f/1/b.jpg' } }],
    ...['a2', 'a-us', 'a2-us', 'a-ap', 'a2-ap', 'a-ca']
      .map(name => `https://${name}.storyblok.com/f/1/b.jpg`)
      .concat('https://a.storyblokchina.cn/f/1/b.jpg')
      .map(url => [`/media/original/${encodeURIComponent(url)}`, { source: { url } }] as const),
    [own.replaceAll(':', '%3A').replaceAll(',', '%2C'), { source: { path: '/pictures/a.png' } }],
  ])('%s', (path, expected) => {
    expect(parseMediaPath(path, spaces)).toMatchObject(expected)
  })

  it.each([
    '/media/',
    '/media/w_160/pictures/a.png',
    '/media/q_auto:eco,c_fill,w_161,f_webp/pictures/a.png',
    '/media/q_auto:eco,c_fill,w_160,f_gif/pictures/a.png',
    '/media/q_auto:eco,c_fill,w_160,f_webp/pictures/a.svg',
    '/media/q_auto:eco,c_fill,w_160,f_webp/pictures/../secret.png',
    '/media/q_auto:eco,c_fill,w_160,f_webp/assets/a.png',
    '/media/q_auto:eco,c_fill,w_160,f_webp/%E0%A4%A',
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://evil.example/f/a.jpg')}`,
    ...[
      'a-eu.storyblok.com',
      'a.storyblok.com.evil.example',
      'xa.storyblokchina.cn',
      'app.storyblok.com',
    ].map(host => `/media/original/${encodeURIComponent(`https://${host}/f/1/b.jpg`)}`),
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://a.storyblok.com@evil.example/f/a.jpg')}`,
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('http://a.storyblok.com/f/a.jpg')}`,
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://a.storyblok.com/v2/cdn/stories')}`,
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://a.storyblok.com/f/2/b.jpg')}`,
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://a.storyblok.com/f/1/../2/b.jpg')}`,
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://a.storyblok.com/f/1/..%2f2/b.jpg')}`,
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://a.storyblok.com/f/1/')}`,
    `/media/q_auto:eco,c_fill,w_160,f_webp/${encodeURIComponent('https://a.storyblok.com/f/1/b.jpg/m/800x0')}`,
    `/media/original/${encodeURIComponent('https://a.storyblok.com/f/1/9x9/c/b.jpg/m/filters:quality(1)')}`,
    `/media/original/${encodeURIComponent('https://a.storyblok.com/f/1/b.jpg/%6d/')}`,
    `/media/original/${encodeURIComponent('https://a.storyblok.com/f/1/b.jpg/m')}`,
    '/media/q_auto:eco,c_fill,w_160,ar_1:1,g_center,f_webp/pictures/a.png',
    '/media/q_auto:eco,c_fill,w_160,g_face,f_webp/pictures/a.png',
    '/media/q_auto:eco,c_fill,w_0160,f_webp/pictures/a.png',
    '/media/q_auto:eco,c_fill,w_160,ar_7:1,f_webp/pictures/a.png',
    `/media/original/${encodeURIComponent('https://a.storyblok.com/f/2/film.mp4')}`,
  ])('refuses %s', async path => {
    expect(parseMediaPath(path, spaces)).toBeUndefined()
    const fetch = vi.fn()
    const answer = await portsOf({ fetch, assets: { fetch } }).get(path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('originals', () => {
  const video = `/media/original/${encodeURIComponent('https://a.storyblok.com/f/1/film.mp4')}`

  it('pass with the part that was requested', async () => {
    const fetch = vi.fn(
      async () =>
        new Response('part', {
          status: 206,
          headers: { 'content-type': 'video/mp4', 'content-range': 'bytes 0-3/9', 'set-cookie': 'a=b' },
        }),
    )
    const { dependencies } = portsOf({ fetch })
    const answer = await answerMedia(new URL(video, 'https://site.example'), 'bytes=0-3', dependencies)
    expect(fetch).toHaveBeenCalledWith('https://a.storyblok.com/f/1/film.mp4', {
      signal: expect.any(AbortSignal),
      redirect: 'manual',
      headers: { range: 'bytes=0-3' },
    })
    expect([answer.status, await answer.text()]).toEqual([206, 'part'])
    expect(answer.headers.get('content-range')).toBe('bytes 0-3/9')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    ['a page', async () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['missing', async () => new Response('', { status: 404 })],
    ['out of reach', async () => Promise.reject(new Error('network'))],
  ])('that are %s are not found', async (_, fetch) => {
    expect((await portsOf({ fetch }).get(video)).status).toBe(404)
  })

  it('of this site are served at their own address only', async () => {
    expect((await portsOf().get('/media/original/pictures/a.png')).status).toBe(404)
  })
})

describe('pictures', () => {
  it('are made by the Images binding, and kept', async () => {
    const { get, kept } = portsOf()
    const answer = await get(own)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(new TextDecoder().decode(bytes.slice(8, 12))).toBe('WEBP')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect([...kept.keys()]).toEqual([`https://site.example${own}`])
    expect((await get(`${own}?x`)).headers.get('content-type')).toBe('image/webp')
    expect(kept.size).toBe(1)
  })

  it.each([
    ['', undefined],
    ['g_face,', 'face'],
    ['g_north,', { mode: 'remainder', x: 0.5, y: 0 }],
    ['g_south_east,', { mode: 'remainder', x: 1, y: 1 }],
    ['g_west,', { mode: 'remainder', x: 0, y: 0.5 }],
  ])('are cut at %j with the gravity %j', async (written, expected) => {
    const requested = vi.fn()
    const input = (stream: ReadableStream<Uint8Array>) => {
      const transformer = env.IMAGES!.input(stream)
      const transform = transformer.transform.bind(transformer)
      return Object.assign(transformer, {
        transform(options: ImageTransform) {
          requested(options)
          return transform(options)
        },
      })
    }
    const images: MediaDependencies['images'] = { input }
    const answer = await portsOf({ images }).get(own.replace('f_webp', `${written}f_webp`))
    expect(answer.status).toBe(200)
    expect(requested.mock.calls[0]?.[0].gravity).toEqual(expected)
  })

  it.each([
    [true, 'image/avif', 'ftypavif'],
    [false, 'image/webp', 'WEBPVP8'],
  ])('are made as AVIF: %s', async (makesAvif, type, mark) => {
    const answer = await portsOf({ makesAvif }).get(own.replace('f_webp', 'f_avif'))
    expect(answer.headers.get('content-type')).toBe(type)
    expect(new TextDecoder('latin1').decode(await answer.arrayBuffer())).toContain(mark)
  })

  it('of the content system live for a year', async () => {
    const fetch = vi.fn(async () => picture())
    const answer = await portsOf({ fetch }).get(asset)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000')
    expect(fetch).toHaveBeenCalledWith('https://a.storyblok.com/f/1/b.jpg', {
      signal: expect.any(AbortSignal),
      redirect: 'manual',
    })
  })

  it('come from the media account where there is one', async () => {
    const fetch = vi.fn(async () => new Response('made', { headers: { 'content-type': 'image/webp' } }))
    const { get } = portsOf({ fetch, upstream: 'https://media.example/acme/image/fetch/' })
    expect(await (await get(own)).text()).toBe('made')
    expect(fetch).toHaveBeenCalledWith(
      'https://media.example/acme/image/fetch/q_auto:eco,c_fill,w_160,ar_1:1,f_webp/https%3A%2F%2Fsite.example%2Fpictures%2Fa.png',
      { signal: expect.any(AbortSignal), redirect: 'manual' },
    )
  })

  it('are the originals where none can be made', async () => {
    const answer = await portsOf({ images: undefined }).get(own)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it.each<[string, Partial<MediaDependencies>]>([
    ['missing', { assets: { fetch: async () => new Response('', { status: 404 }) } }],
    [
      'a page',
      { assets: { fetch: async () => new Response('<p>', { headers: { 'content-type': 'text/html' } }) } },
    ],
    [
      'a vector with a wrong name',
      {
        assets: {
          fetch: async () => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }),
        },
      },
    ],
    [
      'broken',
      { assets: { fetch: async () => new Response('no png', { headers: { 'content-type': 'image/png' } }) } },
    ],
    ['out of reach', { assets: { fetch: async () => Promise.reject(new Error('network')) } }],
  ])('that are %s are not found, and nobody keeps that', async (_, changes) => {
    const { get, kept } = portsOf(changes)
    const answer = await get(own)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(kept.size).toBe(0)
  })
})

describe('what a stranger can make of it', () => {
  const redirecting = async () =>
    new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } })
  const endless = () =>
    new ReadableStream<Uint8Array>({ pull: controller => controller.enqueue(new Uint8Array(1_000_000)) })
  const film = `/media/original/${encodeURIComponent('https://a.storyblok.com/f/1/film.mp4')}`

  it.each<[string, string, () => Promise<Response>]>([
    ['a picture that redirects', asset, redirecting],
    ['an original that redirects', film, redirecting],
    [
      'a picture without end',
      asset,
      async () => new Response(endless(), { headers: { 'content-type': 'image/png' } }),
    ],
    [
      'a picture that says that it is large',
      asset,
      async () =>
        new Response(png, { headers: { 'content-type': 'image/png', 'content-length': '20000001' } }),
    ],
    [
      'a film that says that it is too large',
      film,
      async () =>
        new Response(png, { headers: { 'content-type': 'video/mp4', 'content-length': '200000001' } }),
    ],
  ])('%s is not found, and not followed', async (_, path, respond) => {
    for (const images of [env.IMAGES, undefined]) {
      const fetch = vi.fn(respond)
      const { get, kept } = portsOf({ fetch, images })
      expect((await get(path)).status).toBe(404)
      expect(fetch).toHaveBeenCalledTimes(1)
      expect(kept.size).toBe(0)
    }
  })

  it.each([asset, film])('%s that never comes is given up', async path => {
    vi.useFakeTimers()
    const fetch = ((_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      })) as typeof globalThis.fetch
    const answer = portsOf({ fetch }).get(path)
    await vi.advanceTimersByTimeAsync(8_000)
    expect((await answer).status).toBe(404)
    vi.useRealTimers()
  })

  it('one picture is made once, however its address is written', async () => {
    const fetch = vi.fn(async () => picture())
    const { get, kept } = portsOf({ fetch })
    for (const path of [asset, asset.replaceAll(':', '%3A'), asset.replaceAll('%3A', ':'), `${asset}%3Fx=1`])
      expect((await get(path)).status).toBe(200)
    expect([fetch.mock.calls.length, kept.size]).toEqual([1, 1])
  })

  it('a vector is fetched once', async () => {
    const headers = { 'content-type': 'image/svg+xml', 'content-length': '6' }
    const fetch = vi.fn(async () => new Response('<svg/>', { headers }))
    const { get } = portsOf({ fetch })
    const path = `/media/original/${encodeURIComponent('https://a.storyblok.com/f/1/a.svg')}`
    for (let time = 0; time < 3; time++) expect(await (await get(path)).text()).toBe('<svg/>')
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('a client that requests many is told to wait, and has what is in the cache all the same', async () => {
    let left = 1
    const fetch = vi.fn(async () => picture())
    const { get } = portsOf({ fetch, mayMake: async () => left-- > 0 })
    const statuses = []
    for (const path of [own, asset, own]) statuses.push((await get(path)).status)
    expect(statuses).toEqual([200, 429, 200])
    const { headers } = await get(asset)
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['60', 'no-store'])
    expect(fetch).not.toHaveBeenCalled()
  })
})
