import { describe, expect, it } from 'vitest'
import { shareStructure } from './share-structure.ts'

const body = () => ({
  a: 1,
  list: [
    { _uid: '1', t: 'x' },
    { _uid: '2', t: { deep: ['y'] } },
  ],
  n: null,
})

describe('structural sharing', () => {
  it('an equal body is its predecessor', () => {
    const before = shareStructure(undefined, body())
    expect(shareStructure(before, body())).toBe(before)
  })

  it('is frozen all through', () => {
    const shared = shareStructure(undefined, body())
    expect(Object.isFrozen(shared)).toBe(true)
    expect(Object.isFrozen(shared.list[1])).toBe(true)
    expect(Object.isFrozen(shared.list)).toBe(true)
  })

  it('an edit loses only the way to it', () => {
    const before = shareStructure(undefined, body())
    const next = body()
    next.list[0]!.t = 'changed'
    const after = shareStructure(before, next)
    expect(after).not.toBe(before)
    expect(after.list[0]).not.toBe(before.list[0])
    expect(after.list[1]).toBe(before.list[1])
  })

  it('a block that moved is the same block', () => {
    const before = shareStructure(undefined, body())
    const next = body()
    next.list.reverse()
    const after = shareStructure(before, next)
    expect(after.list).toEqual([before.list[1], before.list[0]])
    expect(after.list[0]).toBe(before.list[1])
  })

  it('a removed field is a change', () => {
    const before = shareStructure(undefined, { a: 1, b: 2 })
    expect(shareStructure(before, { a: 1 })).toEqual({ a: 1 })
  })

  it('frozen values are not walked', () => {
    const frozen = Object.freeze({ t: 'x' })
    const before = shareStructure(undefined, { list: [{ _uid: '1', t: 'x' }], frozen })
    expect(shareStructure(before, { list: [frozen], frozen }).list[0]).toBe(frozen)
  })
})
