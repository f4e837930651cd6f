import { describe, expect, it } from 'vitest'
import type { Story } from '../../content/types/story.ts'
import { experimentOf, testOf } from './page-experiment.ts'

const storyOf = (id: number, content: object): Story =>
  Object.freeze({ id, content: Object.freeze({ component: 'page', ...content }) }) as unknown as Story

const variant = (id: number, variantId: string, own: object = {}) =>
  storyOf(id, {
    component: 'experiment-variant',
    experimentMetaData: { experimentId: 'hero', variantId, ...own },
    variantContent: [{ key: 'seoTitle', value: variantId }],
  })

const experimentMetaData = {
  experimentId: 'hero',
  variantId: 'a',
  experimentLabel: 'Hero',
  variantLabel: 'Own',
}
const page = storyOf(1, { shouldBeTested: true, experimentMetaData })

describe('the test of a story', () => {
  const cases: [string, object, boolean][] = [
    ['flagged, with its data', { shouldBeTested: true, experimentMetaData }, true],
    ['not flagged', { shouldBeTested: false, experimentMetaData }, false],
    ['without data', { shouldBeTested: true }, false],
    ['whose data is a block', { shouldBeTested: true, experimentMetaData: [experimentMetaData] }, true],
    [
      'with an id that no list can hold',
      { shouldBeTested: true, experimentMetaData: { ...experimentMetaData, experimentId: 'a,b' } },
      false,
    ],
    ['with data of another shape', { shouldBeTested: true, experimentMetaData: 'hero' }, false],
  ]
  it.each(cases)('%s', (_, content, expected) => {
    expect(testOf(storyOf(1, content)) !== undefined).toBe(expected)
  })
})

describe('the experiment of a page', () => {
  it('has the control first, the others by their labels', () => {
    const candidates = [
      variant(2, 'z', { variantLabel: 'Alpha' }),
      variant(3, 'c'),
      variant(4, 'b', { variantLabel: 'Beta', weight: '2.5' }),
      page,
    ]
    const experiment = experimentOf(page, candidates)
    expect(experiment).toMatchObject({ id: 'hero', label: 'Hero' })
    expect(experiment?.variants.map(({ id, label, weight }) => [id, label, weight])).toEqual([
      ['a', 'Control', 1],
      ['z', 'Alpha', 1],
      ['b', 'Beta', 2.5],
      ['c', 'c', 1],
    ])
    expect(experiment?.variants[0].story).toBe(page)
    expect(experiment?.variants[1]?.story.content).toMatchObject({ component: 'page', seoTitle: 'z' })
    expect(experimentOf(page, candidates)).toBe(experiment)
  })

  it('leaves out variants of another experiment, duplicates, and malformed ones', () => {
    const candidates = [
      variant(2, 'b'),
      variant(3, 'b'),
      variant(4, 'a'),
      variant(5, 'c', { experimentId: 'other' }),
      variant(6, 'no name'),
      storyOf(7, {}),
    ]
    expect(experimentOf(page, candidates)?.variants.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it.each([
    ['-1', 1],
    ['x', 1],
    [Number.NaN, 1],
    [null, 1],
    [0, 0],
  ])('a weight of %j counts as %d', (weight, expected) => {
    expect(experimentOf(page, [variant(2, 'b', { weight })])?.variants[1]?.weight).toBe(expected)
  })

  it('is none where nothing is tested', () => {
    expect(experimentOf(storyOf(1, {}), [variant(2, 'b')])).toBeUndefined()
  })
})
