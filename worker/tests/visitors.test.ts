import { describe, expect, it } from 'vitest'
import { usergroups } from '../../blocks/_kit/usergroups.ts'
import { toBase64Json } from '../core/base/http/cookies.ts'
import { consentTo, experimentSpace, memberOf } from './setup/experiment-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

const now = Date.UTC(2026, 10, 21, 9)
const minute = 60_000
const secret = 'rule-in-front'
const consent = consentTo('analytics', 'functional')

type Headers = Record<string, string>

const setCookies = ({ headers }: { headers: globalThis.Headers }) => headers.getSetCookie()

const groupCookie = (group: string, firstVisit = now) => `usergroup=${toBase64Json({ group, firstVisit })}`

describe('usergroups', () => {
  const groupSet = (cookies: readonly string[]): unknown => {
    const value = /^usergroup=([^;]+)/.exec(
      cookies.find(cookie => cookie.startsWith('usergroup=')) ?? '',
    )?.[1]
    return value && JSON.parse(atob(value))
  }

  it('are stored with consent, once, and move on by time and query', async () => {
    const site = await createTestSite({ now })
    const first = setCookies(await site.get('/', { cookie: consent }))
    expect(first).toHaveLength(1)
    expect(first[0]).toMatch(/^usergroup=[\w+/=]+; Max-Age=2592000; Path=\/; SameSite=Lax$/)
    expect(groupSet(first)).toEqual({ group: 'new', firstVisit: now })
    const cookie = `${consent}; ${first[0]!.split(';')[0]}`
    expect(setCookies(await site.get('/bachelor/', { cookie }))).toEqual([])
    expect(groupSet(setCookies(await site.get('/?utm_source=a', { cookie })))).toEqual({
      group: 'lead',
      firstVisit: now,
    })
    expect(setCookies(await site.get('/?testing=on', { cookie }))).toEqual([])
    site.turnClock(30 * minute)
    expect(setCookies(await site.get('/', { cookie }))).toEqual([])
    site.turnClock(1)
    expect(groupSet(setCookies(await site.get('/', { cookie })))).toEqual({
      group: 'returning',
      firstVisit: now,
    })
  })

  it('are neither read nor stored without consent', async () => {
    const site = await createTestSite({ now })
    const cookie = groupCookie('app', now - minute)
    for (const path of ['/', '/?utm_source=a', '/_payload.json'])
      expect(setCookies(await site.get(path, { cookie }))).toEqual([])
  })

  it('that are not valid are discarded', async () => {
    const site = await createTestSite({ now })
    const cookie = `${consent}; usergroup=${toBase64Json({ group: 'vip', firstVisit: now })}`
    expect(groupSet(setCookies(await site.get('/', { cookie })))).toEqual({ group: 'new', firstVisit: now })
  })

  it('redirects and errors set none', async () => {
    const site = await createTestSite({ now })
    for (const path of ['/bachelor', '/nichts/'])
      expect(setCookies(await site.get(path, { cookie: consent }))).toEqual([])
  })
})

/** Pseudo-random numbers, the same in each run (mulberry32). */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return sides => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

const countries = ['DE', 'CH', 'GB', 'US']
const variants = ['control', 'greeting', 'price']
const paths = ['/', '/en/']

/** Leads have an offer and a price of their own, and so do applicants. */
function personalSpace() {
  const personal = withContent(experimentSpace(), 'settings/defaults', content => ({
    ...content,
    usergroupPersonalization: true,
  }))
  const prices = withContent(personal, 'home', ({ body, ...content }) => ({
    ...content,
    body: [
      ...(body as object[]),
      {
        component: 'price-boxes',
        _uid: 'personal',
        items: [
          { component: 'price-box', _uid: 'p1', timeModel: 'Anfrage', price: '200', usergroups: ['lead'] },
          {
            component: 'price-box',
            _uid: 'p2',
            timeModel: 'Antrag',
            price: '190',
            usergroups: ['bob', 'app'],
          },
        ],
      },
    ],
  }))
  return withContent(prices, 'settings/campaigns/de', content => ({ ...content, usergroups: ['lead'] }))
}

