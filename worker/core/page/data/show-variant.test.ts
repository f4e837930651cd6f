import { describe, expect, it } from 'vitest'
import type { Story } from '../../content/types/story.ts'
import type { ExperimentState } from '../../request/visitor/experiment-state.ts'
import type { PageExperiment } from '../experiments/page-experiment.ts'
import type { PageData } from './page-data.ts'
import { showVariant } from './show-variant.ts'

const story = { id: 1 } as Story
const other = { id: 1, name: 'other' } as Story
const header = { component: 'header', name: 'own' }
const forced = { component: 'header', name: 'forced' }

const experiment: PageExperiment = {
  id: 'hero',
  label: 'Hero',
  variants: [
    { id: 'a', label: 'Control', weight: 1, story, storyId: 1 },
    { id: 'b', label: 'B', weight: 1, story: other, storyId: 2 },
  ],
}

// The parts of a page's content that an assignment reads.
const contentOf = (own: Partial<PageData> = {}) =>
  ({
    story: { value: story },
    header,
    forcedHeaders: new Map([['77', forced]]),
    experiment: undefined,
    ...own,
  }) as unknown as PageData

const visitor: ExperimentState = {
  requested: undefined,
  forced: [],
  mayAssign: true,
  stored: [],
  signedVisitor: undefined,
}
const member = (experimentId: string, variantId: string) => [
  { experimentId, variantId, experimentLabel: undefined, variantLabel: undefined, since: undefined },
]
const pairs = [{ experiment: 'hero', variantIds: ['b', 'c'], headerStoryId: '77' }]

describe('taking part', () => {
  it('where nothing is tested the page data stays what it is', () => {
    const pageData = contentOf()
    expect(showVariant(pageData, () => visitor, pairs)).toEqual({ pageData })
    expect(showVariant(pageData, () => visitor, pairs)?.pageData).toBe(pageData)
  })

  it('the control is the page data itself', () => {
    const pageData = contentOf({ experiment })
    expect(showVariant(pageData, () => visitor, pairs)?.pageData).toBe(pageData)
  })

  it('a variant has a story of its own', () => {
    const taken = showVariant(contentOf({ experiment }), () => ({ ...visitor, requested: 'b' }), [])
    expect(taken?.pageData.story.value).toBe(other)
    expect(taken?.assignment).toMatchObject({
      choice: { variantId: 'b', reason: 'query' },
      variant: { id: 'b' },
    })
  })

  it('there is none with a variant that does not exist', () => {
    expect(
      showVariant(contentOf({ experiment }), () => ({ ...visitor, requested: 'z' }), pairs),
    ).toBeUndefined()
  })

  const headers: [string, Partial<ExperimentState>, Partial<PageData>, object][] = [
    ['of the control is the unit’s', {}, { experiment }, header],
    ['of a variant is the forced one', { requested: 'b' }, { experiment }, forced],
    ['follows who is in the experiment to other pages', { stored: member('hero', 'c') }, {}, forced],
    ['follows whoever is forced to be in it', { forced: member('hero', 'b') }, {}, forced],
    ['is the unit’s for other variants', { stored: member('hero', 'a') }, {}, header],
    ['is the unit’s for other experiments', { stored: member('footer', 'b') }, {}, header],
    [
      'is the unit’s where the forced one is not there',
      { requested: 'b' },
      { experiment, forcedHeaders: new Map() },
      header,
    ],
    [
      'on its page goes by what is seen there',
      { requested: 'a', stored: member('hero', 'b') },
      { experiment },
      header,
    ],
  ]
  it.each(headers)('the header %s', (_, state, own, expected) => {
    expect(showVariant(contentOf(own), () => ({ ...visitor, ...state }), pairs)?.pageData.header).toBe(
      expected,
    )
  })
})
