import { describe, expect, it } from 'vitest'
import { everyNth } from './setup/loop-count.ts'
import { NOW } from './setup/publish.ts'
import { editorAddress } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, signatureOf, type TestSite } from './setup/test-site.ts'
import { toolRows } from './setup/tool-rows.ts'

const hosts = JSON.stringify({
  'www.tannhagen.example': { unit: 'dach', origin: 'https://www.tannhagen.example', theme: 'rust' },
})

describe('hosts', () => {
  it('an unknown host is 404 in production, for pages and for calls', async () => {
    const site = await createTestSite({ bindings: { ENVIRONMENT: 'production', SITE_HOSTS: hosts } })
    expect((await site.get('/')).status).toBe(404)
    expect((await site.get('/api/proxy/index/v2/campaign/dach')).status).toBe(404)
  })

  it('elsewhere it is the default unit', async () => {
    const site = await createTestSite({ bindings: { SITE_HOSTS: hosts } })
    expect((await site.get('/')).status).toBe(200)
  })

  it('the host of SITE_ORIGIN is the default unit’s, beside those of further units', async () => {
    const site = await createTestSite({
      bindings: {
        ENVIRONMENT: 'production',
        SITE_ORIGIN: 'https://main.example',
        SITE_HOSTS: JSON.stringify({ 'ds.example': { unit: 'ds', folder: 'ds' } }),
      },
    })
    const statuses = async (host: string) =>
      Promise.all(
        ['/', '/robots.txt', '/sitemap.xml', '/api/health'].map(
          async path => (await site.send(path, {}, 'GET', host)).status,
        ),
      )
    expect(await statuses('https://main.example')).toEqual([200, 200, 200, 200])
    expect(await statuses('https://other.example')).toEqual([404, 404, 404, 404])
  })
})

describe('another unit’s redirects', () => {
  const units = JSON.stringify({ 'ds.localhost': { unit: 'ds', folder: 'ds', languages: ['de', 'en'] } })
  const entry = { id: 1, name: '/alt/', value: '{"path":"/neu/","unit":"ds"}' }
  const redirects = { id: 9, name: 'Redirects', slug: 'redirects', entries: [entry] }

  it('are not made with this one’s folder and languages, nor kept so', async () => {
    const space = smallSpace()
    const site = await createTestSite({
      space: { ...space, datasources: [...space.datasources, redirects] },
      bindings: { SITE_HOSTS: units },
    })
    const path = '/api/proxy/index/v2/redirect/ds?path=/alt/'
    const answers: string[] = []
    for (const host of ['127.0.0.1:8787', 'ds.localhost'])
      answers.push(await (await site.send(path, {}, 'GET', host)).text())
    await site.settle()
    expect(answers).toEqual(['null', expect.stringContaining('/neu/')])
    expect((await testKv.list({ prefix: 'redirects:' })).keys).toHaveLength(1)
  })
})

describe('platform calls over HTTP', () => {
  it.each([
    ['/api/proxy/index/v2/header/dach', 200, /"component":"header"/],
    ['/api/proxy/index/v2/footer/ds', 200, /{"content":null}/],
    ['/api/proxy/index/v2/footer/none', 400, /invalid query: unit/],
    ['/api/proxy/index/v2/campaign/dach?country=CH', 200, /Nur in CH/],
    ['/api/proxy/index/v2/campaign/dach?country=US', 200, /^{}$/],
    ['/api/proxy/index/v2/currency/user?country=CH', 200, /"exchangeRate":0\.9312/],
    ['/api/proxy/index/v2/currency/user?country=%00', 200, /"currency":"EUR"/],
    ['/api/proxy/index/v2/campaign/..%2f', 404, /Page not found/],
    ['/api/proxy/index/v2/nothing', 404, /Page not found/],
  ])('%s: %d', async (path, status, body) => {
    const site = await createTestSite()
    const answer = await site.get(path)
    expect(answer.status).toBe(status)
    expect(answer.html).toMatch(body)
  })
})

