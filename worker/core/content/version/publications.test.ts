import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contentState, noContentState, raise } from './content-state.ts'
import { addPublication, type ChangedStory, isBefore, type Publications, unseenOf } from './publications.ts'

const noPublications: Publications = { from: { cv: 0, at: 0 }, list: [] }

const story = (id: number, publishedAt = 'today'): ChangedStory => ({
  id,
  uuid: `uuid-${id}`,
  type: 'page',
  slug: `page-${id}`,
  publishedAt,
  isPlaced: false,
})

const stories = (count: number) => Array.from({ length: count }, (_, id) => story(id))

describe('the list of changes', () => {
  it('adds what was published, and reports a story once', () => {
    const one = addPublication(noPublications, { cv: 5, at: 10, stories: [story(1)] })
    expect(one).toEqual({ from: { cv: 0, at: 0 }, list: [{ cv: 5, at: 10, stories: [story(1)] }] })
    expect(unseenOf(one, [story(1), story(2)])).toEqual([story(2)])
    expect(unseenOf(one, [story(1, 'tomorrow')])).toHaveLength(1)
  })

  it('starts again if it is unknown what changed', () => {
    const known = addPublication(noPublications, { cv: 5, at: 10, stories: [story(1)] })
    expect(addPublication(known, { cv: 6, at: 20, stories: [] })).toEqual({
      from: { cv: 6, at: 20 },
      list: [],
    })
  })

  it('is bounded: what was read before the entries that it drops is behind', () => {
    const first = addPublication(noPublications, { cv: 5, at: 10, stories: stories(200) })
    const second = addPublication(first, { cv: 6, at: 20, stories: stories(200) })
    expect([second.from, second.list.length]).toEqual([{ cv: 5, at: 10 }, 1])
    const third = addPublication(second, { cv: 7, at: 30, stories: stories(301) })
    expect(third).toEqual({ from: { cv: 7, at: 30 }, list: [] })
    let many = noPublications
    for (let cv = 1; cv <= 101; cv++) many = addPublication(many, { cv, at: cv, stories: [story(cv)] })
    expect([many.from.cv, many.list.length]).toEqual([1, 100])
  })

  it('has times that rise, also where clocks differ', () => {
    const first = addPublication(noPublications, { cv: 5, at: 10, stories: [story(1)] })
    expect(addPublication(first, { cv: 5, at: 3, stories: [story(2)] }).list.at(-1)?.at).toBe(11)
  })
})

it('a body of an earlier version or, at the same version, of an earlier time was read before a change', () => {
  const change = { cv: 5, at: 10 }
  expect(isBefore({ cv: 4, fetchedAt: 99 }, change)).toBe(true)
  expect(isBefore({ cv: 5, fetchedAt: 9 }, change)).toBe(true)
  expect(isBefore({ cv: 5, fetchedAt: 10 }, change)).toBe(false)
  expect(isBefore({ cv: 6, fetchedAt: 1 }, change)).toBe(false)
})

describe('a report', () => {
  const known = raise(noContentState, { cv: 5, gone: [], changed: [story(1)], at: 10, requestedAt: 9 })

  it('adds the changes that it names, and those that it finds gone', () => {
    expect(known.publications.list).toHaveLength(1)
    const { publications } = raise(known, { cv: 6, gone: [7], changed: [story(1), story(2)], at: 20 })
    expect(publications.list[1]?.stories.map(({ id, isPlaced }) => [id, isPlaced])).toEqual([
      [2, false],
      [7, true],
    ])
  })

  it('of a later version that names none makes everything behind', () => {
    for (const changed of [{}, { changed: [] }, { changed: 'unknown' as const }])
      expect(raise(known, { cv: 6, gone: [], at: 20, ...changed }).publications).toEqual({
        from: { cv: 6, at: 20 },
        list: [],
      })
  })

  it('of the same version with a story that was listed late adds it', () => {
    const later = raise(known, { cv: 5, gone: [], changed: [story(1), story(2)], at: 20 })
    expect(later.publications.list.map(({ cv, stories: [first] }) => [cv, first?.id])).toEqual([
      [5, 1],
      [5, 2],
    ])
    expect(raise(later, { cv: 5, gone: [], changed: [story(2)], at: 30 })).toBe(later)
  })

  it('confirms the version, unless it is of an older one', () => {
    expect(known.confirmedAt).toBe(9)
    expect(raise(known, { cv: 5, gone: [], at: 30, requestedAt: 29 })).toEqual({ ...known, confirmedAt: 29 })
    expect(raise(known, { cv: 4, gone: [], at: 30, requestedAt: 29 })).toBe(known)
  })
})

it('a state that was stored before changes were listed makes everything older behind', () => {
  const { confirmedAt, publications } = v.parse(contentState, { cv: 7, changes: 3 })
  expect([confirmedAt, publications]).toEqual([0, { from: { cv: 7, at: 0 }, list: [] }])
})
