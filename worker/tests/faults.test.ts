import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryVersionStore } from '../core/content/version/version-store.ts'
import { everyNth, loopCount } from './setup/loop-count.ts'
import type { smallSpace } from './setup/small-space.ts'
import { testKv } from './setup/test-kv.ts'
import { createTestSite, type TestSite, withContent } from './setup/test-site.ts'

type Next = typeof fetch
type Fault = (next: Next) => Next

const never = () => new Promise<never>(() => undefined)

/** Like the network: the signal aborts an answer that takes too long. */
const heeding = (init: RequestInit | undefined): Promise<never> =>
  new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal!.reason)))

const json = (body: unknown, status = 200) => Response.json(body, { status })

/** Sends the head of an answer and a piece of its body, and then stops. */
const slowBody = () =>
  new Response(
    new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode('{"story":')),
    }),
    { headers: { 'content-type': 'application/json' } },
  )

const times =
  (max: number, answer: () => Response): Fault =>
  next => {
    const seen = new Map<string, number>()
    return (input, init) => {
      const url = String(input)
      const count = (seen.get(url) ?? 0) + 1
      seen.set(url, count)
      return count <= max ? Promise.resolve(answer()) : next(input, init)
    }
  }

const always =
  (answer: (init: RequestInit | undefined) => Response | Promise<Response>): Fault =>
  () =>
  async (_, init) =>
    answer(init)

const faults: Readonly<Record<string, Fault>> = {
  '429 for ever': always(() => json({ error: 'Too Many Requests' }, 429)),
  'a 502 of HTML': always(
    () => new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  ),
  'a 404 of HTML': always(
    () => new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } }),
  ),
  'a 404 of JSON': always(() => json(['This record could not be found'], 404)),
  'an empty 200': always(() => new Response('')),
  'a 200 of another shape': always(() => json({ story: { content: 5 }, stories: 'none', links: [] })),
  'a list instead of an object': always(() => json([1, 2, 3])),
  'no headers': always(heeding),
  'no headers, and no heed of the signal': always(never),
  'a body that never ends': always(slowBody),
  'a closed connection': always(() => Promise.reject(new TypeError('Network connection lost.'))),
}

/** Faults that the test turns on after the site is warm. */
function switchable() {
  let fault: Fault | undefined
  const wrap: Fault = next => {
    let broken: { of: Fault; fetch: Next } | undefined
    return (input, init) => {
      if (!fault) return next(input, init)
      if (broken?.of !== fault) broken = { of: fault, fetch: fault(next) }
      return broken.fetch(input, init)
    }
  }
  return {
    wrap,
    use: (chosen: Fault | undefined) => {
      fault = chosen
    },
  }
}

/** Advances both clocks, the site's and the timers', until the answer arrives; returns how many milliseconds that took. */
async function requestTurning(site: TestSite, path: string) {
  let answer: { readonly response: Response; readonly html: string } | undefined
  let failure: unknown
  // A page may arrive in pieces, and the last pieces wait for a deadline.
  const answering = site.send(path).then(
    async response => {
      answer = { response, html: await response.text() }
    },
    (error: unknown) => {
      failure = error
    },
  )
  let took = 0
  // KV is real, and needs real turns of the loop.
  for (let turn = 0; turn < 4; turn++) await scheduler.wait(1)
  while (!answer && !failure && took < 30_000) {
    await vi.advanceTimersByTimeAsync(50)
    site.turnClock(50)
    took += 50
    for (let turn = 0; turn < 2; turn++) await scheduler.wait(1)
  }
  await answering
  if (failure) throw failure
  const { response, html } = answer!
  const { status, headers } = response
  return { status, cache: headers.get('x-cache'), headers, html, took }
}

const failures = (site: TestSite) => site.log.filter(({ event }) => event === 'failure')

