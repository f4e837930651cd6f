import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { campaign, index, withStories } from '../../tests/setup/campaign-space.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import { loopCount } from '../../tests/setup/loop-count.ts'
import { putSpace } from '../../tests/setup/test-content.ts'
import { emptyKv } from '../../tests/setup/test-kv.ts'
import { createTestPlatform } from '../../tests/setup/test-platform.ts'
import { call as newsCall } from './calls/news-list.ts'
import { call as pricesCall } from './calls/price-list.ts'
import { call as priceModelsCall } from './calls/price-models.ts'
import { call as offersCall } from './calls/product-campaigns.ts'
import type { CallOptions } from './platform.ts'

const byDefault = {}
const callParameters = {
  unit: 'dach',
  space: 'dach',
  language: 'de',
  country: 'DE',
  slug: 'home',
  pageId: '1',
}

beforeEach(emptyKv)
// However long a machine takes, no deadline passes.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A platform that answers some calls and no others, and the requests that it got. */
function platformWith(
  answerOf: (path: string, query: URLSearchParams) => unknown,
  { forwarding = byDefault }: { readonly forwarding?: Readonly<Record<string, 'forward' | 'content'>> } = {},
) {
  const paths: string[] = []
  let running = 0
  let most = 0
  const platform = createTestPlatform({
    forwarding,
    upstream: async address => {
      const { pathname, searchParams } = new URL(address)
      const path = pathname.slice('/api/proxy/index/v2/'.length)
      paths.push(path)
      running++
      most = Math.max(most, running)
      await scheduler.wait(1)
      const answer = answerOf(path, searchParams)
      running--
      return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
    },
  })
  return { ...platform, paths, most: () => most }
}

const product = (careId: string) => ({
  slug: `products/${careId.toLowerCase()}`,
  name: careId,
  content: {
    component: 'product',
    careId,
    pricemodels: [{ component: 'price-box', _uid: careId, timeModel: 'Vollzeit', price: '400' }],
  },
})

describe('a call that the contract does not have', () => {
  it('is not forwarded: articles come from content', async () => {
    putSpace(demoSpace)
    const { get, callPlatform, paths } = platformWith(() => undefined)
    const { value, fallback } = await callPlatform('news-list', newsCall, callParameters)
    expect([value.total, fallback]).toEqual([7, false])
    expect((await get(`${index}/news/list?language=de`)).body).toMatchObject({ total: 7 })
    expect(paths).toEqual([])
  })

  it('is forwarded where the configuration says so; a 404 means content, and is remembered for five minutes', async () => {
    putSpace(demoSpace)
    const { get, paths, turnClock } = platformWith(() => undefined, {
      forwarding: { 'news-list': 'forward' },
    })
    const total = async (topic: string) =>
      ((await get(`${index}/news/list?language=de&topic=${topic}`)).body as { total: number }).total
    expect(await total('')).toBe(7)
    expect(await total('advice')).toBeGreaterThan(0)
    expect(paths).toEqual(['news/list'])
    turnClock(5 * 60_000 + 1)
    expect(await total('')).toBe(7)
    expect(paths).toEqual(['news/list', 'news/list'])
  })

  it('that the upstream has is the upstream’s', async () => {
    putSpace(demoSpace)
    const { get } = platformWith(() => ({ value: [], total: 0, page: 1 }), {
      forwarding: { 'news-list': 'forward' },
    })
    expect((await get(`${index}/news/list`)).body).toMatchObject({ total: 0 })
  })

  it('a call of the contract may be answered from content', async () => {
    putSpace(demoSpace)
    const { get, paths } = platformWith(() => undefined, { forwarding: { 'event-list': 'content' } })
    const { body } = await get(`${index}/event/list?space=dach&language=en&limit=1`)
    expect(body).toMatchObject({ value: [{ online: true }] })
    expect(paths).toEqual([])
  })
})

