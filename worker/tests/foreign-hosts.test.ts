import { describe, expect, it } from 'vitest'
import { loopCount } from './setup/loop-count.ts'
import { NOW } from './setup/publish.ts'
import { editorAddress } from './setup/signed-addresses.ts'
import { createTestSite, signatureOf, type TestSite } from './setup/test-site.ts'

const LINK_SECRET = 'a-secret-of-operators'

const local = { CONTENT_API_PUBLIC: 'true', LINK_SECRET }

const own = ['127.0.0.1:8787', 'localhost', 'localhost:8787', 'ds.localhost', '[::1]:8787', '127.0.0.1']

const foreign = [
  'evil.example',
  'evil.example:8787',
  'localhost.evil.example',
  'evil.example.localhost.example',
  'notlocalhost',
  '127.0.0.1.evil.example',
  '10.0.0.1:8787',
  '[::2]:8787',
  '0.0.0.0',
]

/** Addresses that only the person who runs the site on their own machine may request. */
const tools = [
  '/_editor',
  '/_editor/',
  '/_editor/api/stories',
  '/_editor/api/forms',
  '/_gallery',
  '/_gallery/',
  '/_gallery/index.json',
  '/_gallery/headline/',
  '/developer/',
  '/developer/?testing=on',
  '/api/searches',
  '/bachelor/?testing=on',
  '/?testing=on',
]

/**
 * A page of another site that reaches the machine by a name of its own (DNS rebinding): to the browser it is
 * same-origin.
 */
const rebound = (host: string) => ({ 'sec-fetch-site': 'same-origin', origin: `http://${host}` })

const statusOf = async (site: TestSite, path: string, host: string, method = 'GET') =>
  (await site.send(path, rebound(host), method, host)).status

const storiesOf = async (site: TestSite): Promise<unknown> =>
  (await site.send('/_editor/api/stories', {}, 'GET')).json()

const changes = [
  ['POST', 'stories', { name: 'Evil', slug: 'evil', content: { component: 'page', body: [] } }],
  ['POST', 'stories/1/unpublish', undefined],
  ['DELETE', 'stories/1', undefined],
  ['PUT', 'redirects', {}],
  ['POST', 'pictures', {}],
] as const

describe('a local site, asked by a name that is not its own', () => {
  it.each(foreign)('%s: refuses all tools, and shows its pages', async host => {
    const site = await createTestSite({ bindings: local })
    for (const path of tools) expect([path, await statusOf(site, path, host)]).toEqual([path, 403])
    const draft = await editorAddress('/bachelor/', { now: NOW })
    expect(await statusOf(site, draft, host)).toBe(403)
    for (const path of ['/', '/bachelor/', '/robots.txt', '/sitemap.xml', '/api/health'])
      expect([path, await statusOf(site, path, host)]).toEqual([path, 200])
  })

  it.each(own)('%s is its own: all tools answer', async host => {
    const site = await createTestSite({ bindings: local })
    for (const path of tools) expect([path, await statusOf(site, path, host)]).not.toEqual([path, 403])
  })

  it('lets nobody change a story there, however often', async () => {
    const site = await createTestSite({ bindings: local })
    const before = await storiesOf(site)
    for (let time = 0; time < loopCount(100); time++)
      for (const [method, path, body] of changes) {
        const init = { method, headers: rebound('evil.example'), ...(body && { body: JSON.stringify(body) }) }
        const answer = await site.request(`/_editor/api/${path}`, init, 'evil.example')
        expect([path, answer.status]).toEqual([path, 403])
      }
    expect(await storiesOf(site)).toEqual(before)
  })

  it('says there how it is, without details', async () => {
    const site = await createTestSite({ bindings: local })
    const health = async (host: string) =>
      Object.keys(await (await site.send('/api/health', {}, 'GET', host)).json())
    expect(await health('127.0.0.1')).toContain('problems')
    expect(await health('evil.example')).toEqual(['status', 'build'])
  })

  it('takes no message there that the secret of the demonstration signs', async () => {
    const site = await createTestSite({ bindings: local })
    const body = JSON.stringify({ text: '', action: 'deleted', space_id: 1000, story_id: 1 })
    const headers = { 'webhook-signature': await signatureOf(body) }
    const post = (host: string) =>
      site.request('/api/webhooks/storyblok', { method: 'POST', body, headers }, host)
    expect((await post('evil.example')).status).toBe(403)
    expect((await post('127.0.0.1')).status).toBe(202)
  })

  it('has tools at the hosts of DEV_HOSTS as well', async () => {
    const site = await createTestSite({ bindings: { ...local, DEV_HOSTS: 'laptop.example, 10.0.0.1' } })
    for (const host of ['laptop.example', 'LAPTOP.example:8787', '10.0.0.1:8787'])
      expect([host, await statusOf(site, '/_editor/', host)]).toEqual([host, 200])
    expect(await statusOf(site, '/_editor/', 'evil.example')).toBe(403)
  })
})

describe('a site that runs on an account', () => {
  const ray = { 'cf-ray': '8f0c0c0c0c0c0c0c-FRA' }

  it('does not answer as a local one, and says why', async () => {
    const site = await createTestSite({ bindings: local })
    for (const path of ['/', '/_editor/', '/api/health', '/robots.txt']) {
      const answer = await site.send(path, ray)
      expect([path, answer.status, answer.headers.get('retry-after')]).toEqual([path, 503, null])
      expect(await answer.text()).toContain('ENVIRONMENT')
    }
  })

  it.each(['staging', 'production'])('answers as %s', async ENVIRONMENT => {
    const site = await createTestSite({ bindings: { ENVIRONMENT, SITE_ORIGIN: 'http://127.0.0.1:8787' } })
    expect((await site.send('/', ray)).status).toBe(200)
  })
})