describe('an address with a port that production did not configure', () => {
  const configured = JSON.stringify({
    'www.tannhagen.example': { unit: 'dach', origin: 'https://www.tannhagen.example' },
    'plain.example': { unit: 'dach' },
    'ported.example:8443': { unit: 'dach' },
    'alias.example': { unit: 'dach', origin: 'https://www.tannhagen.example' },
  })
  const named = { ENVIRONMENT: 'production', SITE_HOSTS: configured }
  const single = { ENVIRONMENT: 'production', SITE_ORIGIN: 'https://www.tannhagen.example' }
  const both = { ...named, SITE_ORIGIN: 'https://main.example' }
  const local = { SITE_HOSTS: configured }
  it.each([
    [named, 'https://www.tannhagen.example:8443', 'https://www.tannhagen.example'],
    [named, 'https://plain.example:8443', 'https://plain.example'],
    [named, 'http://plain.example:8080', 'http://plain.example'],
    [named, 'https://alias.example:8443', 'https://alias.example'],
    [named, 'https://ported.example:8443', undefined],
    [named, 'https://plain.example', undefined],
    [single, 'https://www.tannhagen.example:8443', 'https://www.tannhagen.example'],
    [single, 'https://other.example:8443', 'https://other.example'],
    [single, 'https://www.tannhagen.example', undefined],
    [both, 'https://main.example:8443', 'https://main.example'],
    [both, 'https://main.example', undefined],
    [both, 'https://other.example:8443', undefined],
    [local, 'https://plain.example:8443', undefined],
  ])('%j %s belongs at %s', async (bindings, origin, proper) => {
    const site = await createTestSite({ bindings })
    for (const path of ['/bachelor/?a=b', '//evil.example/?a=b']) {
      const response = await site.send(path, {}, 'GET', origin)
      const location = response.headers.get('location')
      if (proper) expect([response.status, location]).toEqual([308, proper + path])
      else expect(location ?? '').not.toMatch(/^https?:/)
    }
  })

  it.each([
    [named, 'https://plain.example.', 'https://plain.example'],
    [named, 'https://PLAIN.example%2e:8443', 'https://plain.example'],
    [named, 'https://ported.example.:8443', 'https://ported.example:8443'],
    [named, 'https://alias.example.', 'https://alias.example'],
    [both, 'https://main.example.', 'https://main.example'],
    [single, 'https://www.tannhagen.example.', 'https://www.tannhagen.example'],
    [local, 'http://plain.example.:8787', 'http://plain.example:8787'],
    [named, 'https://evil.example.', undefined],
    [named, 'https://plain.example..', undefined],
    [local, 'http://evil.example.', undefined],
  ])('and one with a dot at the end of its host: %j %s belongs at %s', async (bindings, origin, proper) => {
    const site = await createTestSite({ bindings })
    for (const path of ['/bachelor/?a=b', '//evil.example/?a=b', '/.//evil.example/']) {
      const response = await site.send(path, {}, 'GET', origin)
      const location = response.headers.get('location')
      if (!proper) expect(location ?? '').not.toMatch(/^https?:/)
      else expect([response.status, new URL(location!).origin]).toEqual([308, proper])
    }
  })

  it('is never told to the next visitor', async () => {
    const site = await createTestSite({ bindings: { SITE_HOSTS: configured } })
    for (const origin of ['https://plain.example:8443', 'https://plain.example', 'http://plain.example']) {
      for (let time = 0; time < 3; time++) {
        const html = await (await site.send('/', {}, 'GET', origin)).text()
        const said = [...new Set(html.match(/https?:\/\/plain\.example[^/"]*/g))]
        expect(said).toEqual([origin])
      }
    }
  })
})

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
const ownMachine = [
  '/api/searches',
  '/bachelor/?testing=on',
  '/?testing=on',
  ...toolRows.flatMap(({ ownMachine = [] }) => ownMachine),
]

/**
 * A page of another site that reaches the machine by a name of its own (DNS rebinding): to the browser it is
 * same-origin.
 */
const rebound = (host: string) => ({ 'sec-fetch-site': 'same-origin', origin: `http://${host}` })

const statusOf = async (site: TestSite, path: string, host: string, method = 'GET') =>
  (await site.send(path, rebound(host), method, host)).status

describe('a local site, requested by a name that is not its own', () => {
  it.each(foreign)('%s: refuses all tools, and shows its pages', async host => {
    const site = await createTestSite({ bindings: local })
    for (const path of ownMachine) expect([path, await statusOf(site, path, host)]).toEqual([path, 403])
    const draft = await editorAddress('/bachelor/', { now: NOW })
    expect(await statusOf(site, draft, host)).toBe(403)
    for (const path of ['/', '/bachelor/', '/robots.txt', '/sitemap.xml', '/api/health'])
      expect([path, await statusOf(site, path, host)]).toEqual([path, 200])
  })

  it.each(everyNth(own, 2))('%s is its own: all tools answer', async host => {
    const site = await createTestSite({ bindings: local })
    for (const path of ownMachine) expect([path, await statusOf(site, path, host)]).not.toEqual([path, 403])
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

  it('is its own at the hosts of DEV_HOSTS as well', async () => {
    const site = await createTestSite({ bindings: { ...local, DEV_HOSTS: 'laptop.example, 10.0.0.1' } })
    for (const host of ['laptop.example', 'LAPTOP.example:8787', '10.0.0.1:8787'])
      expect([host, await statusOf(site, '/?testing=on', host)]).toEqual([host, 200])
    expect(await statusOf(site, '/?testing=on', 'evil.example')).toBe(403)
  })
})

describe('a site that runs on an account', () => {
  const ray = { 'cf-ray': '8f0c0c0c0c0c0c0c-FRA' }

  it('does not answer as a local one, and says why', async () => {
    const site = await createTestSite({ bindings: local })
    for (const path of ['/', '/api/health', '/robots.txt']) {
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
