import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseEnvironment } from '../../env.ts'
import { siteOf } from '../../tests/setup/site-of.ts'
import { observe } from '../base/caching/facts.ts'
import { createValidities, endingAt, validWith } from '../base/caching/validity.ts'
import type { StoredPage } from '../page/render/page-store.ts'
import { createPageStore } from '../page/render/page-store.ts'
import { readVisitor } from '../request/visitor/read-visitor.ts'
import type { Visitor } from '../request/visitor/visitor.ts'
import { type CachedAnswer, createAnswerCache } from './answer-cache.ts'

const site = siteOf()
const environment = parseEnvironment({ LINK_SECRET: 'secret' })
const state = { cv: 1, changedAt: 0 }

interface VisitorInput {
  readonly path?: string
  readonly query?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly of?: Visitor['site']
}

const visitorOf = ({ path = '/', query = '', headers = {}, of = site }: VisitorInput = {}) =>
  readVisitor(new Request('https://a.example/', { headers }), {
    ...{ site: of, path, query, environment, now: 0 },
  })

const pageOf = (name: string): StoredPage => ({
  key: name,
  length: name.length,
  brotli: new Blob([name]),
  usedAt: 0,
})

const answerOf = (name: string, own: Partial<CachedAnswer> = {}): CachedAnswer => ({
  page: pageOf(name),
  head: {
    plain: { status: 200, headers: new Headers() },
    compressed: { status: 200, headers: new Headers({ 'content-encoding': 'br' }), encodeBody: 'manual' },
    etag: '"x"',
  },
  state,
  validity: endingAt(1000),
  storyId: 7,
  ...own,
})

const newCache = () => createAnswerCache(createPageStore({ compress: async page => page }))
type Cache = ReturnType<typeof newCache>

/** Caches an answer that was made by reading some facts. */
function keep(
  cache: Cache,
  input: VisitorInput,
  answer: CachedAnswer,
  read: (visitor: Visitor) => unknown,
): void {
  const { facts, seen } = observe(visitorOf(input))
  read(facts)
  cache.keep(facts, seen, answer)
}

const request = new Request('https://a.example/', { headers: { 'accept-encoding': 'br' } })

/** The name of the page that a visitor gets; undefined for none. */
async function nameFor(
  cache: Cache,
  input: VisitorInput,
  now = 0,
  known = state,
): Promise<string | undefined> {
  const reply = cache.find(visitorOf(input), { now, state: known })
  if (!reply) return undefined
  const response = reply.send(request)
  expect(response.headers.get('content-encoding')).toBe('br')
  // The body is the name itself: the runtime of a test does not decode it.
  return new TextDecoder().decode((await response.body!.getReader().read()).value)
}

const nothing = () => undefined
const from = (country: string) => ({ headers: { 'cf-ipcountry': country } })

