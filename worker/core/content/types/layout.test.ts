import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout.ts'
import { parseStory } from './story.ts'

const story = (content: object) =>
  parseStory({ story: { id: 1, uuid: 'u', full_slug: 'a', slug: 'a', name: 'a', content } })

describe('layouts', () => {
  it.each([
    [{ component: 'variant' }, 'basic'],
    [{ component: 'lp-location' }, 'basic'],
    [{ component: 'person' }, 'basic'],
    [{ component: 'page' }, 'page'],
    [{ component: 'page', layout: 'blank' }, 'blank'],
    [{ component: 'product' }, 'blank'],
    [{ component: 'constructor' }, 'blank'],
  ])('%j: %s', (content, layout) => {
    expect(layoutOf(story(content), { folder: '' })).toBe(layout)
  })
})
