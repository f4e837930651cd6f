import { contentUnavailable } from '../../../errors.ts'
import { expired, lasting } from '../../base/caching/validity.ts'
import type { StorySlug } from '../../request/site/page-path.ts'
import type { Read, Resource } from '../cache/resource.ts'
import { featureStories, storiesOfExperiment, storiesOfType } from '../client/delivery-calls.ts'
import type { ContentIndex, EventQuestion } from '../index/content-index.ts'
import { chooseDefaults } from '../types/defaults.ts'
import type { Story } from '../types/story.ts'
import { eventsResource, type FoundEvents, type PlaceQuestion, placeEventsResource } from './listed-events.ts'
import { type SpaceExperiment, spaceExperimentsResource } from './space-experiments.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { listedAmong } from './story-addresses.ts'
import { references } from './story-parameters.ts'
import { isForUnusableStories, type ListOptions, listResource, storyResource } from './story-resources.ts'

/** Folder and types of the settings that sites may share. Pages and their parts belong to one site. */
const settingsFolder = 'settings/'
const sharedTypes: ReadonlySet<string> = new Set(['country-groups-prioritization'])

/**
 * The same resource in the global space, with a key and a circuit breaker of its own. It is judged by time alone, because the follower
 * watches versions and removals of the main space only. `isWorthAsking` bounds the calls for slugs, which clients may invent.
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

async function readResource<T>(
  { reader, options }: StoriesDependencies,
  resource: Resource<T>,
): Promise<Read<T> | undefined> {
  try {
    return await reader.read(resource, options)
  } catch (error) {
    throw contentUnavailable(resource.key, error)
  }
}

export interface Stories {
  bySlug(slug: string, language: string): Promise<Read<Story> | undefined>
  /** Those of some slugs at which a story stands; none where the index cannot tell. */
  listedAmong(slugs: readonly StorySlug[]): Promise<Pick<Read<readonly string[]>, 'value' | 'validity'>>
  /** Stories of one content type, in the editors' order. */
  ofType(type: string, language: string): Promise<Read<readonly Story[]>>
  /** The defaults of all units, with the stories that they point to. */
  defaults(language: string): Promise<Read<readonly Story[]>>
  /** The feature settings of all units, with the chat settings that they point to. */
  features(language: string): Promise<Read<readonly Story[]>>
  /** Events that are not over; undefined where the index does not know them. Throws where it does not answer. */
  events(
    question: EventQuestion,
    storing: { readonly isStored: boolean },
  ): Promise<Read<FoundEvents> | undefined>
  /** Events at a place; undefined where the index does not know them. */
  eventsAt(question: PlaceQuestion): Promise<Read<FoundEvents> | undefined>
  /** The variants of an experiment, which name it in `experimentMetaData`; the page itself is one of them. */
  ofExperiment(id: string, language: string): Promise<Read<readonly Story[]>>
  /** The experiments that the content system itself runs in the main space; none where they cannot be read. */
  spaceExperiments(): Promise<Pick<Read<readonly SpaceExperiment[]>, 'value' | 'validity'>>
}

/** Milliseconds for the index. */
const INDEX_DEADLINE = 500

const noStories = (): Read<readonly Story[]> => ({
  value: [],
  revision: '',
  anchor: {},
  freshness: 'miss',
  validity: expired,
})

const noSlugs = { value: [], validity: lasting }
const unreadSlugs = { value: [], validity: expired }

const noSpaceExperiments = { value: [], validity: lasting }
const unreadSpaceExperiments = { value: [], validity: expired }

/** Reads stories of the main space; settings that it lacks are read from the global space. Throws `ContentUnavailable`. */
export function createStories(dependencies: StoriesDependencies): Stories {
  const globalDependencies = dependencies.globalSource && {
    ...dependencies,
    source: dependencies.globalSource,
    formsSource: undefined,
  }
  async function bySlug(slug: string, language: string) {
    const found = await readResource(dependencies, storyResource(slug, language, dependencies))
    if (found || !globalDependencies || !slug.startsWith(settingsFolder)) return found
    const shared = storyResource(slug, language, globalDependencies)
    return readResource(
      dependencies,
      inGlobalSpace(shared, async () => dependencies.mayAskForUnknown()),
    )
  }
  async function listOf(name: string, options: ListOptions) {
    const own = await readResource(dependencies, listResource(name, options, dependencies))
    const isMissing = globalDependencies && options.isShared && !own?.value.length
    const shared =
      isMissing &&
      (await readResource(dependencies, inGlobalSpace(listResource(name, options, globalDependencies))))
    return shared || own || noStories()
  }
  /** An unusable list counts as empty: the page reports the missing settings. */
  const list = (name: string, options: ListOptions) =>
    listOf(name, options).catch(error => {
      if (isForUnusableStories(error)) return noStories()
      throw error
    })
  async function spaceExperiments() {
    if (!dependencies.runsExperiments) return noSpaceExperiments
    try {
      const { reader, options } = dependencies
      return (await reader.read(spaceExperimentsResource(dependencies), options)) ?? unreadSpaceExperiments
    } catch {
      // The reader has logged why.
      return unreadSpaceExperiments
    }
  }
  /** Reads from the index; undefined where there is none, or drafts are read. */
  async function readIndex<T>(resourceOf: (index: ContentIndex) => Resource<T>) {
    const { index, source, options } = dependencies
    if (!index || source.version === 'draft') return undefined
    const deadline = Math.min(options.deadline, INDEX_DEADLINE)
    return readResource({ ...dependencies, options: { ...options, deadline } }, resourceOf(index))
  }
  return {
    bySlug,
    async listedAmong(slugs) {
      const { index, reader, options } = dependencies
      if (!index) return noSlugs
      // The index has logged why it fails.
      const found = await reader.read(listedAmong(slugs, dependencies), options).catch(() => undefined)
      return found ? { value: found.value.slugs, validity: found.validity } : unreadSlugs
    },
    eventsAt: question => readIndex(index => placeEventsResource(index, question, dependencies)),
    events: (question, storing) =>
      readIndex(index => eventsResource(index, question, { ...dependencies, ...storing })),
    spaceExperiments,
    ofType: (type, language) =>
      list(type, {
        language,
        isShared: sharedTypes.has(type),
        params: { resolve_links: 'url' },
        isLong: true,
        load: call => storiesOfType(call, type),
        lists: changed => changed.type === type,
      }),
    defaults: language =>
      list('settings/defaults', {
        language,
        isShared: true,
        params: references,
        load: call => storiesOfType(call, 'defaults'),
        // Each page of the unit needs them: a slip of an editor, or a damaged copy, is not to take the site down.
        isUsable: stories => chooseDefaults(stories, dependencies.unit) !== undefined,
        lists: ({ type }) => type === 'defaults',
      }),
    features: language =>
      list('settings/features', {
        language,
        isShared: true,
        params: references,
        load: featureStories,
        lists: ({ slug }) => slug.startsWith(settingsFolder),
      }),
    ofExperiment: (id, language) =>
      list(`experiment/${id}`, {
        language,
        params: references,
        load: call => storiesOfExperiment(call, id),
        // Any page may have become a variant.
        lists: () => true,
      }),
  }
}
