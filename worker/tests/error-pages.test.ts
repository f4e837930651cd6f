import { describe, expect, it } from 'vitest'
import { fromBrotli } from '../core/page/render/page-store.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

interface TestRequest {
  readonly country?: string
  readonly cookie?: string
}

async function answerTo(site: TestSite, path: string, { country = 'DE', cookie }: TestRequest = {}) {
  const headers = { 'accept-encoding': 'br', 'cf-ipcountry': country, ...(cookie && { cookie }) }
  const response = await site.send(path, headers)
  const isCompressed = response.headers.get('content-encoding') === 'br'
  const body = new Uint8Array(await response.arrayBuffer())
  await site.settle()
  const html = new TextDecoder().decode(isCompressed ? fromBrotli(body) : body)
  return { status: response.status, headers: response.headers, html, isCompressed }
}

/** Three paths: the page is made, found in its fragments, and stored. */
async function warmUp(site: TestSite, request: TestRequest = {}) {
  for (let turn = 0; turn < 3; turn++) await answerTo(site, `/fehlt-${turn}/`, request)
}

/** Without the marks of the regions, which a streamed page does not have. */
const comparable = (html: string) =>
  html.replace(/<style>.*?<\/style>/s, '').replaceAll(/ data-key="[^"]*"/g, '')

describe('the page of an error', () => {
  it('is stored once for all paths that nobody has, and is what a new instance sends', async () => {
    const site = await createTestSite({ space: demoSpace })
    await warmUp(site)
    const other = await answerTo(site, '/bachelor/fehlt/?utm_source=x')
    expect([other.status, other.isCompressed]).toEqual([404, true])
    expect(other.headers.get('etag')).toBeNull()
    const fresh = await answerTo(await createTestSite({ space: demoSpace }), '/bachelor/fehlt/?utm_source=x')
    expect(comparable(other.html)).toBe(comparable(fresh.html))
    const named = (headers: Headers) =>
      [...headers].filter(
        ([name]) =>
          !/^(?:server-timing|x-cache|x-render|content-security-policy|content-encoding)$/.test(name),
      )
    expect(named(other.headers)).toEqual(named(fresh.headers))
  })

  it('is cached by its dependencies: the language, and the country if a banner is for it', async () => {
    const site = await createTestSite({ space: demoSpace })
    const visitors = [{ country: 'DE' }, { country: 'CH' }]
    for (const visitor of visitors) await warmUp(site, visitor)
    for (const path of ['/fehlt/', '/en/missing/', '/_/fehlt/'])
      for (const visitor of visitors) {
        const fresh = await answerTo(await createTestSite({ space: demoSpace }), path, visitor)
        for (let turn = 0; turn < 3; turn++) {
          const { status, html, headers } = await answerTo(site, path, visitor)
          expect([status, comparable(html)]).toEqual([fresh.status, comparable(fresh.html)])
          for (const name of ['x-robots-tag', 'cross-origin-resource-policy'])
            expect(headers.get(name)).toBe(fresh.headers.get(name))
        }
      }
  })

  it('ends when its content changes', async () => {
    const site = await createTestSite({ space: demoSpace })
    await warmUp(site)
    await site.edit(space =>
      withContent(space, 'error/404', content => ({
        ...content,
        seoTitle: 'Neu verloren',
      })),
    )
    site.turnClock(61_000)
    await answerTo(site, '/fehlt/')
    expect((await answerTo(site, '/fehlt/')).html).toContain('Neu verloren')
  })

  it('with a block that shows the path is made for each path', async () => {
    const form = { component: 'study-finder', _uid: 'finder' }
    const space = withContent(demoSpace, 'error/404', content => ({ ...content, body: [form] }))
    const site = await createTestSite({ space })
    await warmUp(site)
    for (const path of ['/eins/', '/zwei/']) {
      const { html, isCompressed } = await answerTo(site, path)
      expect(html).toContain(`action="${path}"`)
      expect(isCompressed).toBe(false)
    }
  })

  it('says what failed, small and in the words of the error', async () => {
    const site = await createTestSite({ space: demoSpace })
    await warmUp(site)
    const { html, isCompressed } = await answerTo(site, '/fehlt/')
    expect(isCompressed).toBe(true)
    expect(html).toMatch(/<p class="[^"]*" lang="en">Story Not Found!<\/p>/)
    expect((await answerTo(site, '/')).html).not.toContain('Not Found')
  })

  it('with a message that names the path is made for each path', async () => {
    const site = await createTestSite({ space: demoSpace })
    await warmUp(site)
    for (const path of ['/a%0ab/', '/%3Ci%3E%0a/', '/a%0ab/']) {
      const { status, html, isCompressed } = await answerTo(site, path)
      expect([status, isCompressed]).toEqual([404, false])
      expect(html).toContain(`Page Not Found ${path}</p>`)
    }
  })
})
