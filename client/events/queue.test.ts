import { describe, expect, it } from 'vitest'
import type { Service } from '../../blocks/_kit/consent/services.ts'
import { createQueue } from './queue.ts'

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
