import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { editorAddress } from './setup/signed-addresses.ts'
import { smallSpace } from './setup/small-space.ts'
import { createTestSite, signatureOf, type TestSite, type TestSiteOptions } from './setup/test-site.ts'
import { type Position, toolRows } from './setup/tool-rows.ts'

const origin = 'http://127.0.0.1:8787'

/**
 * Personal data that a person may have typed or a mail program may have appended to an address, and the parts that identify
 * the person.
 */
const personal = {
  'a mail address': ['anna.muster@beispiel.example', ['anna.muster', 'beispiel.example']],
  'a percent-encoded mail address': ['anna.muster%40beispiel.example', ['anna.muster', 'beispiel.example']],
  'a twice encoded mail address': ['anna.muster%2540beispiel.example', ['anna.muster', 'beispiel.example']],
  'a phone number': ['+49-170-1234567', ['1234567']],
  'an encoded phone number': ['%2B49%20170%201234567', ['1234567', '34567']],
  'an account number': ['GB29NWBK60161331926819', ['NWBK', '926819']],
  'a token': ['dGhpc0lzQVRva2VuT2ZBTWFpbDEyMw', ['dGhpc0lzQVR', 'OZBTW']],
  'a token in hexadecimal': ['9f86d081884c7d659a2feaa0c55ad015', ['9f86d081', '5ad015']],
} as const satisfies Readonly<Record<string, readonly [string, readonly string[]]>>

const failing: TestSiteOptions = {
  fetch: () => async input => {
    throw new Error(`GET ${input instanceof Request ? input.url : input} failed`)
  },
}
const forwarded: TestSiteOptions = { bindings: { PLATFORM_ORIGIN: 'https://platform.example' } }

const redirects = {
  '/alt/*': { path: '/neu/:splat', forwardParameters: true },
  '/kreis/*': { path: '/kreis/:splat' },
}
const withRedirects: TestSiteOptions = {
  space: {
    ...smallSpace(),
    datasources: [
      ...smallSpace().datasources,
      {
        id: 2,
        name: 'R',
        slug: 'redirects',
        entries: Object.entries(redirects).map(([name, value], index) => ({
          id: 100 + index,
          name,
          value: JSON.stringify(value),
        })),
      },
    ],
  },
}

const post = (body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
})
const json = { 'content-type': 'application/json' }
const calls = '/api/proxy/index/v2'

const upload = (name: string, field: string) => {
  const body = new FormData()
  body.set(field, new File(['%PDF-%%EOF'], `${name}.pdf`, { type: 'application/pdf' }))
  return body
}

