import type { StoriesChange } from '../content-api/change-space.ts'
import type { StoryVersions } from '../content-api/stored-space.ts'
import { draftRevision } from './describe-story.ts'

type Content = Readonly<Record<string, unknown>>

const changeOne =
  (id: number, change: (story: StoryVersions) => StoryVersions): StoriesChange =>
  stories =>
    stories.some(({ draft }) => draft.id === id)
      ? stories.map(story => (story.draft.id === id ? change(story) : story))
      : stories

const isoOf = (now: number) => new Date(now).toISOString()

interface SavedDraft {
  readonly content: Content
  /** The revision that the editor started from. */
  readonly revision: string
  readonly now: number
}

/** A change of a story whose draft has a revision; a story with another draft was saved by another editor, and stays unchanged. */
const onRevision =
  (id: number, revision: string, change: StoriesChange): StoriesChange =>
  stories => {
    const story = stories.find(({ draft }) => draft.id === id)
    return story && draftRevision(story) === revision ? change(stories) : stories
  }

/**
 * Stores an editor's content as the draft, which visitors do not see. A save based on another draft than the present one would undo another
 * editor's changes, so it leaves the stories unchanged.
 */
export const storeDraft = (id: number, { content, revision, now }: SavedDraft): StoriesChange =>
  onRevision(
    id,
    revision,
    changeOne(id, ({ draft, published }) => ({
      draft: { ...draft, content: { ...content }, updated_at: isoOf(now) },
      published,
    })),
  )

/** Publishes the draft; if a revision is given, only the draft with this revision. */
export function publish(id: number, now: number, revision?: string): StoriesChange {
  const published_at = isoOf(now)
  const change = changeOne(id, ({ draft }) => {
    const story = {
      ...draft,
      published_at,
      updated_at: published_at,
      first_published_at: draft.first_published_at ?? published_at,
    }
    return { draft: story, published: story }
  })
  return revision === undefined ? change : onRevision(id, revision, change)
}

/** Publishes a content, which replaces the draft as well. */
export const publishContent =
  (id: number, content: Content, now: number): StoriesChange =>
  stories => {
    const save = changeOne(id, ({ draft, published }) => ({
      draft: { ...draft, content: { ...content } },
      published,
    }))
    return publish(id, now)(save(stories))
  }

/** Unpublishes a story; editors still have it. */
export const unpublish = (id: number): StoriesChange =>
  changeOne(id, ({ draft }) => ({ draft, published: null }))

/** Renames a story; visitors see the name only where its page has no title. */
export const rename = (id: number, name: string): StoriesChange =>
  changeOne(id, ({ draft, published }) => ({
    draft: { ...draft, name },
    published: published && { ...published, name },
  }))

/** Whether another story has this slug in the default language. */
const isTaken = (stories: readonly StoryVersions[], slug: string, id: number): boolean =>
  stories.some(({ draft }) => draft.full_slug === slug && draft.id !== id)

/** Moves a story to another slug in the default language; not to one that another story has. */
export const move =
  (id: number, slug: string): StoriesChange =>
  stories => {
    if (isTaken(stories, slug, id)) return stories
    const own = { slug: slug.split('/').at(-1)!, full_slug: slug }
    const moved = changeOne(id, ({ draft, published }) => ({
      draft: { ...draft, ...own },
      published: published && { ...published, ...own },
    }))
    return moved(stories)
  }

export const remove =
  (id: number): StoriesChange =>
  stories =>
    stories.some(({ draft }) => draft.id === id) ? stories.filter(({ draft }) => draft.id !== id) : stories

interface Birth {
  readonly uuid: string
  readonly now: number
}

interface NewStory extends Birth {
  readonly name: string
  readonly slug: string
  readonly content: Content
}

/**
 * An id above all others, and not below the time (epoch milliseconds): a new story never gets the id of a deleted one, which an editor may still
 * have open and would save into it.
 */
const nextId = (stories: readonly StoryVersions[], now: number) =>
  Math.max(now, ...stories.map(({ draft }) => draft.id + 1))

/** A story in its state before it was ever published: replaces the parts of another story that contain its place and identity. */
function unpublishedStory(
  like: StoryVersions['draft'],
  { name, slug, content, uuid, now }: NewStory,
  id: number,
) {
  return {
    ...like,
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
}

/** A new story, not published; no story where the slug is taken. */
export const create =
  (wanted: NewStory): StoriesChange =>
  stories => {
    const first = stories[0]?.draft
    if (!first || isTaken(stories, wanted.slug, Number.NaN)) return stories
    return [
      ...stories,
      { draft: unpublishedStory(first, wanted, nextId(stories, wanted.now)), published: null },
    ]
  }

/** The first slug that no story has: with `-copy`, then with a number. */
function freeSlug(stories: readonly StoryVersions[], slug: string): string {
  const taken = new Set(stories.map(({ draft }) => draft.full_slug))
  for (let number = 1; ; number++) {
    const wanted = `${slug}-copy${number > 1 ? `-${number}` : ''}`
    if (!taken.has(wanted)) return wanted
  }
}

/** Replaces every `_uid` of a content by a new one, because the editor could not tell two blocks with the same one apart. */
const withNewUids = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNewUids)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    key === '_uid' ? crypto.randomUUID() : withNewUids(entry),
  ])
  return Object.fromEntries(entries)
}

/** A copy of a story's draft beside it, not published; no story where there is none to copy. */
export const duplicate =
  (id: number, birth: Birth): StoriesChange =>
  stories => {
    const draft = stories.find(story => story.draft.id === id)?.draft
    if (!draft) return stories
    const slug = freeSlug(stories, draft.full_slug.replace(/\/$/, ''))
    // The content was an object before.
    const content = withNewUids(draft.content) as Content
    const wanted = { ...birth, name: `${draft.name} (copy)`, slug, content }
    return [
      ...stories,
      { draft: unpublishedStory(draft, wanted, nextId(stories, birth.now)), published: null },
    ]
  }
