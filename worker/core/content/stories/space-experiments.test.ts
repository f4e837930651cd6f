import { describe, expect, it } from 'vitest'
import { parseSpaceExperiments, spaceExperimentOf } from './space-experiments.ts'

const mapping = (original: number, slug: string | null) => ({
  original_story_id: original,
  original_slug: 'home',
  variant_story_id: slug === null ? null : original + 1,
  variant_slug: slug,
})

const variant = (name: string, own: object = {}) => ({
  name,
  display_name: name.toUpperCase(),
  public_id: `var_${name}`,
  weight: 25,
  is_control: false,
  story_mappings: [mapping(1, `home-${name}`)],
  ...own,
})

const control = variant('control', { is_control: true, weight: 50, story_mappings: [mapping(1, 'home')] })

/** An experiment as `/cdn/experiments` describes it. */
const payload = (own: object = {}) => ({
  id: 123,
  name: 'homepage_hero',
  display_name: 'Homepage hero',
  story_ids: [1, 2],
  variants: [variant('b'), control],
  ...own,
})

const parse = (...experiments: unknown[]) => parseSpaceExperiments({ experiments })

describe('experiments of the content system', () => {
  it('are a control and variants with copies of stories', () => {
    expect(parse(payload())).toEqual([
      {
        id: 'homepage_hero',
        label: 'Homepage hero',
        control: { id: 'control', label: 'CONTROL', weight: 50 },
        variants: [{ id: 'b', label: 'B', weight: 25, copies: new Map([[1, 'home-b']]) }],
      },
    ])
  })

  it('are known by their names where they have no labels', () => {
    const [only] = parse(
      payload({ display_name: ' ', variants: [variant('b', { display_name: null }), control] }),
    )
    expect([only?.label, only?.variants[0]?.label]).toEqual(['homepage_hero', 'b'])
  })

  it('are none in an empty answer', () => {
    expect(parse()).toEqual([])
  })

  it.each([
    ['no object', 5],
    ['a name that no list can hold', payload({ name: 'a,b' })],
    ['a negative weight', payload({ variants: [control, variant('b', { weight: -1 })] })],
    ['no control', payload({ variants: [variant('b')] })],
    ['no variants', payload({ variants: null })],
  ])('one with %s is left out alone', (_, malformed) => {
    expect(parse(malformed, payload()).map(({ id }) => id)).toEqual(['homepage_hero'])
  })

  it.each([[undefined], [{}], [{ experiments: 'none' }]])('%j is no answer', body => {
    expect(() => parseSpaceExperiments(body)).toThrow()
  })

  it('belong to the stories that they have copies of', () => {
    const others = payload({
      name: 'other',
      variants: [control, variant('b', { story_mappings: [mapping(1, null), mapping(7, 'x')] })],
    })
    const experiments = parse(others, payload())
    expect(spaceExperimentOf(experiments, 1)?.id).toBe('homepage_hero')
    expect(spaceExperimentOf(experiments, 7)?.id).toBe('other')
    expect(spaceExperimentOf(experiments, 2)).toBeUndefined()
  })
})
