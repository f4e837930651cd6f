import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPayloadStore } from './payload-store.ts'

const page = new URL('http://a.example/there/')
let answers: ((payload: unknown) => void)[]
const fetched = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  fetched.mockReset().mockImplementation(
    () =>
      new Promise(resolve => {
        answers.push(payload => resolve(Response.json(payload)))
      }),
  )
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  // The DOM of the tests drops a cookie of no age a millisecond later only.
  // biome-ignore lint/suspicious/noDocumentCookie: what a visitor's click on a banner does
  document.cookie = 'closed_banner=; max-age=-1'
})

const full = { kind: 'full' }

async function withAhead() {
  const store = createPayloadStore('b1')
  const ahead = store.fetchAhead(page)
  answers[0]!(full)
  await ahead
  return store
}

it('a prefetched page is not fetched again', async () => {
  const store = await withAhead()
  await store.fetchAhead(page)
  expect(await store.take(page)).toEqual(full)
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(fetched.mock.calls[0]).toMatchObject([
    '/there/_payload.json?b1',
    { priority: 'low', headers: { purpose: 'prefetch' } },
  ])
})

it('it is used for a minute', async () => {
  const store = await withAhead()
  await vi.advanceTimersByTimeAsync(60_000)
  const taken = store.take(page)
  answers[1]!({ kind: 'full', second: true })
  expect(await taken).toMatchObject({ second: true })
})

it('it is not used after a cookie has changed', async () => {
  const store = await withAhead()
  // The DOM of the tests drops a cookie of no age a millisecond later only.
  // biome-ignore lint/suspicious/noDocumentCookie: what a visitor's click on a banner does
  document.cookie = 'closed_banner=42'
  void store.take(page)
  expect(fetched).toHaveBeenCalledTimes(2)
})

it('a click waits 100 ms for what is on its way, then requests again and takes what comes first', async () => {
  const store = createPayloadStore('b1')
  void store.fetchAhead(page)
  const taken = store.take(page)
  await vi.advanceTimersByTimeAsync(99)
  expect(fetched).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(fetched).toHaveBeenCalledTimes(2)
  answers[0]!({ kind: 'full', first: true })
  expect(await taken).toMatchObject({ first: true })
})

it('a failure ahead is forgotten', async () => {
  const store = createPayloadStore('b1')
  fetched.mockRejectedValueOnce(new TypeError('no connection'))
  await store.fetchAhead(page)
  const taken = store.take(page)
  await vi.advanceTimersByTimeAsync(0)
  answers[0]!(full)
  expect(await taken).toEqual(full)
})

const noPayloads: [string, () => Response][] = [
  ['HTML', () => new Response('<!doctype html>')],
  ['another JSON', () => Response.json({ kind: 'other' })],
  ['an error status', () => Response.json(full, { status: 500 })],
]
it.each(noPayloads)('%s is no payload', async (_, response) => {
  fetched.mockResolvedValue(response())
  await expect(createPayloadStore('b1').take(page)).rejects.toThrow()
})

it('keeps twenty pages', async () => {
  const store = createPayloadStore('b1')
  fetched.mockImplementation(async () => Response.json(full))
  for (let index = 0; index < 21; index++) await store.fetchAhead(new URL(`/${index}/`, page))
  await store.take(new URL('/20/', page))
  await store.take(new URL('/1/', page))
  expect(fetched).toHaveBeenCalledTimes(21)
  await store.take(new URL('/0/', page))
  expect(fetched).toHaveBeenCalledTimes(22)
})
