import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editorParameters, queryOf } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, signatureOf, type TestSiteOptions } from './setup/test-site.ts'
import { type SecretRow, toolRows } from './setup/tool-rows.ts'

const NOW = Date.UTC(2026, 10, 21, 9)
const canary = 'kanarienvogel4711'

/** Every parameter with personal or secret values, and those of campaigns. */
const query = [
  `email=${canary}@b.example`,
  `token=${canary}`,
  `_storyblok_tk[token]=${canary}`,
  `_storyblok_tk%5Bspace_id%5D=${canary}`,
  `_link=${canary}.${canary}`,
  `variantId=${canary}`,
  `next=/a?token=${canary}`,
  'utm_source=mail',
].join('&')

const experiment = btoa(JSON.stringify([{ experimentId: canary, variantId: canary }]))
const headers = {
  authorization: `Bearer ${canary}`,
  cookie: `consent=${btoa(canary)}; experiment=${experiment}; visitor=${canary}; token=${canary}`,
  referer: `https://mail.example/?token=${canary}`,
  'user-agent': canary,
  'webhook-signature': canary,
  'x-experiment': experiment,
  'x-experiment-secret': canary,
}

const redirects = {
  '/fremd/': { path: 'https://partner.example/x', query: 'ref=tannhagen', forwardParameters: true },
  '/hier/': { path: '/bachelor/', forwardParameters: true },
}

const space = () => {
  const small = smallSpace()
  const entries = Object.entries(redirects).map(([name, entry], index) => ({
    id: 100 + index,
    name,
    value: JSON.stringify(entry),
  }))
  return { ...small, datasources: [...small.datasources, { id: 2, name: 'R', slug: 'redirects', entries }] }
}

const calls = '/api/proxy/index/v2'
const failing = (input: RequestInfo | URL) => {
  throw new Error(`GET ${input instanceof Request ? input.url : input} failed?token=${canary}`)
}
const isDown: TestSiteOptions = { fetch: () => async input => failing(input) }
const isForwarded: TestSiteOptions = { bindings: { PLATFORM_ORIGIN: 'https://platform.example' } }
const notJson = `{"token": ${canary}}`

const rows: Readonly<Record<string, SecretRow>> = {
  'a page': { path: '/bachelor/', status: 200 },
  'a path that nobody has': { path: '/niemand/', status: 404 },
  'a path that no story can have': { path: '/%00/', status: 404 },
  'a redirect of the rules': { path: '/bachelor', status: 308 },
  'a redirect of content': { path: '/hier/', status: 301 },
  'a redirect to another host': { path: '/fremd/', status: 301 },
  'a payload': { path: '/bachelor/_payload.json', status: 200 },
  'the payload of a redirect': { path: '/fremd/_payload.json', status: 200 },
  'the payload of an error': { path: '/%00/_payload.json', status: 200 },
  'a webhook that nobody signed': {
    path: '/api/webhooks/storyblok',
    method: 'POST',
    body: notJson,
    status: 401,
  },
  'a signed webhook without sense': {
    path: '/api/webhooks/storyblok',
    method: 'POST',
    body: notJson,
    signed: true,
    status: 400,
  },
  'a message at an address that is guessed': {
    path: `/api/webhooks/storyblok/${canary}`,
    method: 'POST',
    status: 404,
  },
  'a preview that nobody signed': { path: '/api/preview/render', method: 'POST', body: notJson, status: 403 },
  'a call': { path: `${calls}/story-library/search`, status: 200 },
  'a call without sense': { path: `${calls}/story-library/search?language=${canary}`, status: 400 },
  'a post without sense': { path: `${calls}/finance/submit`, method: 'POST', body: notJson, status: 400 },
  'a post of something else': {
    path: `${calls}/finance/submit`,
    method: 'POST',
    body: JSON.stringify({ answers: { [canary]: canary } }),
  },
  'a call that fails upstream': { path: `${calls}/event/list`, site: isForwarded },
  'a picture that is not there': { path: '/media/w_375,f_webp/pictures/none.jpg', status: 404 },
  'a picture that fails': {
    path: `/media/original/${encodeURIComponent(`https://a.storyblok.com/f/1/x.png?token=${canary}`)}`,
    status: 404,
  },
  'an address of the API that is not there': { path: '/api/none', status: 404 },
  'the cookie policy': {
    path: '/cookie.php',
    site: { bindings: { COOKIE_POLICY_ORIGIN: 'https://policy.example' } },
  },
  'content that fails': { path: '/bachelor/', status: 503, site: isDown },
  'the payload of content that fails': { path: '/bachelor/_payload.json', status: 200, site: isDown },
  'variables that are malformed': {
    path: '/',
    status: 500,
    site: { bindings: { DEFAULT_LANGUAGE: canary } },
  },
  'a file that is not there': { path: '/assets/none.js', status: 404 },
  'the probe of a page': { path: '/bachelor/', method: 'POST', status: 405 },
  ...Object.assign({}, ...toolRows.map(({ secrets }) => secrets?.(canary))),
}

