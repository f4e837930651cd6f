import { describe, expect, it } from 'vitest'
import { noWriteLock } from '../../core/content/version/write-lock.ts'
import { testKv } from '../../tests/setup/test-kv.ts'
import { createEmbeddedSite } from '../content-api/testing/embedded-site.ts'
import { picturesIn, pictureType, storePicture, withUploads } from './picture-routes.ts'

const ofText = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0))

const onePixel = ofText(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
)

describe('pictures of the library', () => {
  it('are those that contents show, each once, with the first text that describes it', () => {
    const asset = (filename: string, alt?: string) => ({ fieldtype: 'asset', filename, alt })
    const contents = [
      { image: asset('/a.jpg'), body: [{ image: asset('/a.jpg', 'A') }] },
      { image: asset('/b.svg', 'B'), film: asset('/c.mp4'), other: { filename: '/d.jpg' } },
    ]
    expect(picturesIn(contents)).toEqual([
      { filename: '/a.jpg', alt: 'A' },
      { filename: '/b.svg', alt: 'B' },
    ])
  })

  it.each([
    ['\xff\xd8\xff\xe0....', 'jpg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF....WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif', 'avif'],
    ['<svg xmlns="">', undefined],
    ['GIF89a', undefined],
  ])('are known by their bytes: %j', (text, expected) => {
    expect(pictureType(ofText(text))).toBe(expected)
  })

  it('are uploaded, listed, and shown among the files', async () => {
    const site = await createEmbeddedSite()
    const bytes = onePixel
    const post = (query: string, body: Uint8Array, headers = { 'sec-fetch-site': 'same-origin' }) =>
      site.request(`/_editor/api/pictures?${query}`, { method: 'POST', headers, body })
    const answer = await post('width=800&height=600&alt=Ein+Bild', bytes)
    const kept = (await answer.json()) as { readonly filename: string }
    expect(answer.status).toBe(201)
    expect(kept.filename).toMatch(/^\/pictures\/800x600\/[\w-]+\.png$/)
    const list = await (await site.send('/_editor/api/pictures')).json()
    expect(list).toContainEqual({ ...kept, alt: 'Ein Bild', width: 800, height: 600 })

    const build = { fetch: async () => new Response(null, { status: 404 }) }
    const files = withUploads(build as never, testKv)
    const shown = await files.fetch(`https://a.example${kept.filename}`)
    expect([shown.headers.get('content-type'), new Uint8Array(await shown.arrayBuffer())]).toEqual([
      'image/png',
      bytes,
    ])
    expect((await files.fetch('https://a.example/pictures/800x600/other.jpg')).status).toBe(404)

    expect((await post('width=8&height=6&alt=', ofText('<svg>'))).status).toBe(415)
    expect((await post('height=6&alt=', bytes)).status).toBe(400)
    for (const text of [
      '\xff\xd8\xff\xe0 a page',
      '\x89PNG\r\n\x1a\n<script>',
      'RIFF....WEBPVP8 ',
      '\0\0\0\x1cftypavif',
    ])
      expect([text, (await post('width=8&height=6&alt=', ofText(text))).status]).toEqual([text, 415])
    expect((await post('width=8&height=6&alt=', new Uint8Array(8_000_001))).status).toBe(413)
    expect((await post('width=8&height=6&alt=', bytes, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('leave no file behind where the list cannot be written', async () => {
    const kv = {
      get: () => Promise.resolve([]),
      put: (key: string, value: string | Uint8Array<ArrayBuffer>) =>
        typeof value === 'string' ? Promise.reject(new Error('KV')) : testKv.put(key, value),
      delete: (key: string) => testKv.delete(key),
    }
    const upload = { bytes: onePixel, type: 'png', id: 'unlisted', alt: '', width: 1, height: 1 } as const
    await expect(storePicture({ kv, lock: noWriteLock, space: 1000 }, upload)).rejects.toThrow('KV')
    expect((await testKv.list({ prefix: 'editor/files/pictures/1x1/' })).keys).toEqual([])
  })
})
