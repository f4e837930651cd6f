import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shareStructure } from '../../content/cache/bodies.ts'
import type { Story } from '../../content/types/story.ts'
import { experimentOf, mergeOverrides, mergeVariant, testOf } from './page-experiment.ts'

const frozen = <T>(value: T): T => shareStructure(undefined, structuredClone(value))

const block = (uid: string, text: string) => ({ component: 'headline', _uid: uid, text })

const content = frozen({
  component: 'page',
  _uid: 'page',
  seoTitle: 'Titel',
  body: [block('1', 'Eins'), block('2', 'Zwei'), block('3', 'Drei')],
})

describe('merging overrides', () => {
  it('what changes nothing is the very same content', () => {
    expect(mergeOverrides(content, [])).toBe(content)
    expect(mergeOverrides(content, frozen([{ key: 'seoTitle', value: 'Titel' }]))).toBe(content)
    expect(mergeOverrides(content, frozen([{ key: 'body', value: structuredClone(content.body) }]))).toBe(
      content,
    )
  })

  it('changes one block, and the others stay the same objects, wherever they stand', () => {
    const body = [block('3', 'Drei'), block('2', 'Anders'), block('1', 'Eins')]
    const overrides = frozen([{ key: 'body', value: body }])
    const merged = mergeOverrides(content, overrides)
    expect(merged.body).toEqual(body)
    expect(merged.body[0]).toBe(content.body[2])
    expect(merged.body[1]).toBe((overrides[0]!.value as typeof body)[1])
    expect(merged.body[2]).toBe(content.body[0])
    expect(Object.isFrozen(merged) && Object.isFrozen(merged.body)).toBe(true)
    expect(content.body[1]!.text).toBe('Zwei')
  })

  it.each(['component', '_uid', '__proto__', 'constructor', 'prototype'])('%s is refused', key => {
    const overrides = frozen([{ key, value: { polluted: true } }])
    expect(mergeOverrides(content, overrides)).toBe(content)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('takes the last of two values for one key, and adds missing keys', () => {
    const overrides = frozen([
      { key: 'seoTitle', value: 'A' },
      { key: 'noindex', value: true },
      { key: 'seoTitle', value: 'B' },
    ])
    expect(mergeOverrides(content, overrides)).toEqual({ ...content, seoTitle: 'B', noindex: true })
  })

  const key = fc.constantFrom(
    'seoTitle',
    'body',
    'noindex',
    'component',
    '_uid',
    '__proto__',
    'constructor',
    'toString',
  )
  const blocks = fc.array(
    fc.record({
      component: fc.constant('headline'),
      _uid: fc.constantFrom('1', '2', '3', '4'),
      text: fc.constantFrom('Eins', 'Zwei', 'Neu'),
    }),
    { maxLength: 5 },
  )
  const override = fc.record({ key, value: fc.oneof(blocks, fc.jsonValue({ maxDepth: 2 })) })

  it('equals a plain merge by value, keeps the control as it is, and shares every block that is equal', () => {
    const before = structuredClone(content)
    const refused = ['component', '_uid', '__proto__', 'constructor', 'prototype']
    fc.assert(
      fc.property(fc.array(override, { maxLength: 5 }), given => {
        const overrides = frozen(given)
        const merged = mergeOverrides(content, overrides) as Record<string, unknown>
        const plain: Record<string, unknown> = { ...content }
        for (const { key, value } of given) if (!refused.includes(key)) plain[key] = value
        expect(merged).toEqual(plain)
        expect(content).toEqual(before)
        if (!Array.isArray(merged.body)) return
        for (const found of merged.body as ReturnType<typeof block>[]) {
          const own = content.body.find(candidate => JSON.stringify(candidate) === JSON.stringify(found))
          if (own) expect(found).toBe(own)
        }
      }),
    )
  })
})

describe('the story of a variant', () => {
  const story = (own: object) => frozen({ id: 1, full_slug: 'a', content, ...own }) as unknown as Story
  const control = story({})
  const variant = story({
    id: 2,
    content: { component: 'experiment-variant', variantContent: [{ key: 'seoTitle', value: 'Neu' }] },
  })

  it('is the control’s with other content, made once', () => {
    const merged = mergeVariant(control, variant)
    expect(merged).toEqual({ ...control, content: { ...content, seoTitle: 'Neu' } })
    expect(mergeVariant(control, variant)).toBe(merged)
  })

  it('is the control’s own where nothing changes, and where the overrides are malformed', () => {
    for (const variantContent of [undefined, 'x', [5], [{ value: 1 }], { key: 'a', value: 1 }]) {
      const other = story({ id: 3, content: { component: 'experiment-variant', variantContent } })
      expect(mergeVariant(control, other)).toBe(control)
    }
  })
})

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