describe('cached answers', () => {
  it('are found by the facts that were read, whatever the rest of the request is', async () => {
    const cache = newCache()
    keep(cache, from('DE'), answerOf('german'), visitor => visitor.country)
    const alike = { query: 'utm_source=x', headers: { 'cf-ipcountry': 'DE', cookie: 'locale=en' } }
    expect(await nameFor(cache, alike)).toBe('german')
    expect(await nameFor(cache, from('CH'))).toBeUndefined()
    expect(await nameFor(cache, { ...from('DE'), path: '/other/' })).toBeUndefined()
    expect(await nameFor(cache, { ...from('DE'), of: siteOf() })).toBeUndefined()
  })

  it('a query of the editor, of operators or of tests finds none', async () => {
    const cache = newCache()
    keep(cache, {}, answerOf('page'), nothing)
    const queries = ['testing=on', '_storyblok=1', 'variantId=2', '_link=x', 'a=1&nuxtlink']
    for (const query of queries) expect(await nameFor(cache, { query })).toBeUndefined()
    expect(await nameFor(cache, { query: 'a=testing' })).toBe('page')
  })

  it('a page that read another fact than before is found by it from then on', async () => {
    const cache = newCache()
    keep(cache, from('DE'), answerOf('before'), nothing)
    expect(await nameFor(cache, from('CH'))).toBe('before')
    keep(cache, from('DE'), answerOf('after'), visitor => visitor.country)
    expect(await nameFor(cache, from('DE'))).toBe('after')
    expect(await nameFor(cache, from('CH'))).toBeUndefined()
  })

  it('ids of banners that a visitor invents are one answer', async () => {
    const cache = newCache()
    keep(cache, {}, answerOf('open'), visitor => visitor.isBannerClosed('17'))
    const closed = (id: string) => ({ headers: { cookie: `closed_banner=${id}` } })
    for (let id = 0; id < 10; id++) expect(await nameFor(cache, closed(`x${id}`))).toBe('open')
    expect(await nameFor(cache, closed('17'))).toBeUndefined()
  })

  it('queries that visitors invent push out each other, and no other answer', async () => {
    const cache = newCache()
    keep(cache, {}, answerOf('all'), visitor => visitor.query)
    const filtered = (index: number) => ({ query: `degree=${index}` })
    for (let index = 0; index < 501; index++)
      keep(cache, filtered(index), answerOf(`filtered ${index}`), visitor => visitor.query)
    expect(await nameFor(cache, filtered(0))).toBeUndefined()
    expect(await nameFor(cache, filtered(500))).toBe('filtered 500')
    expect(await nameFor(cache, {})).toBe('all')
    const long = { query: 'degree='.padEnd(1_024, 'x') }
    keep(cache, long, answerOf('long'), visitor => visitor.query)
    expect(await nameFor(cache, long)).toBeUndefined()
  })

  it('of a query are found also where the page did not read queries before', async () => {
    const cache = newCache()
    keep(cache, {}, answerOf('before'), nothing)
    const later = { cv: 2, changedAt: 0 }
    const input = { query: 'degree=x' }
    keep(cache, input, answerOf('after', { state: later }), visitor => visitor.query)
    expect(await nameFor(cache, input, 0, later)).toBe('after')
    expect(await nameFor(cache, { query: 'degree=y' }, 0, later)).toBeUndefined()
  })

  it('share the headers of a page, where they are the same', () => {
    const cache = newCache()
    const page = pageOf('page')
    const used = () => {
      const headers = new Headers({ etag: '"x"' })
      return {
        headers,
        answer: answerOf('page', { page, head: { ...answerOf('').head, plain: { status: 200, headers } } }),
      }
    }
    const [one, other] = [used(), used()]
    keep(cache, from('DE'), one.answer, visitor => visitor.country)
    keep(cache, from('CH'), other.answer, visitor => visitor.country)
    // Both answers share one header object, so a header that is set on the first also shows on the second.
    one.headers.set('x-shared', '1')
    const known = new Request('https://a.example/', { headers: { 'if-none-match': '"x"' } })
    const replies = ['DE', 'CH'].map(country =>
      cache.find(visitorOf(from(country)), { now: 0, state })!.send(known),
    )
    expect(replies.map(({ headers }) => headers.get('x-shared'))).toEqual(['1', '1'])
  })

  it('that depend on a visitor’s own state in experiments are not kept', () => {
    const cache = newCache()
    const categories = ['necessary', 'functional', 'analytics', 'marketing']
    const cookie = `consent=${btoa(JSON.stringify({ categories, services: {} }))}`
    const [taking, other] = [visitorOf({ headers: { cookie } }), visitorOf()]
    expect([taking.experiments.mayAssign, other.experiments.mayAssign]).toEqual([true, false])
    for (const visitor of [taking, other]) cache.keep(visitor, new Set(['experiments']), answerOf('page'))
    expect(cache.lastGood(taking, 7)).toBeUndefined()
    expect(cache.lastGood(other, 7)).toBeDefined()
  })

  it('are not given past their time, or once other content is known', async () => {
    const cache = newCache()
    keep(cache, {}, answerOf('page'), nothing)
    expect(await nameFor(cache, {}, 999)).toBe('page')
    expect(await nameFor(cache, {}, 1000)).toBeUndefined()
    expect(await nameFor(cache, {}, 0, { cv: 2, changedAt: 0 })).toBeUndefined()
    expect(await nameFor(cache, {}, 0, { cv: 1, changedAt: 5 })).toBeUndefined()
  })

  it('are not returned if the store has dropped their page', async () => {
    const cache = newCache()
    const answer = answerOf('page')
    keep(cache, {}, answer, nothing)
    answer.page.brotli = undefined
    expect(await nameFor(cache, {})).toBeUndefined()
    expect(cache.lastGood(visitorOf(), 7)).toBeUndefined()
  })

  it('are valid again when their parts were read again unchanged', async () => {
    const cache = newCache()
    const validityOf = createValidities()
    const story = {}
    const read = (until: number, revision = 'one') => validityOf(story, { revision, until })
    const validity = validWith(endingAt(900), read(10))
    keep(cache, from('DE'), answerOf('page', { validity }), v => v.country)
    keep(cache, from('CH'), answerOf('other', { validity }), v => v.country)
    expect(await nameFor(cache, from('DE'), 20)).toBeUndefined()
    read(70)
    expect([await nameFor(cache, from('DE'), 20), await nameFor(cache, from('CH'), 20)]).toEqual([
      'page',
      'other',
    ])
    read(130, 'two')
    expect(await nameFor(cache, from('DE'), 21)).toBeUndefined()
  })

  it('of older content, or past their time, are what is left when the newest version cannot be made', () => {
    const cache = newCache()
    keep(
      cache,
      from('DE'),
      answerOf('page', { validity: endingAt(0), state: { cv: 0, changedAt: 0 } }),
      v => v.country,
    )
    expect(cache.lastGood(visitorOf(from('DE')), 7)?.send(request).status).toBe(200)
    expect(cache.lastGood(visitorOf(from('CH')), 7)).toBeUndefined()
    // Another story was published at the address.
    expect(cache.lastGood(visitorOf(from('DE')), 8)).toBeUndefined()
  })

  it('are never made from other facts: 300 sequences', () => {
    const names = ['country', 'isMobile', 'usergroup', 'hasStoryLink', 'isVisit', 'query'] as const
    const one = fc.record({
      path: fc.constantFrom('/', '/a/'),
      query: fc.constantFrom('', 'a=1', 'nuxtlink=1'),
      country: fc.constantFrom('DE', 'CH'),
      device: fc.constantFrom('mobile', 'desktop'),
      purpose: fc.constantFrom('', 'prefetch'),
    })
    const steps = fc.array(fc.tuple(one, fc.uniqueArray(fc.constantFrom(...names))), { maxLength: 20 })
    const head = answerOf('').head
    fc.assert(
      fc.property(steps, sequence => {
        const cache = newCache()
        const made: { readonly of: Visitor; readonly read: (typeof sequence)[number][1] }[] = []
        for (const [{ path, query, country, device, purpose }, read] of sequence) {
          const headers = { 'cf-ipcountry': country, 'cf-device-type': device, 'sec-purpose': purpose }
          const input = visitorOf({ path, query, headers })
          const reply = cache.find(input, { now: 0, state })
          if (reply) {
            const { of, read: before } = made[Number(reply.send(request).headers.get('x-index'))]!
            for (const name of ['path', ...before] as const) expect(input[name]).toBe(of[name])
          }
          const compressed = { ...head.compressed, headers: new Headers({ 'x-index': String(made.length) }) }
          made.push({ of: input, read })
          keep(
            cache,
            { path, query, headers },
            answerOf('page', { head: { ...head, compressed } }),
            visitor => {
              for (const name of read) void visitor[name]
            },
          )
        }
      }),
      { numRuns: 300, seed: 17 },
    )
  })
})
