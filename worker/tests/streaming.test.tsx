import { describe, expect, it } from 'vitest'
import { createTestSite } from './setup/test-site.ts'

/** Delays every answer of the source whose address contains `part`, until released. */
function gate(part: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const fetch =
    (next: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      if (String(input).includes(part)) await promise
      return next(input, init)
    }
  return { fetch, release: resolve }
}

const decoder = new TextDecoder()
const swiss = { 'cf-ipcountry': 'CH' }

describe('streaming', () => {
  it('the head and what is ready leave before slow content is there', async () => {
    const { fetch, release } = gate('datasource=exchange-rates')
    const site = await createTestSite({ fetch })
    const response = await site.send('/', swiss)
    expect(response.headers.get('etag')).toBeNull()
    const reader = response.body!.getReader()

    const first = decoder.decode((await reader.read()).value)
    expect(first).toMatch(/^<!doctype html>/)
    expect(first).toContain('Willkommen')
    expect(first).not.toContain('Vollzeit')

    release()
    let rest = ''
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      rest += decoder.decode(chunk.value)
    expect(rest).toMatch(/Vollzeit.*CHF.*Bis bald.*<\/html>$/s)
    await site.settle()
  })

  it('streamed and whole, a page is the same but for its styles and keys', async () => {
    const { fetch, release } = gate('datasource=exchange-rates')
    const site = await createTestSite({ fetch })
    const response = await site.send('/', swiss)
    const streamed = response.text()
    release()
    const body = (html: string) =>
      html.replace(/<link rel="expect"[^>]*><style>.*?<\/style>/s, '').replace(/ data-key="\w+"/g, '')
    const slow = await streamed
    await site.settle()
    expect(body(slow)).toBe(body((await site.get('/', swiss)).html))
  })

  it('a page that is sent whole is painted when its main part begins, one that streams with its header', async () => {
    const { fetch, release } = gate('datasource=exchange-rates')
    const site = await createTestSite({ fetch })
    const response = await site.send('/', swiss)
    release()
    const waited = (html: string) => /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(html)?.[1]
    const streamed = await response.text()
    await site.settle()
    const { html } = await site.get('/', swiss)
    expect([waited(streamed), waited(html)]).toEqual(['page-start', 'main'])
    for (const id of ['page-start', 'main']) expect(html).toContain(` id="${id}"`)
  })

  it('a campaign that is too slow is not waited for, and its absence is not kept', {
    tags: ['full'],
  }, async () => {
    const { fetch, release } = gate('content_type=campaign')
    const site = await createTestSite({ fetch })
    const response = await site.send('/', swiss)
    expect(await response.text()).not.toContain('Nur in CH')
    release()
    await site.settle()
    expect((await site.get('/', swiss)).html).toContain('Nur in CH')
  })

  it('HEAD waits for nothing', async () => {
    const { fetch, release } = gate('datasource=exchange-rates')
    const site = await createTestSite({ fetch })
    const response = await site.send('/', swiss, 'HEAD')
    expect([response.status, await response.text()]).toEqual([200, ''])
    release()
    await site.settle()
  })
})
