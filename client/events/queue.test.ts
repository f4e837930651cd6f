import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import type { EventBatch, SentEvent } from '../../blocks/_kit/sent-event.ts'
import { createQueue, createSender } from './queue.ts'

function createTestQueue() {
  const state = { isStarted: false, hasDecided: false, granted: new Set<Service>() }
  const sent: string[] = []
  const queue = createQueue({
    isStarted: () => state.isStarted,
    hasDecided: () => state.hasDecided,
    isGranted: service => state.granted.has(service),
  })
  const add = (name: string, consent: Service = 'analytics', immediate = false) =>
    queue.add({ consent, immediate, send: () => sent.push(name) })
  return { state, sent, add, flush: queue.flush }
}

describe('an event', () => {
  it('waits until tracking starts, and keeps its place', () => {
    const { state, sent, add, flush } = createTestQueue()
    add('a')
    add('b')
    flush()
    expect(sent).toEqual([])
    Object.assign(state, { isStarted: true, hasDecided: true, granted: new Set(['analytics']) })
    flush()
    add('c')
    expect(sent).toEqual(['a', 'b', 'c'])
    flush()
    expect(sent).toHaveLength(3)
  })

  it('is sent only with its own grant, and dropped without it', () => {
    const { state, sent, add, flush } = createTestQueue()
    add('analytics')
    add('chat', 'study-assistant')
    Object.assign(state, { isStarted: true, hasDecided: true, granted: new Set(['study-assistant']) })
    flush()
    expect(sent).toEqual(['chat'])
    state.granted.add('analytics')
    flush()
    expect(sent).toEqual(['chat'])
  })

  it('waits on while the visitor has not decided, also where tracking has started for a tester', () => {
    const { state, sent, add, flush } = createTestQueue()
    state.isStarted = true
    add('a')
    flush()
    expect(sent).toEqual([])
    Object.assign(state, { hasDecided: true, granted: new Set(['analytics']) })
    flush()
    expect(sent).toEqual(['a'])
  })

  it('that is immediate skips the queue, but not its grant', () => {
    const { state, sent, add, flush } = createTestQueue()
    add('waiting', 'cookie-popup')
    add('denied', 'analytics', true)
    state.granted.add('cookie-popup')
    add('at once', 'cookie-popup', true)
    expect(sent).toEqual(['at once'])
    Object.assign(state, {
      isStarted: true,
      hasDecided: true,
      granted: new Set(['analytics', 'cookie-popup']),
    })
    flush()
    expect(sent).toEqual(['at once', 'waiting'])
  })

  it('of a visitor who never decides is one of 200 that are kept', () => {
    const { state, sent, add, flush } = createTestQueue()
    for (let index = 0; index < 300; index++) add(String(index))
    Object.assign(state, { isStarted: true, hasDecided: true, granted: new Set(['analytics']) })
    flush()
    expect(sent).toHaveLength(200)
  })
})

describe('events are sent', () => {
  const view = (path: string): SentEvent => ({
    kind: 'view',
    page: { template: 'page', language: 'de', path },
  })

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
