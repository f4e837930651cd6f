import type { StoriesChange, StoryVersions } from '../content-api/change-space.ts'

type Content = Readonly<Record<string, unknown>>

const changeOne =
  (id: number, change: (story: StoryVersions) => StoryVersions): StoriesChange =>
  stories =>
    stories.some(({ draft }) => draft.id === id)
      ? stories.map(story => (story.draft.id === id ? change(story) : story))
      : stories

const isoOf = (now: number) => new Date(now).toISOString()

/** Stores what an editor wrote as the draft, which visitors do not see. */
export const saveDraft = (id: number, content: Content, now: number): StoriesChange =>
  changeOne(id, ({ draft, published }) => ({
    draft: { ...draft, content: { ...content }, updated_at: isoOf(now) },
    published,
  }))

/** Shows the draft to visitors. */
export const publish = (id: number, now: number): StoriesChange =>
  changeOne(id, ({ draft }) => {
    const published_at = isoOf(now)
    const story = {
      ...draft,
      published_at,
      updated_at: published_at,
      first_published_at: draft.first_published_at ?? published_at,
    }
    return { draft: story, published: story }
  })

/** Hides a story from visitors; editors still have it. */
export const unpublish = (id: number): StoriesChange =>
  changeOne(id, ({ draft }) => ({ draft, published: null }))

/** Moves a story to another slug in the default language. */
export const move = (id: number, slug: string): StoriesChange =>
  changeOne(id, ({ draft, published }) => {
    const own = { slug: slug.split('/').at(-1)!, full_slug: slug }
    return { draft: { ...draft, ...own }, published: published && { ...published, ...own } }
  })

export const remove =
  (id: number): StoriesChange =>
  stories =>
    stories.some(({ draft }) => draft.id === id) ? stories.filter(({ draft }) => draft.id !== id) : stories

interface NewStory {
  readonly name: string
  readonly slug: string
  readonly content: Content
  readonly uuid: string
  readonly now: number
}

/** A new story, not published; no story where the slug is taken. */
export const create =
  ({ name, slug, content, uuid, now }: NewStory): StoriesChange =>
  stories => {
    if (stories.some(({ draft }) => draft.full_slug === slug)) return stories
    const first = stories[0]?.draft
    if (!first) return stories
    const id = Math.max(...stories.map(({ draft }) => draft.id)) + 1
    const draft = {
      ...first,
      id,
      uuid,
      name,
      slug: slug.split('/').at(-1)!,
      full_slug: slug,
      translated_slugs: null,
      path: null,
      content: { ...content },
      is_startpage: false,
      is_folder: false,
      tag_list: [],
      position: 0,
      created_at: isoOf(now),
      updated_at: isoOf(now),
      published_at: null,
      first_published_at: null,
    }
    return [...stories, { draft, published: null }]
  }
