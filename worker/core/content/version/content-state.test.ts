import { describe, expect, it } from 'vitest'
import { type ContentState, holdBack, noContentState, raise, release } from './content-state.ts'

const DAY = 24 * 3600_000
const held = { slug: 'home', publishedAt: '2026-11-21T10:00:00Z', reasons: ['headline a: text'] }

const stateAfter = (...changes: ((state: ContentState) => ContentState)[]) =>
  changes.reduce((state, change) => change(state), noContentState)

const news =
  (cv: number, gone: readonly number[] = [], at = 1) =>
  (state: ContentState) =>
    raise(state, { cv, gone, at })

describe('state of the content', () => {
  it('only rises', () => {
    expect(stateAfter(news(5), news(3)).cv).toBe(5)
    expect(stateAfter(news(5), news(3, [7])).tombstones[7]).toEqual({ cv: 5, at: 1 })
  })

  it('is the same object when nothing is new', () => {
    const state = stateAfter(news(5))
    expect(raise(state, { cv: 5, gone: [], at: 9 })).toBe(state)
    expect(release(state, 7, 'today')).toBe(state)
  })

  it('knows up to which version moves are recorded', () => {
    const state = stateAfter(news(5))
    const recorded = raise(state, { cv: 5, gone: [], at: 1, movesCv: 5 })
    expect([state.movesCv, recorded.movesCv]).toEqual([0, 5])
    expect(raise(recorded, { cv: 5, gone: [], at: 2, movesCv: 5 })).toBe(recorded)
    expect(raise(recorded, { cv: 6, gone: [], at: 2 }).movesCv).toBe(5)
  })

  it('buries a story anew each time it goes', () => {
    expect(stateAfter(news(5, [7], 1), news(8, [7], 2)).tombstones).toEqual({ 7: { cv: 8, at: 2 } })
  })

  it('keeps tombstones as long as copies live, and not for ever', () => {
    const state = stateAfter(news(5, [7], 0))
    expect(raise(state, { cv: 6, gone: [], at: 30 * DAY }).tombstones).toHaveProperty('7')
    expect(raise(state, { cv: 6, gone: [], at: 31 * DAY }).tombstones).toEqual({})
  })

  it('is bounded: the oldest are forgotten first', () => {
    const many = Array.from({ length: 5_001 }, (_, id) => id)
    const { tombstones } = stateAfter(news(5, many))
    expect(Object.keys(tombstones)).toHaveLength(5_000)
    const state = many.slice(0, 501).reduce((before, id) => holdBack(before, id, held), noContentState)
    expect(Object.keys(state.heldBack)).toHaveLength(500)
  })

  it('holds back until it is released, or until the story is gone', () => {
    const state = holdBack(stateAfter(news(5)), 7, held)
    expect(state.heldBack).toEqual({ 7: held })
    expect(release(state, 7, 'today').heldBack).toEqual({})
    expect(raise(state, { cv: 6, gone: [7], at: 1 }).heldBack).toEqual({})
  })
})
