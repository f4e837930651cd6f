import { describe, expect, it } from 'vitest'
import { createTestSite } from '../../tests/setup/test-site.ts'

/** Files as the asset server answers them, with its headers. */
const files = (answer: () => Response) => ({ ASSETS: { fetch: async () => answer() } })
const own = {
  'cache-control': 'public, max-age=31536000, immutable',
  etag: '"1"',
  'content-type': 'text/javascript',
}

describe('a file of the build', () => {
  const lives: [string, string][] = [
    ['/assets/main-1.js', 'public, max-age=31536000, immutable'],
    ['/pictures/campus.svg', 'public, max-age=86400'],
    ['/favicons/iu/favicon.svg', 'public, max-age=604800'],
  ]
  it.each(lives)('%s is kept: %s', async (path, life) => {
    const site = await createTestSite({ bindings: files(() => new Response('it', { headers: own })) })
    const { status, html, headers } = await site.get(path)
    expect([status, html, headers.get('cache-control')]).toEqual([200, 'it', life])
    expect([headers.get('etag'), headers.get('content-type')]).toEqual(['"1"', 'text/javascript'])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(
      path.startsWith('/pictures/') ? /; sandbox$/ : /^default-src 'none'; frame-ancestors 'none'$/,
    )
  })

  it('that the browser has is still kept', async () => {
    const bindings = files(() => new Response(null, { status: 304, headers: { etag: '"1"' } }))
    const { status, headers } = await (await createTestSite({ bindings })).send('/assets/main-1.js')
    expect([status, headers.get('cache-control')]).toEqual([304, own['cache-control']])
  })

  it('that is a video is sent in parts, as some browsers request it', async () => {
    const bindings = files(() => new Response('video', { headers: own }))
    const site = await createTestSite({ bindings })
    const { status, headers, html } = await site.get('/pictures/tour.webm', { range: 'bytes=0-1' })
    expect([status, html, headers.get('content-range')]).toEqual([206, 'vi', 'bytes 0-1/5'])
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.each([
    ['/assets/gone-1.js', 404],
    ['/pictures/gone.svg', 404],
    ['/favicons/gone/favicon.svg', 404],
    ['/assets/m%61in-1.js', 307],
    ['/assets/main-1.js', 500],
  ])('%s that is answered %i is not there, and is not kept', async (path, status) => {
    const bindings = files(() => new Response(null, { status, headers: { ...own, location: '/x' } }))
    const answer = await (await createTestSite({ bindings })).get(path)
    expect([answer.status, answer.html]).toEqual([404, `Page not found: ${path}`])
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('location')).toBeNull()
  })

  it('is only read', async () => {
    const site = await createTestSite({ bindings: files(() => new Response('it', { headers: own })) })
    for (const path of ['/assets/main-1.js', '/favicons/iu/favicon.svg', '/builds/latest.json'])
      for (const method of ['POST', 'DELETE', 'OPTIONS']) {
        const { status, headers } = await site.send(path, {}, method)
        expect([path, method, status, headers.get('allow')]).toEqual([path, method, 405, 'GET, HEAD'])
      }
  })

  it('that is not there is 404 for any method', async () => {
    const site = await createTestSite({ bindings: files(() => new Response(null, { status: 404 })) })
    for (const path of ['/assets/gone-1.js', '/favicons/iu/gone.svg', '/builds/gone.json'])
      expect([path, (await site.send(path, {}, 'POST')).status]).toEqual([path, 404])
  })
})
