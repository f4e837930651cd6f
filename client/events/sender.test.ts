import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventBatch, SentEvent } from '../../blocks/_kit/sent-event.ts'
import { createSender } from './sender.ts'

const view = (path: string): SentEvent => ({ kind: 'view', page: { template: 'page', language: 'de', path } })

function createTestSender() {
  const batches: EventBatch[] = []
  const browser = { takes: true }
  const beacon = vi.fn((body: string) => {
    if (browser.takes) batches.push(JSON.parse(body) as EventBatch)
    return browser.takes
  })
  return { ...createSender({ beacon, session: () => '1-a' }), batches, browser, beacon }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('events are sent', () => {
  it('together, after five seconds', () => {
    const { add, batches } = createTestSender()
    add(view('/a/'))
    vi.advanceTimersByTime(4_000)
    add(view('/b/'))
    expect(batches).toEqual([])
    vi.advanceTimersByTime(1_000)
    expect(batches).toEqual([{ session: '1-a', events: [view('/a/'), view('/b/')] }])
    vi.advanceTimersByTime(60_000)
    expect(batches).toHaveLength(1)
  })

  it('as soon as there are twenty', () => {
    const { add, batches } = createTestSender()
    for (let index = 0; index < 21; index++) add(view(`/${index}/`))
    expect(batches.map(({ events }) => events.length)).toEqual([20])
    vi.advanceTimersByTime(5_000)
    expect(batches.map(({ events }) => events.length)).toEqual([20, 1])
  })

  it('at once where the page is left', () => {
    const { add, send, batches } = createTestSender()
    add(view('/a/'))
    send()
    expect(batches).toHaveLength(1)
    send()
    expect(batches).toHaveLength(1)
  })

  it('again where the browser takes none, each once', () => {
    const { add, send, batches, browser, beacon } = createTestSender()
    browser.takes = false
    for (let index = 0; index < 25; index++) add(view(`/${index}/`))
    send()
    vi.advanceTimersByTime(10_000)
    expect(batches).toEqual([])
    const attempts = beacon.mock.calls.length
    expect(attempts).toBeGreaterThan(1)
    expect(attempts).toBeLessThan(6)
    browser.takes = true
    vi.advanceTimersByTime(5_000)
    expect(batches.map(({ events }) => events.length)).toEqual([20, 5])
    expect(batches.flatMap(({ events }) => events)).toEqual(
      Array.from({ length: 25 }, (_, index) => view(`/${index}/`)),
    )
  })

  it('no more after consent was withdrawn', () => {
    const { add, clear, batches } = createTestSender()
    add(view('/a/'))
    clear()
    vi.advanceTimersByTime(60_000)
    expect(batches).toEqual([])
  })
})
