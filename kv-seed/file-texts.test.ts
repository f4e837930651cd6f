import { describe, expect, it } from 'vitest'
import { datasourceFileText, storyFileText } from './file-texts.ts'
import { mainSpace } from './space.ts'

const story = {
  ...{ name: 'Home', slug: 'home', full_slug: 'home', id: 1, uuid: 'a', position: 1 },
  ...{ created_at: '2026-10-01T08:00:00.000Z', first_published_at: null },
  published_at: '2026-10-01T08:00:00.000Z',
  translated_slugs: [{ lang: 'fr', path: 'debut', name: 'Début', published: true }],
  content: { _uid: 'u', component: 'page' },
}

describe('a file that is written', () => {
  const { stories, datasources } = mainSpace()

  it('reads as what it was written from', () => {
    for (const { draft } of stories)
      expect(JSON.parse(storyFileText({ draft, published: draft }))).toEqual(draft)
    for (const one of datasources) expect(JSON.parse(datasourceFileText(one))).toEqual(one)
  })

  it('has what is published, and of a story that is not its draft, without a date', () => {
    const draft = { ...story, name: 'Draft' }
    expect(JSON.parse(storyFileText({ draft, published: story }))).toEqual(story)
    expect(JSON.parse(storyFileText({ draft, published: null }))).toEqual({ ...draft, published_at: null })
  })

  it('is the same, whichever of uid and component comes first', () => {
    const swapped = { ...story, content: { component: 'page', _uid: 'u' } }
    const [text, other] = [story, swapped].map(draft => storyFileText({ draft, published: draft }))
    expect(other).toBe(text)
  })

  it('has no values that every story has, and others', () => {
    const own = { tag_list: ['new'], parent_id: 4, is_folder: false }
    const written = JSON.parse(storyFileText({ draft: { ...story, ...own }, published: null }))
    expect(written).toMatchObject({ tag_list: ['new'], parent_id: 4 })
    expect(Object.keys(written).at(-1)).toBe('content')
    expect(written).not.toHaveProperty('is_folder')
  })
})