interface SampleVisitor {
  readonly path: string
  readonly headers: Headers
}

const kindCount = paths.length * countries.length * variants.length * usergroups.length
/** Coprime with the number of kinds, so that this many visitors cover all kinds. */
const stride = 89

/**
 * The visitor of a number. If the cookie assigns a variant, the page shows the same as if the header does, and reports that the visit is
 * counted.
 */
function sampleOf(
  index: number,
  roll: (sides: number) => number,
): SampleVisitor & { readonly sees: string; readonly kind: string } {
  let rest = (index * stride) % kindCount
  function pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[rest % choices.length]!
    rest = Math.floor(rest / choices.length)
    return choice
  }
  const [variant, group, country, path] = [pick(variants), pick(usergroups), pick(countries), pick(paths)]
  const member = memberOf(variant)
  const cookie = `${consent}; ${groupCookie(group)}`
  const forced = { 'x-experiment': member, 'x-experiment-secret': secret, cookie }
  const assigned = { cookie: `${cookie}; visitor=visitor-00000001; experiment=${member}` }
  const isForced = roll(4) === 0
  const kind = [path, country, variant, group].join(' ')
  return {
    path,
    headers: { 'cf-ipcountry': country, ...(isForced ? forced : assigned) },
    kind,
    sees: isForced ? `${kind} uncounted` : kind,
  }
}

const bindings = { EXPERIMENT_HEADER_SECRET: secret }

async function fresh({ path, headers }: SampleVisitor): Promise<string> {
  const site = await createTestSite({ now, seeded: true, bindings })
  return (await site.get(path, headers)).html
}

const AT_ONCE = 10
/** Two of each kind: the second gets a cached answer. */
const visitorCount = loopCount(10_000, 40)

describe(`${visitorCount} visitors of all kinds, ten at a time`, () => {
  it('get what a site that nobody visited before would show them, byte for byte', {
    timeout: 120_000,
  }, async () => {
    const site = await createTestSite({ now, space: personalSpace(), bindings })
    const expected = new Map<string, string>()
    const kinds = new Set<string>()
    const roll = dice(6)
    for (let turn = 0; turn < visitorCount / AT_ONCE; turn++) {
      const samples = Array.from({ length: AT_ONCE }, (_, place) => sampleOf(turn * AT_ONCE + place, roll))
      for (const { kind } of samples) kinds.add(kind)
      for (const sample of samples)
        if (!expected.has(sample.sees)) expected.set(sample.sees, await fresh(sample))
      const answers = await Promise.all(samples.map(({ path, headers }) => site.get(path, headers)))
      for (const [index, { html }] of answers.entries())
        if (html !== expected.get(samples[index]!.sees)) expect(html).toBe(expected.get(samples[index]!.sees))
    }
    expect(kinds.size).toBe(kindCount)
    expect(new Set(expected.values()).size).toBeGreaterThan(12)
  })
})

const canary = (index: number) => `canary${index}x`

/** Headers, cookies and parameters that a page may or may not read, each with a unique word. */
function hostile(index: number): SampleVisitor {
  const word = canary(index)
  const base64 = toBase64Json([{ experimentId: 'welcome', variantId: word, experimentLabel: word }])
  const kinds: SampleVisitor[] = [
    { path: '/', headers: { [`x-${word}`]: word } },
    {
      path: '/',
      headers: { 'user-agent': word, referer: `http://${word}.example/`, 'accept-language': word },
    },
    {
      path: '/',
      headers: { 'x-forwarded-host': word, 'x-forwarded-proto': word, forwarded: `host=${word}` },
    },
    { path: '/', headers: { 'cf-ipcountry': word, 'cf-device-type': word, 'sec-purpose': word } },
    {
      path: '/',
      headers: { 'x-experiment': base64, 'x-experiment-secret': secret, 'x-experiment-rewrite': word },
    },
    { path: '/', headers: { 'x-experiment': word, 'x-experiment-secret': word } },
    { path: '/', headers: { cookie: `${word}=${word}; locale=${word}; closed_banner=${word}` } },
    { path: '/', headers: { cookie: `${consent}; visitor=${word}-${word}; experiment=${base64}` } },
    {
      path: '/',
      headers: { cookie: `consent=${toBase64Json({ categories: [word] })}; usergroup=${base64}` },
    },
    { path: `/?${word}=${word}`, headers: {} },
    { path: `/?get_${word}=${word}&utm_source=${word}`, headers: { cookie: consent } },
    { path: `/?variantId=${word}`, headers: {} },
  ]
  return kinds[index % kinds.length]!
}