describe('what a visitor, an editor or an operator keeps to themselves', () => {
  beforeEach(
    () =>
      void vi.stubGlobal(
        'fetch',
        vi.fn(async (input: RequestInfo | URL) => failing(input)),
      ),
  )
  afterEach(() => void vi.unstubAllGlobals())

  it.each(Object.entries(rows))('is in no log line and goes to no other host: %s', async (_, row) => {
    const printed = (['log', 'warn', 'error'] as const).map(name => vi.spyOn(console, name))
    const { path, method = 'GET', body, signed } = row
    const site = await createTestSite({ now: NOW, space: space(), ...row.site })
    const signature = signed && { 'webhook-signature': await signatureOf(body ?? '') }
    const response = await site.request(`${path}${path.includes('?') ? '&' : '?'}${query}`, {
      method,
      headers: {
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...signature,
      },
      ...(body !== undefined && { body }),
    })
    await response.body?.cancel()
    await site.settle()

    if (row.status !== undefined) expect(response.status).toBe(row.status)
    expect(site.log).toContainEqual(expect.objectContaining({ event: 'request', status: response.status }))
    expect(JSON.stringify(site.log)).not.toContain(canary)
    expect(JSON.stringify(printed.flatMap(({ mock }) => mock.calls))).not.toContain(canary)
    const location = response.headers.get('location') ?? ''
    if (/^(?:https?:)?\/\//.test(location)) expect(location).not.toContain(canary)
  })

  it('goes to another host but for the campaign and what the redirect names', async () => {
    const site = await createTestSite({ space: space() })
    const elsewhere = 'https://partner.example/x?ref=tannhagen&utm_source=mail'
    expect((await site.send(`/fremd/?${query}`)).headers.get('location')).toBe(elsewhere)
    expect(await (await site.send(`/fremd/_payload.json?${query}`)).json()).toMatchObject({
      location: elsewhere,
    })
  })

  it('stays in the address on this host', async () => {
    const site = await createTestSite({ space: space() })
    for (const path of ['/bachelor', '/hier/'])
      expect((await site.send(`${path}?${query}`)).headers.get('location')).toContain(`token=${canary}`)
  })

  it('is in no request to the upstream of the cookie policy, as far as it is technical', async () => {
    const site = await createTestSite({ bindings: { COOKIE_POLICY_ORIGIN: 'https://policy.example' } })
    await site.get(`/cookie.php?lang=de&_link=${canary}&_storyblok_tk[token]=${canary}&testing=on`, headers)
    expect(vi.mocked(fetch).mock.calls[0]![0]).toBe('https://policy.example/cookie.php?lang=de')
  })

  it('is in no line about a draft: the editor’s signature', async () => {
    const parameters = await editorParameters({ now: NOW })
    const site = await createTestSite({ now: NOW })
    const { html } = await site.get(`/bachelor/?${queryOf(parameters)}`)
    expect(html).toContain('data-draft')
    for (const [key, value] of parameters.filter(([name]) => name.startsWith('_storyblok_tk[to')))
      expect([key, JSON.stringify(site.log).includes(value)]).toEqual([key, false])
  })

  it('is told by its name', async () => {
    const site = await createTestSite()
    await site.get('/bachelor?email=a@b.example&utm_source=mail')
    expect(site.log).toContainEqual(
      expect.objectContaining({
        path: '/bachelor',
        parameters: ['email', 'utm_source'],
        location: '/bachelor/?email&utm_source',
      }),
    )
  })

  it('a path is logged as far as it may be one', async () => {
    const site = await createTestSite()
    await site.get(`/${'a'.repeat(5000)}/`)
    const line = site.log.find(({ event }) => event === 'request')
    expect(String(line?.path).length).toBeLessThanOrEqual(1001)
  })
})