describe('the prices of all products beside a platform', () => {
  const careIds = Array.from({ length: loopCount(100, 5) }, (_, number) => `BA-${number}`)
  const priceOf = (path: string) => 300 + Number(path.split('-').at(-1))
  const answered = (path: string) => ({ value: [{ timeModel: 'Vollzeit', price: priceOf(path) }] })

  it('are those that it answers product by product: at most six calls at once, none for what is kept', async () => {
    putSpace(withStories(...careIds.map(product)))
    const { callPlatform, paths, most } = platformWith(answered)
    const prices = async () => {
      const { value, fallback } = await callPlatform('price-list', pricesCall, callParameters)
      expect(fallback).toBe(false)
      return value.value.filter(({ careId }) => careId.startsWith('BA-'))
    }
    const first = await prices()
    expect(first).toHaveLength(careIds.length)
    for (const { careId, prices: [shown] = [] } of first)
      expect(shown).toMatchObject({ price: priceOf(careId), id: careId, usergroups: [] })
    expect(most()).toBe(6)
    const before = paths.length
    expect(new Set(paths).size).toBe(before)
    expect(await prices()).toEqual(first)
    expect(paths).toHaveLength(before)
  })

  it('are those of content where it says none, and over HTTP, where a client would cost it a hundred calls', async () => {
    putSpace(withStories(product('BA-1')))
    const { callPlatform, get, paths } = platformWith(() => ({ value: [] }))
    const { value } = await callPlatform('price-list', pricesCall, callParameters)
    const shown = (list: unknown) =>
      (list as { value: { careId: string; prices: { price: number }[] }[] }).value.find(
        ({ careId }) => careId === 'BA-1',
      )?.prices[0]?.price
    expect(shown(value)).toBe(400)
    const before = paths.length
    expect(shown((await get(`${index}/price/pricemodels?language=de`)).body)).toBe(400)
    expect(paths).toHaveLength(before)
  })

  it('that fail are those of content for this request alone', async () => {
    putSpace(withStories(product('BA-1')))
    const { callPlatform } = platformWith(path => {
      throw new Error(`${path} is down`)
    })
    const priceNow = async () => {
      const { value, validity, fallback } = await callPlatform('price-list', pricesCall, callParameters)
      return [
        value.value.find(({ careId }) => careId === 'BA-1')?.prices?.[0]?.price,
        validity.until,
        fallback,
      ]
    }
    expect(await priceNow()).toEqual([400, 0, true])
  })
})

describe('the offers of single products beside a platform', () => {
  it('are those that it makes for the products of which content says that they have one', async () => {
    putSpace(
      withStories(
        campaign('one', { careIds: 'A-1, A-2, A-3', placements: ['price', 'actionTeaser'], countries: 'PL' }),
      ),
    )
    const offer = { storyId: 1, storyName: 'S', uuid: 'u', titleDesktop: 'Ten off' }
    const queries: string[] = []
    const { callPlatform } = platformWith((_, query) => {
      queries.push(query.toString())
      const careId = query.get('careId')
      if (careId === 'A-1') return { price: offer, header: offer }
      if (careId === 'A-2') return {}
      return undefined
    })
    const { value } = await callPlatform('product-campaigns', offersCall, {
      ...callParameters,
      country: 'PL',
    })
    expect(value).toMatchObject({ 'A-1': { price: { titleDesktop: 'Ten off' } }, 'A-2': {}, 'A-3': {} })
    expect(Object.keys(value['A-1']!)).toEqual(['price'])
    expect(queries).toContain('careId=A-1&country=PL&language=de')
  })
})

describe('what only a platform is called for', () => {
  const call = (platform: Pick<ReturnType<typeof platformWith>, 'callPlatform'>, how: CallOptions) =>
    platform.callPlatform('price-models', priceModelsCall, { ...callParameters, id: 'BABWL-FS' }, how)

  it('is not called where there is none, and reads nothing', async () => {
    const content = () => Promise.reject(new Error('content was read'))
    const { callPlatform } = createTestPlatform({ content })
    for (const besidePlatform of ['called', 'replaced'] as const) {
      const { value, fallback, revision } = await call({ callPlatform }, { besidePlatform })
      expect([value, fallback, revision]).toEqual([{ value: [] }, false, 'not called'])
    }
  })

  it('is its answer, or that of content which it replaces', async () => {
    putSpace(demoSpace)
    const platform = platformWith(() => ({ value: [{ price: 1 }] }))
    expect((await call(platform, { besidePlatform: 'called' })).value.value).toHaveLength(1)
    expect((await call(platform, { besidePlatform: 'replaced' })).value.value).toHaveLength(3)
    expect(platform.paths).toEqual(['price/pricemodels/BABWL-FS'])
  })

  it('is not called where the configuration says that content answers', async () => {
    const platform = platformWith(() => ({ value: [{ price: 1 }] }), {
      forwarding: { 'price-models': 'content' },
    })
    expect((await call(platform, { besidePlatform: 'called' })).value).toEqual({ value: [] })
    expect(platform.paths).toEqual([])
  })
})