describe('what one visitor sends', () => {
  it('is never seen by another', { timeout: 60_000 }, async () => {
    const site = await createTestSite({ now, space: personalSpace(), bindings })
    await site.get('/')
    const { html: before } = await site.get('/')
    for (let index = 0; index < 300; index++) {
      const { path, headers } = hostile(index)
      const { status } = await site.get(path, headers)
      expect([200, 404]).toContain(status)
    }
    for (const path of ['/', '/en/', '/bachelor/', '/_payload.json', '/nichts/'])
      expect((await site.get(path)).html).not.toMatch(/canary\d+x/)
    expect((await site.get('/')).html).toBe(before)
  })
})

const nasty = [
  '',
  '=',
  '====',
  '%',
  '%E0%A4%A',
  '%00',
  '"',
  '{}',
  '[]',
  'null',
  'e30=',
  'bnVsbA==',
  'W10=',
  '[[[[[[[[[[',
  '__proto__',
  'constructor',
  '\u00ff\u00fe',
  '../../etc/passwd',
  '<script>',
  "' or 1=1",
  'a'.repeat(3000),
  btoa('['.repeat(2000)),
  btoa('{"group":'),
  btoa('{"__proto__":{"group":"app"}}'),
  btoa('{"categories":{"length":1e9}}'),
  btoa('[{"experimentId":{},"variantId":[]}]'),
  btoa('{"group":"app","firstVisit":1e999}'),
]

const names = [
  'usergroup',
  'experiment',
  'visitor',
  'consent',
  'locale',
  'closed_banner',
  '__proto__',
  'path',
  '',
]

/** A cookie header that no browser would send. */
function malformed(index: number): string {
  const roll = dice(index)
  const cookies = Array.from({ length: 1 + roll(4) }, () => {
    const random = Array.from({ length: roll(40) }, () => String.fromCharCode(33 + roll(94))).join('')
    const value = roll(3) ? nasty[roll(nasty.length)]! : random
    return `${names[roll(names.length)]}${roll(8) ? '=' : ''}${value}`
  })
  return (roll(2) ? [consent, ...cookies] : cookies).join(roll(5) ? '; ' : ';')
}

async function statuses(site: TestSite, count: number) {
  const found = new Set<number>()
  for (let index = 0; index < count; index++)
    found.add((await site.get('/', { cookie: malformed(index) })).status)
  return [...found]
}

describe('malformed cookies', () => {
  it('of 500 kinds are ignored, and change no other visitor’s page', { timeout: 60_000 }, async () => {
    const site = await createTestSite({ now, space: personalSpace(), bindings })
    await site.get('/')
    const { html: before } = await site.get('/')
    expect(await statuses(site, 500)).toEqual([200])
    expect((await site.get('/')).html).toBe(before)
    expect(site.log.filter(({ event }) => event === 'failure')).toEqual([])
  })
})

describe('phones', () => {
  it('get no hint to load a picture ahead, and the same page otherwise', async () => {
    const picture = { fieldtype: 'asset', filename: '/pictures/lost.svg', alt: 'A' }
    const space = withContent(experimentSpace(), 'bachelor', content => ({
      ...content,
      preloadImage: picture,
    }))
    const site = await createTestSite({ now, space })
    const hint = /<link rel="preload" href="[^"]+" as="image"[^>]*>/
    const { html } = await site.get('/bachelor/')
    const { html: onPhone } = await site.get('/bachelor/', { 'cf-device-type': 'mobile' })
    expect(html).toMatch(hint)
    expect(onPhone).toBe(html.replace(hint, ''))
    expect((await site.get('/bachelor/')).html).toBe(html)
  })
})
