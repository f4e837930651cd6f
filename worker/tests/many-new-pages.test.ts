import { env } from 'cloudflare:test'
import { afterEach, expect, it, vi } from 'vitest'
import { createContentIndex } from '../core/content/index/stored-index.ts'
import { largeSpace, pageSlug } from './setup/large-space.ts'
import { loopCount } from './setup/loop-count.ts'
import { SECOND } from './setup/publish.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'
import { startVirtualTime } from './setup/virtual-time.ts'

const PER_SECOND = 5
const LATENCY = 80
/** 500 pages in a minute. */
const PACE = 120
/** Maximum milliseconds that a page waits for a story. */
const PATIENCE = 2 * SECOND
/** Deadline of a page whose calls are queued (ms). */
const DEADLINE = 4 * SECOND

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Answers so many calls a second, and refuses others as the content system does. */
function createLimit(now: () => number) {
  let tokens = PER_SECOND
  let filledAt = now()
  return () => {
    tokens = Math.min(PER_SECOND, tokens + ((now() - filledAt) / SECOND) * PER_SECOND)
    filledAt = now()
    if (tokens < 1) return false
    tokens--
    return true
  }
}

/** A site that has shown one page, behind a content system that limits calls from then on. */
async function limitedSite(pages: number) {
  let site: TestSite | undefined
  let isAllowed: (() => boolean) | undefined
  const sent: string[] = []
  const time = startVirtualTime(milliseconds => site!.turnClock(milliseconds))
  site = await createTestSite({
    space: largeSpace(pages),
    bindings: {
      CONTENT: time.instant(testKv),
      CONTENT_SOURCE: 'storyblok',
      STORYBLOK_TOKEN: 'embedded-public',
    },
    index: time.instant(createContentIndex(env.INDEX!, crypto.randomUUID())),
    wait: time.wait,
    fetch: next => async (input, init) => {
      if (!isAllowed) return next(input, init)
      const { pathname } = new URL(String(input instanceof Request ? input.url : input))
      if (pathname.includes('/stories/')) sent.push(pathname.split('/').at(-1)!)
      await time.wait(LATENCY)
      if (isAllowed()) return next(input, init)
      return Response.json({ error: 'too many' }, { status: 429, headers: { 'retry-after': '1' } })
    },
  })
  const held = `/${pageSlug(0)}/`
  for (let turn = 0; turn < 2; turn++) {
    const answer = site.send(held)
    await time.goOn(SECOND)
    await answer
  }
  isAllowed = createLimit(site.now)
  return { site, time, sent, held }
}

it('pages that nobody requested, more than the content system allows, come in order or are refused in time; held ones do not wait', {
  tags: ['full'],
  timeout: 120_000,
}, async () => {
  // The official client logs that it tries again.
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const count = loopCount(500)
  const { site, time, sent, held } = await limitedSite(count + 1)

  async function request(path: string) {
    const began = site.now()
    const response = await site.send(path)
    await response.text()
    const retryAfter = Number(response.headers.get('retry-after'))
    return { status: response.status, retryAfter, took: site.now() - began }
  }

  const fresh = []
  const alongside = []
  for (let index = 1; index <= count; index++) {
    fresh.push(request(`/${pageSlug(index)}/`))
    if (index % 5 === 0) alongside.push(request(held))
    await time.goOn(PACE)
  }
  await time.goOn(2 * DEADLINE)
  const answers = await Promise.all(fresh)
  const shown = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  expect(shown.length + refused.length).toBe(count)
  // The content system allows so many calls in this time; a refusal costs a second.
  expect(shown.length).toBeGreaterThan((0.6 * (PER_SECOND * count * PACE)) / SECOND)
  expect(refused.every(({ retryAfter }) => retryAfter > 0)).toBe(true)
  for (const { took } of answers) expect(took).toBeLessThanOrEqual(DEADLINE)
  for (const { status, took } of await Promise.all(alongside)) {
    expect(status).toBe(200)
    expect(took).toBeLessThanOrEqual(100)
  }
  // In their order, except pages that got no slot: the official client requests them again while they wait.
  const order = [...new Set(sent)].map(slug => Number(slug.split('-').at(-1))).filter(Number.isInteger)
  const early = order.filter((page, at) => Math.min(...order.slice(at)) < page - PATIENCE / PACE)
  expect(early).toEqual([])
  const lines = site.log.map(line => JSON.stringify(line))
  expect(lines.filter(line => line.includes('called again in a moment'))).toEqual([])
})
