import { describe, expect, it } from 'vitest'
import { parseMemberships } from '../core/request/visitor/experiment-state.ts'
import {
  assignedVisitor,
  consentTo,
  experimentSpace,
  knownVisitor,
  LINK_SECRET,
  memberOf,
  withPluginValues,
} from './setup/experiment-space.ts'
import {
  createTestSite,
  type TestAnswer,
  type TestSite,
  withContent,
  withoutStory,
} from './setup/test-site.ts'

const secret = 'rule-in-front'
const consent = consentTo('analytics')
const words = { control: '>Willkommen</h1>', greeting: '>Moin</h1>', price: '<title>Nur 250' }

type VariantId = keyof typeof words

async function open(bindings = {}) {
  const points: AnalyticsEngineDataPoint[] = []
  const EXPOSURES = { writeDataPoint: (point: AnalyticsEngineDataPoint) => points.push(point) }
  const site = await createTestSite({
    space: experimentSpace(),
    bindings: { EXPOSURES, EXPERIMENT_HEADER_SECRET: secret, LINK_SECRET, ...bindings },
  })
  return { site, points }
}

const setCookies = ({ headers }: Pick<TestAnswer, 'headers'>) => headers.getSetCookie()

function variantOf({ html }: Pick<TestAnswer, 'html'>): VariantId {
  const found = (Object.keys(words) as VariantId[]).filter(name => html.includes(words[name])).at(-1)
  if (!found) throw new Error('none of the variants')
  return found
}

/** The cookies that an answer sets, as the browser sends them back. */
const sentBack = (answer: TestAnswer) =>
  [consent, ...setCookies(answer).map(cookie => cookie.split(';')[0]!)].join('; ')

async function visit(site: TestSite, headers = {}, path = '/') {
  const answer = await site.get(path, headers)
  expect(answer.status).toBe(200)
  return { answer, variant: variantOf(answer) }
}

