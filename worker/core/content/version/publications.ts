import * as v from 'valibot'

/** A published, moved or removed story, with what its dependents have to know. */
const changedStory = v.pipe(
  v.object({
    /** 0 where only the uuid is known. */
    id: v.number(),
    /** Empty where only the number is known. */
    uuid: v.string(),
    /** Its content type; empty where it is not known. */
    type: v.string(),
    /** In the default language; empty where it is not known. */
    slug: v.string(),
    /** Time of publication; for a story that only moved, a text that identifies the move. */
    publishedAt: v.string(),
    /** The story is new, has moved or is gone, so that lists of addresses change as well. */
    isPlaced: v.boolean(),
  }),
  v.readonly(),
)

export type ChangedStory = v.InferOutput<typeof changedStory>

/** The type of changes of a datasource's entries. */
export const datasourceType = (slug: string): string => `datasource ${slug}`

/**
 * A change of a datasource's entries as an entry of the list of changes. It names no story, so only resources that no story explains, and those that
 * request this type, are read again.
 */
export const datasourceChange = (slug: string, at: number): ChangedStory => ({
  id: 0,
  uuid: '',
  type: datasourceType(slug),
  slug: '',
  publishedAt: `${datasourceType(slug)} ${at}`,
  isPlaced: false,
})

const moment = { cv: v.number(), at: v.number() }

/** A point in the content's history: a version and, for changes within one version, the time at which they became known (epoch milliseconds). */
const contentMoment = v.pipe(v.object(moment), v.readonly())

export type ContentMoment = v.InferOutput<typeof contentMoment>

/** The stories that changed at once. */
const publication = v.pipe(
  v.object({ ...moment, stories: v.pipe(v.array(changedStory), v.readonly()) }),
  v.readonly(),
)

export type Publication = v.InferOutput<typeof publication>

/** The latest changes. A body read after `from` is outdated only if one of the stories in `list` concerns it; a body read earlier may be outdated. */
export const publications = v.pipe(
  v.object({ from: contentMoment, list: v.pipe(v.array(publication), v.readonly()) }),
  v.readonly(),
)

export type Publications = v.InferOutput<typeof publications>

/** Maximum stories in the list, which all isolates read every two seconds. A release of two hundred stories fits. */
const maxStories = 300
const maxPublications = 100

/** Whether a body of this version, loaded at this time, was read before a moment. */
export const isBefore = (
  { cv, fetchedAt }: { readonly cv: number; readonly fetchedAt: number },
  moment: ContentMoment,
): boolean => cv < moment.cv || (cv === moment.cv && fetchedAt < moment.at)

/** The latest change that is known. */
export const lastChange = ({ from, list }: Publications): ContentMoment => list.at(-1) ?? from

/** The stories whose change is not in the list yet: two isolates may report the same story. */
export function unseenOf({ list }: Publications, stories: readonly ChangedStory[]): readonly ChangedStory[] {
  const nameOf = ({ id, uuid, publishedAt }: ChangedStory) => `${uuid || id} ${publishedAt}`
  const seen = new Set(list.flatMap(publication => publication.stories.map(nameOf)))
  return stories.filter(story => !seen.has(nameOf(story)))
}

/** Drops the oldest entries of a list that is too long: bodies read before the remaining ones count as outdated. */
function shorten({ from, list }: Publications): Publications {
  let stories = list.reduce((sum, publication) => sum + publication.stories.length, 0)
  let first = 0
  while (first < list.length && (stories > maxStories || list.length - first > maxPublications))
    stories -= list[first++]!.stories.length
  if (!first) return { from, list }
  const { cv, at } = list[first - 1]!
  return { from: { cv, at }, list: list.slice(first) }
}

/**
 * Adds a publication. If it has no stories, it is unknown which ones changed: every body read before it is outdated. Times only rise, even where the
 * clocks of isolates differ.
 */
export function addPublication(before: Publications, { stories, cv, ...known }: Publication): Publications {
  const at = Math.max(known.at, lastChange(before).at + 1)
  if (!stories.length) return { from: { cv, at }, list: [] }
  return shorten({ from: before.from, list: [...before.list, { cv, at, stories }] })
}
