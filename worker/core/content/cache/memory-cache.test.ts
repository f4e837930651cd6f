import { describe, expect, it } from 'vitest'
import {
  createMemory,
  createPartitionedMemory,
  keyOfList,
  keyOfRequested,
  type MemoryEntry,
} from './memory-cache.ts'

const entry = (): MemoryEntry => ({ anchor: {}, body: {}, revision: 'a', cv: 0, fetchedAt: 0 })

const weigh = (length: number) => length

describe('memory', () => {
  it('drops what was read longest ago', () => {
    const memory = createMemory({ maxBytes: 100, weigh })
    for (const key of ['a', 'b']) memory.set(key, entry(), 40)
    memory.get('a')
    memory.set('c', entry(), 40)
    expect([...'abc'].map(key => memory.get(key) !== undefined)).toEqual([true, false, true])
  })

  it('fragments count towards their content', () => {
    const memory = createMemory({ maxBytes: 100, weigh })
    const [a, b] = [entry(), entry()]
    memory.set('a', a, 40)
    memory.set('b', b, 40)
    memory.account(b.anchor, 30)
    expect(memory.get('a')).toBeUndefined()
    expect(memory.get('b')).toBe(b)
  })

  it('a replaced entry weighs once, and fragments of dropped content weigh nothing', () => {
    const memory = createMemory({ maxBytes: 100, weigh })
    const a = entry()
    memory.set('a', a, 60)
    memory.set('a', { ...a, revision: 'b' }, 60)
    memory.set('b', entry(), 30)
    expect(memory.get('a')).toBeDefined()
    memory.account({}, 1000)
    expect(memory.get('b')).toBeDefined()
  })

  it('reports evicted entries, but not replaced or deleted ones', () => {
    const dropped: object[] = []
    const memory = createMemory({ maxBytes: 100, weigh, onDrop: anchor => void dropped.push(anchor) })
    const [a, b] = [entry(), entry()]
    memory.set('a', a, 60)
    memory.set('a', { ...a, revision: 'b' }, 60)
    memory.set('gone', entry(), 10)
    memory.delete('gone')
    expect(dropped).toEqual([])
    memory.set('b', b, 60)
    expect(dropped).toEqual([a.anchor])
  })

  it('an entry weighs more than its text', () => {
    const memory = createMemory({ maxBytes: 10_000 })
    for (const key of ['a', 'b', 'c']) memory.set(key, entry(), 1000)
    expect(memory.get('a')).toBeUndefined()
    expect(memory.get('c')).toBeDefined()
  })
})

it('50,000 questions of strangers push out each other, and no content', () => {
  const dropped: object[] = []
  const memory = createPartitionedMemory({ onDrop: anchor => void dropped.push(anchor) })
  const hot = entry()
  memory.set('story:home', hot, 60_000)
  memory.account(hot.anchor, 100_000)
  const before = memory.bytes
  for (let question = 0; question < 50_000; question++)
    memory.set(keyOfRequested(`${question}`), entry(), 500)
  expect(memory.get('story:home')).toBe(hot)
  expect(memory.get(keyOfRequested('49999'))).toBeDefined()
  expect(memory.get(keyOfRequested('0'))).toBeUndefined()
  expect(dropped).toEqual([])
  expect(memory.bytes - before).toBeLessThanOrEqual(4 * 1024 * 1024)
})

it('lists push out each other, and no content', () => {
  const memory = createPartitionedMemory()
  const hot = entry()
  memory.set('story:home', hot, 60_000)
  const before = memory.bytes
  for (let part = 0; part < 50; part++) memory.set(keyOfList(`part ${part}`), entry(), 1_000_000)
  expect(memory.get('story:home')).toBe(hot)
  expect(memory.get(keyOfList('part 49'))).toBeDefined()
  expect(memory.get(keyOfList('part 0'))).toBeUndefined()
  expect(memory.bytes - before).toBeLessThanOrEqual(12 * 1024 * 1024)
})