/** Requests with personal data in each position where a stranger may put it. */
const positions: Readonly<Record<string, (typed: string) => Position | Promise<Position>>> = {
  'the name of a parameter': typed => ({ path: `/?${typed}` }),
  'the name of a parameter with a value': typed => ({ path: `/bachelor/?${typed}=1&x` }),
  'the name of a parameter that a redirect keeps': typed => ({ path: `/bachelor?${typed}=1` }),
  'the name of a parameter of a payload': typed => ({ path: `/bachelor/_payload.json?${typed}` }),
  'the name of a parameter of a call': typed => ({ path: `${calls}/story-library/search?${typed}` }),
  'a path': typed => ({ path: `/${typed}/` }),
  'a path without a slash': typed => ({ path: `/a/${typed}` }),
  'a path that no story can have': typed => ({ path: `/%00/${typed}/` }),
  'a path of a payload': typed => ({ path: `/${typed}/_payload.json` }),
  'a path that a redirect passes on': typed => ({ path: `/alt/${typed}/`, site: withRedirects }),
  'a path that leads in a circle': typed => ({ path: `/kreis/${typed}/`, site: withRedirects }),
  'a path while the content fails': typed => ({ path: `/${typed}/`, site: failing }),
  'a path that is probed': typed => ({ path: `/${typed}/`, init: { method: 'POST' } }),
  'a path of the API': typed => ({ path: `/api/${typed}` }),
  'a path of a call': typed => ({ path: `${calls}/person/${typed}`, site: forwarded }),
  'a value of a call that fails': typed => ({
    path: `${calls}/story-library/search?language=de&search=${typed}`,
    site: forwarded,
  }),
  'a path of a picture': typed => ({ path: `/media/w_375,f_webp/pictures/${typed}.jpg` }),
  'the address of a picture': typed => ({
    path: `/media/original/${encodeURIComponent(`https://a.storyblok.com/f/1000/${typed}.png`)}`,
  }),
  'a path of an asset': typed => ({ path: `/assets/${typed}.js` }),
  'a path of a service': typed => ({ path: `/_service/${typed}/` }),
  'a path of a draft': async typed => ({ path: await editorAddress(`/${typed}/`, { now: NOW }) }),
  'a form': typed => ({ path: `/api/forms/${typed}?page=/contact/`, init: post('a=1') }),
  'the page of a form': typed => ({ path: `/api/forms/contact?page=/${typed}/`, init: post('a=1') }),
  'the name of a field': typed => ({ path: '/api/forms/contact?page=/', init: post(`${typed}=1`) }),
  'the name of a file': typed => ({
    path: '/api/forms/contact/files?page=/&field=cv',
    init: post(upload(typed, typed)),
  }),
  'a link to a file': typed => ({ path: `/api/forms/files/${typed}?_link=a.b` }),
  'a link to continue': typed => ({ path: `/?resume=${typed}&${typed}` }),
  'the referrer': typed => ({ path: '/nichts/', init: { headers: { referer: `${origin}/${typed}/` } } }),
  'the name of a header': typed => ({
    path: '/nichts/',
    init: { headers: { [typed.replaceAll(/[^\w!#$%&'*+.^`|~-]/g, '-')]: '1' } },
  }),
  'a ray': typed => ({ path: '/nichts/', init: { headers: { 'cf-ray': typed } } }),
  'a country': typed => ({ path: '/nichts/', init: { headers: { 'cf-ipcountry': typed } } }),
  'a host': typed => ({ path: '/', init: { headers: { 'x-forwarded-host': typed } } }),
  'a cookie': typed => ({ path: '/', init: { headers: { cookie: `${typed}=${typed}; consent=${typed}` } } }),
  'an event': typed => ({ path: '/api/events', init: post(JSON.stringify({ [typed]: typed }), json) }),
  'a decision': typed => ({ path: '/api/consent', init: post(JSON.stringify({ [typed]: typed }), json) }),
  'a message of the content system': async typed => {
    const body = JSON.stringify({ text: typed, action: 'published', space_id: 1000, full_slug: typed })
    const headers = { 'webhook-signature': await signatureOf(body) }
    return { path: '/api/webhooks/storyblok', init: { method: 'POST', body, headers } }
  },
  'an address of messages': typed => ({ path: `/api/webhooks/storyblok/${typed}`, init: post('') }),
  ...Object.assign({}, ...toolRows.map(({ positions }) => positions)),
}

const NOW = Date.UTC(2026, 10, 21, 9)

beforeEach(
  () =>
    void vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
      throw new Error(`GET ${input instanceof Request ? input.url : input} failed`)
    }),
)
afterEach(() => void vi.unstubAllGlobals())

/** One site for each kind, because creating a site is slow. */
const opened = new Map<TestSiteOptions | undefined, Promise<TestSite>>()
const siteOf = (options: TestSiteOptions | undefined) => {
  const site = opened.get(options) ?? createTestSite({ now: NOW, ...options })
  opened.set(options, site)
  return site
}

it.each(Object.entries(positions))('no log line has what is personal in %s', async (_, position) => {
  const printed = (['log', 'warn', 'error'] as const).map(name => vi.spyOn(console, name))
  const told: string[] = []
  for (const [kind, [typed, parts]] of Object.entries(personal)) {
    const { path, init = {}, site: options } = await position(typed)
    const site = await siteOf(options)
    site.log.length = 0
    const response = await site.request(path, init)
    await response.body?.cancel()
    await site.settle()
    expect(site.log.filter(({ event }) => event === 'request')).toHaveLength(1)
    const lines = [...site.log, ...printed.flatMap(({ mock }) => mock.calls)].map(line =>
      JSON.stringify(line),
    )
    for (const line of lines) if (parts.some(part => line.includes(part))) told.push(`${kind}: ${line}`)
  }
  expect(told).toEqual([])
})
