import type { SpaceSeed, StoredStory } from '../../core/content/space-schema.ts'
import { smallSpace } from './small-space.ts'
import { type StoryDraft, storyLink, storyOf, uuidOf } from './story.ts'

export const pageSlug = (index: number) => `seite-${index}`

const headline = (uid: string, text: string, level: string) => ({
  component: 'headline',
  _uid: uid,
  text,
  level,
})

/** A page with a link to the next one. */
const pageDraft = (index: number, count: number): StoryDraft => ({
  slug: pageSlug(index),
  name: `Seite ${index}`,
  content: {
    component: 'page',
    body: [
      headline('title', `Seite ${index}`, 'h1'),
      {
        component: 'card',
        _uid: 'next',
        title: `Weiter nach ${(index + 1) % count}`,
        link: storyLink(pageSlug((index + 1) % count)),
      },
    ],
  },
})

/** The small site with so many pages more, each with a link to the next one. */
export function largeSpace(count: number): SpaceSeed {
  const space = smallSpace()
  const pages = Array.from({ length: count }, (_, index) => {
    const story = { ...storyOf(pageDraft(index, count), 1000 + index), id: 500_000 + index }
    return { draft: story, published: story }
  })
  return { ...space, stories: [...space.stories, ...pages] }
}

/** Publishes stories at a time as editors do: the version rises, and each story has its time of publication. */
export const publishing =
  (slugs: readonly string[], now: number, change: (story: StoredStory) => StoredStory) =>
  (space: SpaceSeed): SpaceSeed => ({
    ...space,
    version: space.version + 1,
    stories: space.stories.map(record => {
      if (!slugs.includes(record.draft.full_slug)) return record
      const story = {
        ...change(structuredClone(record.draft) as StoredStory),
        published_at: new Date(now).toISOString(),
      }
      return { draft: story, published: story }
    }),
  })

/** A story with another title on its page. */
export const withTitle =
  (title: string) =>
  (story: StoredStory): StoredStory => ({
    ...story,
    content: {
      ...story.content,
      body: (story.content.body as Record<string, unknown>[]).map(block =>
        block._uid === 'title' ? { ...block, text: title } : block,
      ),
    },
  })

/** A story at another path in all languages. */
export const renamed =
  (slug: string) =>
  (story: StoredStory): StoredStory => ({
    ...story,
    slug,
    full_slug: slug,
    translated_slugs: [{ lang: 'en', path: slug, name: story.name, published: true }],
  })

/** Adds one page. */
export const adding =
  (slug: string, now: number) =>
  (space: SpaceSeed): SpaceSeed => {
    const draft = { ...pageDraft(0, 1), slug, name: slug }
    const at = new Date(now).toISOString()
    const number = Number.parseInt(uuidOf(slug).slice(0, 6), 16)
    const story = { ...storyOf(draft, 0), id: 900_000_000 + number, published_at: at, first_published_at: at }
    return {
      ...space,
      version: space.version + 1,
      stories: [...space.stories, { draft: story, published: story }],
    }
  }