describe('visitors of a page that is tested', () => {
  it('see the control before consent, and nothing is stored or counted', async () => {
    const { site, points } = await open()
    for (const cookie of [
      '',
      'visitor=visitor-00000001',
      `experiment=${memberOf('price')}`,
      consentTo('functional'),
    ]) {
      const { answer, variant } = await visit(site, { cookie })
      expect(variant).toBe('control')
      expect(setCookies(answer).filter(set => !set.startsWith('usergroup='))).toEqual([])
    }
    expect(points).toEqual([])
  })

  it('work with what field plugins stored', async () => {
    const site = await createTestSite({ space: withPluginValues(experimentSpace()) })
    for (const variantId of ['control', 'greeting', 'price'] as const)
      expect(variantOf(await site.get(`/?variantId=${variantId}`))).toBe(variantId)
  })

  it('see one variant after consent, and keep it', async () => {
    const { site, points } = await open()
    const seen = new Map<string, number>()
    for (let turn = 0; turn < 40; turn++) {
      const first = await visit(site, { cookie: consent })
      seen.set(first.variant, (seen.get(first.variant) ?? 0) + 1)
      expect(setCookies(first.answer)).toHaveLength(2)
      const again = await visit(site, { cookie: sentBack(first.answer) })
      expect(again.variant).toBe(first.variant)
      expect(setCookies(again.answer)).toEqual([])
    }
    expect([...seen.keys()].sort()).toEqual(['control', 'greeting', 'price'])
    expect(points).toHaveLength(80)
    expect(new Set(points.map(({ indexes }) => indexes?.[0]))).toEqual(new Set(['welcome']))
    const counted = points.filter(({ blobs }) => blobs?.[1] === 'control').length
    expect(counted).toBe(2 * seen.get('control')!)
  })

  it('have a document that says nothing of it: only the worker counts', async () => {
    const { site } = await open()
    const tagOf = ({ html }: TestAnswer) => /<meta name="page-template"[^>]*>/.exec(html)?.[0]
    const { answer } = await visit(site, { cookie: consent })
    expect(tagOf(answer)).toBe('<meta name="page-template" content="page">')
  })

  it('are shown what their cookie claims without a signature, and are not counted', async () => {
    const { site, points } = await open()
    for (const own of ['', await knownVisitor(), 'visitor=visitor-00000001']) {
      const { answer, variant } = await visit(site, {
        cookie: `${consent}; experiment=${memberOf('price')}; ${own}`,
      })
      expect(variant).toBe('price')
      expect(setCookies(answer)).toEqual([])
    }
    expect(points).toEqual([])
  })

  it('get cookies of 30 days that hold what the header would, and renew them after half of that', async () => {
    const { site } = await open()
    const { answer, variant } = await visit(site, { cookie: consent })
    const [experiment = '', visitor = ''] = setCookies(answer)
    expect(visitor).toMatch(/^visitor=visitor-\d{8}\.[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax$/)
    expect(experiment).toMatch(/; Max-Age=2592000; Path=\/; SameSite=Lax$/)
    expect(parseMemberships(/=([^;]+)/.exec(experiment)![1])).toMatchObject([
      { experimentId: 'welcome', variantId: variant, experimentLabel: 'welcome' },
    ])
    site.turnClock(16 * 86_400_000)
    const later = await visit(site, { cookie: sentBack(answer) })
    expect(later.variant).toBe(variant)
    expect(setCookies(later.answer)).toHaveLength(2)
    expect(setCookies(later.answer)[1]).toBe(visitor)
  })

  it('over https have an id that no other host of the domain can set', async () => {
    const { site } = await open()
    const origin = 'https://www.tannhagen.example'
    const idCookies = async (own: string) => {
      const answer = await site.send('/', { cookie: `${consent}; ${own}` }, 'GET', origin)
      await answer.text()
      return answer.headers.getSetCookie().filter(cookie => cookie.includes('visitor-'))
    }
    const [given, ...more] = await idCookies('visitor=visitor-of-a-subdomain')
    expect(more).toEqual([])
    expect(given).toMatch(
      /^__Host-visitor=visitor-0\d{7}\.[\w-]{43}; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/,
    )
    const [again] = await idCookies(given!.split(';')[0]!)
    expect(again?.split(';')[0]).toBe(given!.split(';')[0])
    await site.settle()
  })

  it('are led by the query, the header, the cookie, in this order', async () => {
    const { site, points } = await open()
    const header = { 'x-experiment': memberOf('greeting'), 'x-experiment-secret': secret }
    const cookie = `${consent}; ${await assignedVisitor('price')}`
    const all = await visit(site, { ...header, cookie }, '/?variantId=control')
    expect(all.variant).toBe('control')
    expect(all.answer.headers.get('x-robots-tag')).toBe('noindex')
    expect((await visit(site, { ...header, cookie })).variant).toBe('greeting')
    expect((await visit(site, header)).variant).toBe('greeting')
    expect(points).toEqual([])
    expect((await visit(site, { cookie })).variant).toBe('price')
    expect(points).toHaveLength(1)
  })

  it('a requested or forced variant is never stored', async () => {
    const { site } = await open()
    const header = { 'x-experiment': memberOf('greeting'), 'x-experiment-secret': secret }
    expect(setCookies((await visit(site, { cookie: consent }, '/?variantId=price')).answer)).toEqual([])
    expect(setCookies((await visit(site, { cookie: consent, ...header })).answer)).toEqual([])
  })

  it('the header counts with its secret only', async () => {
    const { site } = await open()
    const forced = { 'x-experiment': memberOf('greeting'), 'x-experiment-rewrite': '1' }
    for (const given of [{}, { 'x-experiment-secret': 'guess' }, { 'x-experiment-secret': '' }]) {
      const { answer, variant } = await visit(site, { ...forced, ...given })
      expect(variant).toBe('control')
      expect(answer.headers.get('x-robots-tag')).toBeNull()
    }
    const { answer, variant } = await visit(site, { ...forced, 'x-experiment-secret': secret })
    expect(variant).toBe('greeting')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const without = await open({ EXPERIMENT_HEADER_SECRET: undefined })
    expect((await visit(without.site, { ...forced, 'x-experiment-secret': '' })).variant).toBe('control')
  })

  it('get 404 for a variant that the experiment has not, with its id', async () => {
    const { site } = await open()
    expect((await site.get('/?variantId=nope')).status).toBe(404)
    const { html } = await site.get('/_payload.json?variantId=nope')
    expect(JSON.parse(html)).toEqual({
      kind: 'error',
      error: { statusCode: 404, message: 'Story Not Found!', data: { variantId: 'nope' } },
    })
    // No experiment runs there.
    expect((await site.get('/bachelor/?variantId=nope')).status).toBe(200)
  })

  it('get the control when their variant is gone, and the log says so', async () => {
    const { site, points } = await open()
    await site.edit(space => withoutStory(space, 'experiments/welcome/price'))
    const cookie = `${consent}; ${await assignedVisitor('price')}`
    const { answer, variant } = await visit(site, { cookie })
    expect(variant).toBe('control')
    expect(setCookies(answer)).toEqual([])
    expect(points).toEqual([])
    expect(site.log).toContainEqual({ event: 'variant-gone', experiment: 'welcome' })
  })

  it('see the page as it always was while its variants cannot be read', async () => {
    const site = await createTestSite({
      space: experimentSpace(),
      fetch: next => (input, init) =>
        String(input).includes('experimentMetaData') ? Promise.reject(new Error('down')) : next(input, init),
    })
    const { answer, variant } = await visit(site, { cookie: consent })
    expect(variant).toBe('control')
    expect(setCookies(answer)).toEqual([])
  })
})

describe('requests that are no visits', () => {
  const ahead = [
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
  ]

  it.each(ahead)('%j changes nothing and counts nowhere', async headers => {
    const { site, points } = await open()
    const cookie = `${consentTo('analytics', 'functional')}; ${await knownVisitor()}`
    for (const path of ['/', '/_payload.json', '/?utm_source=x']) {
      const answer = await site.get(path, { cookie, ...headers })
      expect(answer.status).toBe(200)
      expect(setCookies(answer)).toEqual([])
    }
    expect(points).toEqual([])
  })

  it('a page fetched ahead for somebody without an id is to be loaded when it is visited', async () => {
    const { site } = await open()
    const kind = async (headers: object, path = '/_payload.json') =>
      (JSON.parse((await site.get(path, { ...headers })).html) as { kind: string }).kind
    expect(await kind({ purpose: 'prefetch', cookie: consent })).toBe('full')
    expect(await kind({ purpose: 'prefetch', cookie: `${consent}; ${await knownVisitor()}` })).toBe('page')
    expect(await kind({ purpose: 'prefetch' })).toBe('page')
    expect(await kind({ purpose: 'prefetch', cookie: consent }, '/bachelor/_payload.json')).toBe('page')
    expect(await kind({ cookie: consent })).toBe('page')
  })

  it('a payload that is requested now is one', async () => {
    const { site, points } = await open()
    const answer = await site.get('/_payload.json', { cookie: consentTo('analytics', 'functional') })
    expect(setCookies(answer).map(cookie => cookie.split('=')[0])).toEqual([
      'usergroup',
      'experiment',
      'visitor',
    ])
    expect(points).toHaveLength(1)
  })

  it.each(['HEAD', 'POST'])('%s is none', async method => {
    const { site, points } = await open()
    const response = await site.send('/', { cookie: `${consent}; ${await knownVisitor()}` }, method)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(points).toEqual([])
  })
})

describe('fragments', () => {
  const pathWith = (variant: string) => `/?variantId=${variant}`
  const notReady = ({ render }: TestAnswer) => {
    const [ready = 0, total = 0] = render.split('/').map(Number)
    return total - ready
  }

  it('of parts that a variant does not change are shared with it; its own are cached beside them', async () => {
    const { site } = await open()
    await site.get('/')
    expect(notReady(await site.get('/'))).toBe(0)
    // Only one headline differs.
    expect(notReady(await site.get(pathWith('greeting')))).toBe(1)
    // The price, and the sections that read the page's title: head, start of the body, structured data. The other blocks only moved.
    expect(notReady(await site.get(pathWith('price')))).toBe(4)
    for (const variant of ['control', 'greeting', 'price'])
      expect(notReady(await site.get(pathWith(variant)))).toBe(0)
    expect(variantOf(await site.get('/'))).toBe('control')
  })
})

const german = { component: 'headline', _uid: 'german', text: 'Das gibt es nur auf Deutsch', level: 'h2' }

/** The variant has an untranslated block beside translated ones. */
const space = withContent(experimentSpace(), 'experiments/welcome/greeting', content => {
  const [body] = content.variantContent as [{ key: string; blocks: unknown[] }]
  return { ...content, variantContent: [{ ...body, blocks: [...body.blocks, german] }] }
})

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? ''

it('a variant’s text in another language is marked', async () => {
  const site = await createTestSite({ space })
  for (const turn of ['cold', 'warm']) {
    const html = mainOf((await site.get('/en/?variantId=greeting')).html)
    expect(html, turn).toMatch(/lang="de"[^>]*>(?:<[^>]+>)*Das gibt es nur auf Deutsch/)
    expect(html, turn).toMatch(/>Hello<\/h1>/)
    expect(html.match(/lang="de"/g), turn).toHaveLength(1)
  }
  expect(mainOf((await site.get('/?variantId=greeting')).html)).not.toContain('lang=')
})
