import { contentUnavailable } from '../../errors.ts'
import { formsFolder, isForms, pagePathOf } from '../../site/page-path.ts'
import type { Reads } from '../cache/access.ts'
import type { Read, ReadOptions } from '../cache/read.ts'
import type { Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import {
  featureStories,
  type StoriesAnswer,
  type StoryCall,
  storiesOfExperiment,
  storiesOfType,
  storyBySlug,
} from '../client/story-calls.ts'
import type { Parameters } from '../client/storyblok.ts'
import { parseStories, parseStory, type Story } from '../types/story.ts'
import { relationFields } from '../types/story-types.ts'
import { mayBeListed, readKnownSlugs } from './known-slugs.ts'

export interface StoriesDependencies {
  readonly reader: Reads
  readonly source: ContentSource
  /** Source of the forms pages, where they have a space of their own. */
  readonly formsSource?: ContentSource | undefined
  /** The space that all sites share; undefined where none is configured. */
  readonly globalSource?: ContentSource | undefined
  /** Part of every key: what is kept for one unit is never shown by another. */
  readonly unit: string
  /** The unit's folder. */
  readonly folder: string
  /** Code that the content system calls `default`. */
  readonly defaultLanguage: string
  readonly options: ReadOptions
  /** Leave to ask the source for a slug that the space does not list: it may be new, or it may be one of a flood. */
  readonly mayAskForUnknown: () => boolean
  /** What is wrong with a story that was not wrong with the one before. */
  readonly newProblems: (before: Story, next: Story) => readonly string[]
}

/** Folder and types of what sites may share: settings. Pages and what stands on them are each site's own. */
const settingsFolder = 'settings/'
const sharedTypes: ReadonlySet<string> = new Set(['country-groups-prioritization'])

/** How the content system names a language: its default one has no code. */
const languageParameter = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? {} : { language }

/** What stories point to comes with them. */
const references = { resolve_links: 'url', resolve_relations: relationFields.join(',') }

const codeOf = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? 'default' : language

/** Paths that nobody has must not reach the source at any rate that a stranger chooses. Who may see drafts is none. */
async function isWorthAsking(
  slug: string,
  language: string,
  dependencies: StoriesDependencies,
): Promise<boolean> {
  if (dependencies.source.version === 'draft') return true
  const known = await readKnownSlugs(dependencies)
  return mayBeListed({ slug, language }, known) || dependencies.mayAskForUnknown()
}

/** A story is gone whole, and out of a list. */
const withoutGone = (body: unknown, isGone: (id: number) => boolean) =>
  isGone(parseStory(body).id) ? undefined : body

function listWithoutGone(body: unknown, isGone: (id: number) => boolean): unknown {
  const { stories } = body as { readonly stories: readonly { readonly id: number }[] }
  return stories.some(({ id }) => isGone(id)) ? { stories: stories.filter(({ id }) => !isGone(id)) } : body
}

function publicationOf(body: unknown) {
  const { id, full_slug, published_at, first_published_at } = parseStory(body)
  return { id, slug: full_slug, publishedAt: published_at ?? first_published_at ?? '' }
}

/** A story of the forms' own space as if it stood in the folder of forms pages, where the site shows it. */
function inFormsFolder(body: unknown, folder: string): unknown {
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

function storyResource(slug: string, language: string, dependencies: StoriesDependencies): Resource<Story> {
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
    // What is loaded is the story of this space at this slug in this language: nothing else is asked below.
    key: `story:${unit}:${space}:${codeOf(language, defaultLanguage)}:${slug}`,
    persist: true,
    source: space,
    isWorthAsking: () => isWorthAsking(slug, language, dependencies),
    parse: parseStory,
    withdraw: withoutGone,
    publicationOf,
    newProblems: (before, next) => newProblems(parseStory(before), parseStory(next)),
    async load(signal) {
      const found = await storyBySlug({ source, signal, params }, path)
      // The version that is followed is the main space's.
      if (!found) return undefined
      if (!ofForms) return { body: { story: found.story }, cv: found.cv }
      return { body: { story: inFormsFolder(found.story, slug.slice(0, -path.length - 1)) }, cv: 0 }
    },
  }
}

interface ListOptions {
  readonly language: string
  /** Settings, which are read from the global space where the main one has none. */
  readonly isShared?: boolean
  /** What is to come with them. */
  readonly params: Parameters
  readonly load: (call: StoryCall) => Promise<StoriesAnswer>
}

/** A list of stories, by its name among the lists of a unit and a language. */
function listResource(
  name: string,
  { language, params, load }: ListOptions,
  { source, defaultLanguage, unit }: StoriesDependencies,
): Resource<readonly Story[]> {
  const asked = { ...languageParameter(language, defaultLanguage), ...params }
  return {
    key: `stories:${unit}:${codeOf(language, defaultLanguage)}:${name}`,
    persist: true,
    source: 'content',
    parse: parseStories,
    withdraw: listWithoutGone,
    async load(signal) {
      const { stories, cv } = await load({ source, signal, params: asked })
      return { body: { stories }, cv }
    },
  }
}

async function reading<T>(
  { reader, options }: StoriesDependencies,
  resource: Resource<T>,
): Promise<Read<T> | undefined> {
  try {
    return await reader.read(resource, options)
  } catch (error) {
    throw contentUnavailable(resource.key, error)
  }
}

/**
 * The same resource in the global space: by a key, a circuit breaker and a time of its own, because the version and the removals that
 * are followed are the main space's. Anybody may name a slug, so it is asked for as rarely as an unknown one.
 */
const inGlobalSpace = <T>(
  { withdraw: _, ...resource }: Resource<T>,
  isWorthAsking?: () => Promise<boolean>,
): Resource<T> => ({
  ...resource,
  key: `global:${resource.key}`,
  source: 'global',
  versioned: false,
  ...(isWorthAsking && { isWorthAsking }),
  async load(signal) {
    const found = await resource.load(signal)
    return found && { ...found, cv: 0 }
  },
})

export interface Stories {
  bySlug(slug: string, language: string): Promise<Read<Story> | undefined>
  /** Stories of one content type, in the editors' order. */
  ofType(type: string, language: string): Promise<Read<readonly Story[]>>
  /** The defaults of all units, with what they point to. */
  defaults(language: string): Promise<Read<readonly Story[]>>
  /** The feature settings of all units, with the chat settings that they point to. */
  features(language: string): Promise<Read<readonly Story[]>>
  /** The variants of an experiment, which name it in `experimentMetaData`; the page itself is one of them. */
  ofExperiment(id: string, language: string): Promise<Read<readonly Story[]>>
}

/** Stories of the main space, and settings that it lacks of the global one, through the request's reader. Throws `ContentUnavailable`. */
export function createStories(dependencies: StoriesDependencies): Stories {
  const globalDependencies = dependencies.globalSource && {
    ...dependencies,
    source: dependencies.globalSource,
    formsSource: undefined,
  }
  async function bySlug(slug: string, language: string) {
    const found = await reading(dependencies, storyResource(slug, language, dependencies))
    if (found || !globalDependencies || !slug.startsWith(settingsFolder)) return found
    const shared = storyResource(slug, language, globalDependencies)
    return reading(
      dependencies,
      inGlobalSpace(shared, async () => dependencies.mayAskForUnknown()),
    )
  }
  async function list(name: string, options: ListOptions) {
    const own = await reading(dependencies, listResource(name, options, dependencies))
    const isMissing = globalDependencies && options.isShared && !own?.value.length
    const shared =
      isMissing &&
      (await reading(dependencies, inGlobalSpace(listResource(name, options, globalDependencies))))
    const found = shared || own
    return found ?? { value: [], revision: '', anchor: {}, freshness: 'miss', freshUntil: 0 }
  }
  return {
    bySlug,
    ofType: (type, language) =>
      list(type, {
        language,
        isShared: sharedTypes.has(type),
        params: { resolve_links: 'url' },
        load: call => storiesOfType(call, type),
      }),
    defaults: language =>
      list('settings/defaults', {
        language,
        isShared: true,
        params: references,
        load: call => storiesOfType(call, 'defaults'),
      }),
    features: language =>
      list('settings/features', { language, isShared: true, params: references, load: featureStories }),
    ofExperiment: (id, language) =>
      list(`experiment/${id}`, {
        language,
        params: references,
        load: call => storiesOfExperiment(call, id),
      }),
  }
}