const newTitle = (space: ReturnType<typeof smallSpace>) =>
  withContent(space, 'home', content => ({
    ...content,
    body: [{ component: 'headline', _uid: 'title', text: 'Neu', level: 'h1' }],
  }))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(everyNth(Object.entries(faults), 2))('a source that gives %s', (_, fault) => {
  it('in an isolate that holds the page: the page, at once', async () => {
    const { wrap, use } = switchable()
    const site = await createTestSite({ fetch: wrap })
    await site.get('/')
    use(fault)
    site.turnClock(61_000)
    for (let request = 0; request < 3; request++) {
      const { status, html, took, cache } = await requestTurning(site, '/')
      expect([status, cache, html.includes('Willkommen')]).toEqual([200, 'stale', true])
      expect(took).toBeLessThanOrEqual(200)
      site.turnClock(10_000)
    }
    expect(failures(site)).toEqual([])
  })

  it('when something was published that cannot be read: the page as it was, soon', async () => {
    const { wrap, use } = switchable()
    const versions = memoryVersionStore()
    const site = await createTestSite({ fetch: wrap, versions })
    await site.get('/')
    use(fault)
    await versions.raise({ cv: 9, gone: [], at: 1 })
    site.turnClock(3_000)
    await requestTurning(site, '/')
    const { status, html, took } = await requestTurning(site, '/')
    expect([status, html.includes('Willkommen')]).toEqual([200, true])
    expect(took).toBeLessThanOrEqual(1_000)
  })

  it('in a fresh isolate beside a copy in KV, a day later: the page, at once', async () => {
    const { wrap, use } = switchable()
    const warm = await createTestSite()
    await warm.get('/')
    use(fault)
    const site = await createTestSite({ fetch: wrap, seeded: true })
    site.turnClock(24 * 3600_000)
    const { status, html, took, cache } = await requestTurning(site, '/')
    expect([status, cache, html.includes('Willkommen')]).toEqual([200, 'stale', true])
    expect(took).toBeLessThanOrEqual(400)
    expect(failures(site)).toEqual([])
  })

  it('where there is nothing: 503 within the page’s time, and the page as soon as the source is back', async () => {
    const { wrap, use } = switchable()
    const site = await createTestSite({ fetch: wrap })
    use(fault)
    const { status, headers, took } = await requestTurning(site, '/')
    expect([status, headers.get('retry-after')]).toEqual([503, '60'])
    expect(took).toBeLessThanOrEqual(2_500)
    use(undefined)
    // Calls that still wait for the source end before its pause does.
    await vi.advanceTimersByTimeAsync(3_000)
    site.turnClock(10_000)
    expect((await requestTurning(site, '/')).status).toBe(200)
    expect(failures(site)).toEqual([])
  })
})

describe('a source that recovers', () => {
  it.each([1, 2])('says 429 %d times to each call: the page', async count => {
    const site = await createTestSite({ fetch: times(count, () => json({ error: 'Too Many' }, 429)) })
    const { status, took } = await requestTurning(site, '/')
    expect(status).toBe(200)
    expect(took).toBeLessThanOrEqual(2_500)
  })
})

describe('a source that answers an old version', () => {
  it('does not undo a new one', async () => {
    const { wrap, use } = switchable()
    const site = await createTestSite({ fetch: wrap })
    await site.get('/')
    const old = new Map<string, string>()
    use(next => async (input, init) => {
      const response = await next(input, init)
      old.set(new URL(String(input)).pathname, await response.clone().text())
      return response
    })
    site.turnClock(61_000)
    await site.get('/')
    await site.edit(newTitle)
    use(undefined)
    site.turnClock(5_000)
    await site.tell('published')
    await site.get('/')
    expect((await site.get('/')).html).toContain('Neu')
    use(() => async input => {
      const text = old.get(new URL(String(input)).pathname)
      return text ? new Response(text, { headers: { 'content-type': 'application/json' } }) : json({}, 502)
    })
    for (let minute = 0; minute < 3; minute++) {
      site.turnClock(61_000)
      expect((await requestTurning(site, '/')).html).toContain('Neu')
    }
  })
})

const kvFaults: Readonly<Record<string, (kv: KVNamespace, key: unknown) => unknown>> = {
  fails: () => Promise.reject(new Error('KV is down')),
  hangs: never,
  'holds rubbish': (_, key) =>
    Promise.resolve(Array.isArray(key) ? new Map(key.map(one => [one, '{"schema":1'])) : '{"schema":1'),
}

describe.each(Object.entries(kvFaults))('KV that %s', (_, fault) => {
  const isCache = (key: unknown) => !String(Array.isArray(key) ? key[0] : key).startsWith('embedded/')

  it('costs no page', async () => {
    await createTestSite()
    const kv = new Proxy(testKv, {
      get: (target, name) =>
        name === 'get' || name === 'put'
          ? (key: unknown, ...rest: unknown[]) =>
              isCache(key)
                ? fault(target, key)
                : Reflect.apply(Reflect.get(target, name), target, [key, ...rest])
          : Reflect.get(target, name),
    })
    const site = await createTestSite({ seeded: true, bindings: { CONTENT: kv } })
    const { status, took } = await requestTurning(site, '/')
    expect(status).toBe(200)
    expect(took).toBeLessThanOrEqual(2_500)
    expect((await requestTurning(site, '/')).took).toBeLessThanOrEqual(100)
  })
})

describe('many visitors of one cold page', () => {
  it.each([false, true])(
    'read the source once for each thing (the first one leaves: %s)',
    async leaves => {
      const requested = new Map<string, number>()
      const site = await createTestSite({
        fetch: next => async (input, init) => {
          const url = String(input)
          requested.set(url, (requested.get(url) ?? 0) + 1)
          await scheduler.wait(20)
          return next(input, init)
        },
      })
      const controller = new AbortController()
      const first = site.request('/', { signal: controller.signal }).then(
        response => response.status,
        () => undefined,
      )
      const others = Array.from({ length: loopCount(1000) }, () =>
        site.send('/').then(response => response.text()),
      )
      if (leaves) controller.abort()
      const pages = await Promise.all(others)
      await first
      expect(pages.every(page => page.includes('Willkommen'))).toBe(true)
      expect(Math.max(...requested.values())).toBe(1)
      await site.settle()
    },
    60_000,
  )
})
