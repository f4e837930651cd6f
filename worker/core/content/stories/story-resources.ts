import { formsFolder, isForms, pagePathOf } from '../../request/site/page-path.ts'
import { namesFile } from '../../request/site/slugs.ts'
import type { Resource } from '../cache/resource.ts'
import { type StoriesAnswer, type StoryCall, spaceInfo, storyBySlug } from '../client/delivery-calls.ts'
import type { Parameters } from '../client/storyblok.ts'
import { parseStories, parseStory, type Story } from '../types/story.ts'
import type { ChangedStory } from '../version/publications.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { isListedAddress } from './story-addresses.ts'
import { codeOf, languageParameter, references } from './story-parameters.ts'

/**
 * A story of the forms' own space with the slug that it would have in the folder of forms pages, where the
 * site shows it.
 */
function placeFormsStory(body: unknown, folder: string): unknown {
  const { full_slug, default_full_slug, translated_slugs, ...story } = parseStory({ story: body })
  const placed = (path: string) => `${folder}/${path}`
  // In other languages a full slug begins with the language.
  const prefix = story.lang === 'default' ? '' : `${story.lang}/`
  return {
    ...(body as object),
    full_slug: prefix + placed(full_slug.startsWith(prefix) ? full_slug.slice(prefix.length) : full_slug),
    ...(default_full_slug && { default_full_slug: placed(default_full_slug) }),
    translated_slugs: translated_slugs?.map(({ path, ...slug }) => ({ ...slug, path: placed(path) })),
  }
}

/**
 * Whether to call the source for a slug: clients may invent slugs, so calls for unlisted ones are limited. Readers of drafts are not.
 */
async function isWorthAsking(
  slug: string,
  language: string,
  dependencies: StoriesDependencies,
): Promise<boolean> {
  if (dependencies.source.version === 'draft') return true
  const isListed = await isListedAddress({ slug, language }, dependencies)
  return isListed !== false || (!namesFile(slug) && dependencies.mayAskForUnknown())
}

/** Undefined for a removed story: no part of it is shown. */
const withoutGone = (body: unknown, isGone: (id: number) => boolean) =>
  isGone(parseStory(body).id) ? undefined : body

/** The story in a body; for a cached body, the same object. */
const storyIn = (body: unknown) => (body as { readonly story: Story }).story

/** The story at a slug of the main space, or of the forms' one, in one language. */
export function storyResource(
  slug: string,
  language: string,
  dependencies: StoriesDependencies,
): Resource<Story> {
  const { defaultLanguage, unit, formsSource, newProblems } = dependencies
  const ofForms = formsSource && isForms(slug, dependencies)
  const source = ofForms ? formsSource : dependencies.source
  const space = ofForms ? 'forms' : 'content'
  const path = ofForms ? pagePathOf(slug, dependencies).slice(formsFolder.length + 1) : slug
  const params = {
    ...languageParameter(language, defaultLanguage),
    ...references,
  }
  return {
    // The call below depends on the space, the slug and the language alone.
    key: `story:${unit}:${space}:${codeOf(language, defaultLanguage)}:${slug}`,
    persist: true,
    source: space,
    isWorthAsking: () => isWorthAsking(slug, language, dependencies),
    parse: parseStory,
    withdraw: withoutGone,
    // Another story can only take this address once this one has moved.
    lists: () => false,
    guarded: {
      changes: (before, next) => [[before === undefined ? undefined : storyIn(before), storyIn(next)]],
      keep: (next, kept) => {
        const story = kept.get(storyIn(next).id)
        return story && { story }
      },
      newProblems,
    },
    ensureSource: signal => spaceInfo({ source, signal }),
    async load(signal) {
      const found = await storyBySlug({ source, signal, params }, path)
      // A story of the forms' space has no version, because the follower watches the main space only.
      if (!found) return undefined
      if (!ofForms) return { body: { story: found.story }, cv: found.cv }
      return { body: { story: placeFormsStory(found.story, slug.slice(0, -path.length - 1)) }, cv: 0 }
    },
  }
}

function listWithoutGone(body: unknown, isGone: (id: number) => boolean): unknown {
  const { stories } = body as { readonly stories: readonly { readonly id: number }[] }
  return stories.some(({ id }) => isGone(id)) ? { stories: stories.filter(({ id }) => !isGone(id)) } : body
}

const storiesIn = (body: unknown) => (body as { readonly stories: readonly Story[] }).stories

/** The stories that were published again, with those of the list before, and those that it does not have. */
function changesIn(before: unknown, next: unknown) {
  const known = before === undefined ? [] : storiesIn(before)
  const earlier = new Map(known.map(story => [story.id, story]))
  return storiesIn(next).flatMap(story => {
    const old = earlier.get(story.id)
    return old && old.published_at === story.published_at ? [] : [[old, story] as const]
  })
}

export interface ListOptions {
  readonly language: string
  /** The stories are settings: they are read from the global space if the main space has none. */
  readonly isShared?: boolean
  /** Parameters for the links and relations that are resolved in the stories. */
  readonly params: Parameters
  /** The list grows with the space. */
  readonly isLong?: boolean
  readonly load: (call: StoryCall) => Promise<StoriesAnswer>
  /** Whether pages can use this list of stories; default: always. An unusable list counts as malformed. */
  readonly isUsable?: (stories: readonly Story[]) => boolean
  /** Whether a story that was just published belongs to the list. */
  readonly lists: (story: ChangedStory) => boolean
}

/** Thrown for a list without any usable story. */
class UnusableStories extends Error {}

/** Whether a list could not be read because its stories were unusable, and no usable copy was cached. */
export const isForUnusableStories = (error: unknown): boolean =>
  error instanceof UnusableStories || (error instanceof Error && isForUnusableStories(error.cause))

function parseUsable(body: unknown, isUsable: ListOptions['isUsable']): readonly Story[] {
  const stories = parseStories(body)
  if (stories.length && isUsable?.(stories) === false)
    throw new UnusableStories('none of these stories can be used')
  return stories
}

/** A list of stories, by its name among the lists of a unit and a language. */
export function listResource(
  name: string,
  { language, params, load, lists, isUsable, isLong = false }: ListOptions,
  { source, defaultLanguage, unit, newProblems }: StoriesDependencies,
): Resource<readonly Story[]> {
  const parameters = { ...languageParameter(language, defaultLanguage), ...params }
  return {
    key: `stories:${unit}:${codeOf(language, defaultLanguage)}:${name}`,
    persist: true,
    source: 'content',
    isLong,
    parse: body => parseUsable(body, isUsable),
    withdraw: listWithoutGone,
    lists,
    guarded: {
      changes: changesIn,
      keep: (next, kept) => ({
        stories: storiesIn(next).flatMap(story => (kept.has(story.id) ? (kept.get(story.id) ?? []) : story)),
      }),
      newProblems,
    },
    async load(signal) {
      const { stories, cv } = await load({ source, signal, params: parameters })
      return { body: { stories }, cv }
    },
  }
}
