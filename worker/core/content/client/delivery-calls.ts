import * as v from 'valibot'
import { fittingEntries } from '../../request/site/fitting-entries.ts'
import { languageCode } from '../../request/site/language-code.ts'
import type { ContentSource } from './content-source.ts'
import { inBatches } from './references.ts'
import { callStoryblok, type Parameters, SourceError } from './storyblok.ts'

/**
 * The calls of the headless content service (requirement content-source/calls), all uncached. All throw `SourceError`.
 */
export interface StoryCall {
  readonly source: ContentSource
  readonly signal: AbortSignal
  /** Parameters that all of them share: language, relations and links to resolve. */
  readonly params?: Parameters
}

/** One story as the delivery API sends it, and the content version of the space. */
interface StoryAnswer {
  readonly story: unknown
  readonly cv: number
}

export interface StoriesAnswer {
  readonly stories: readonly unknown[]
  /** Number of all stories that fit. */
  readonly total: number
  readonly cv: number
}

/** Stories on a page of an answer, by default (requirement content-source/page-size). */
const PAGE_SIZE = 25
/** The runtime opens six connections at a time: one is left for others. */
const AT_ONCE = 5
const MOST_PAGES = 100

const oneAnswer = v.object({ story: v.unknown() })
// An answer without a list is an error: as an empty list it would replace the cached list.
const listAnswer = v.object({ stories: v.array(v.unknown()) })

const releaseOf = ({ release }: ContentSource): Parameters => (release ? { from_release: release } : {})

/** Handles a 404 of a call that each space answers: the address belongs to no space, so it counts as no answer. */
function noSpace(error: unknown): never {
  if (error instanceof SourceError && error.status === 404)
    throw new SourceError(`no space answers at this address: ${error.message}`, 502)
  throw error
}

/**
 * Whether a path contains no dot segment, which would change the address of the call (URL Standard, path states), and which no slug
 * contains.
 */
const isWithin = (path: string) => !path.split('/').some(segment => segment === '.' || segment === '..')

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** A story by its full slug; undefined when there is none. */
export async function storyBySlug(
  { source, signal, params }: StoryCall,
  path: string,
): Promise<StoryAnswer | undefined> {
  if (!isWithin(path)) return undefined
  try {
    const parameters = { ...releaseOf(source), ...params }
    const { data, cv } = await callStoryblok(source, `cdn/stories/${encodePath(path)}`, parameters, signal)
    return { story: v.parse(oneAnswer, data).story, cv }
  } catch (error) {
    if (error instanceof SourceError && error.status === 404) return undefined
    throw error
  }
}

/** One page of the stories that match the filter, with their total from a header of the answer. */
export async function storiesPage(
  { source, signal, params }: StoryCall,
  filter: Parameters = {},
): Promise<StoriesAnswer> {
  const parameters = { per_page: PAGE_SIZE, ...releaseOf(source), ...params, ...filter }
  const { data, total, cv } = await callStoryblok(source, 'cdn/stories', parameters, signal).catch(noSpace)
  return { stories: v.parse(listAnswer, data).stories, cv, total }
}

/** All stories that fit the filter, page by page, in the order of the space or of `sort_by`. The version is that of the first page. */
export async function allStories(call: StoryCall, filter: Parameters): Promise<StoriesAnswer> {
  const perPage = Number(filter.per_page ?? PAGE_SIZE)
  const first = await storiesPage(call, filter)
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total / perPage))
  const stories = [...first.stories]
  for (let page = 2; page <= pages; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pages - page + 1) }, (_, index) => page + index)
    const more = await Promise.all(numbers.map(number => storiesPage(call, { ...filter, page: number })))
    stories.push(...more.flatMap(found => found.stories))
  }
  return { ...first, stories }
}

/** Stories by their uuids, in that order; those that do not exist are left out. */
export const storiesByUuid = (call: StoryCall, uuids: readonly string[]): Promise<readonly unknown[]> =>
  inBatches(uuids, async batch => (await storiesPage(call, { ...batch })).stories)

/** All stories of a component type, in the editors' order. */
export const storiesOfType = (call: StoryCall, type: string): Promise<StoriesAnswer> =>
  allStories(call, { content_type: type, sort_by: 'position:asc', per_page: 100 })

/** Fields with which stories name their experiment: the block of the field, and the value that a field plugin stored there formerly. */
const experimentPaths = ['experimentMetaData.0.experimentId', 'experimentMetaData.experimentId']

/**
 * The variants of an experiment; each names it in `experimentMetaData`. One call per path, because the delivery API treats two fields
 * within one `__or` as conditions that must both hold.
 */
export async function storiesOfExperiment(call: StoryCall, experimentId: string): Promise<StoriesAnswer> {
  const answers = await Promise.all(
    experimentPaths.map(path => allStories(call, { [`filter_query[${path}][in]`]: experimentId })),
  )
  const stories = answers.flatMap(answer => answer.stories)
  return { stories, total: stories.length, cv: Math.min(...answers.map(({ cv }) => cv)) }
}

/** All stories in the folder of feature settings. */
export const featureStories = (call: StoryCall): Promise<StoriesAnswer> =>
  allStories(call, { starts_with: 'settings/features', sort_by: 'position:asc' })

const space = v.object({
  space: v.object({
    id: v.number(),
    name: v.string(),
    domain: v.fallback(v.string(), ''),
    version: v.number(),
    language_codes: v.fallback(fittingEntries(languageCode), []),
  }),
})

type SpaceInfo = v.InferOutput<typeof space>['space']

/** The space that a token opens, and the version of its content. Throws `SourceError` if it is not the configured one. */
export async function spaceInfo({ source, signal }: StoryCall): Promise<SpaceInfo> {
  const { cv: _, ...unversioned } = source
  const { data } = await callStoryblok(unversioned, 'cdn/spaces/me', {}, signal).catch(noSpace)
  const found = v.parse(space, data).space
  const isConfigured = source.spaceId === undefined || found.id === source.spaceId
  source.noteSpace?.(isConfigured)
  if (!isConfigured)
    throw new SourceError(`the token opens the space ${found.id}, not ${source.spaceId}`, 502)
  return found
}

const entry = v.object({ id: v.fallback(v.number(), 0), name: v.string(), value: v.string() })
const answer = v.object({ datasource_entries: v.array(entry) })

export type DatasourceEntry = v.InferOutput<typeof entry>

/** The delivery API returns at most so many entries at once. */
export const perPage = 1000

interface EntriesPage {
  readonly entries: readonly DatasourceEntry[]
  /** Number of all entries. */
  readonly total: number
  readonly cv: number
}

/** A page of the entries of a datasource as the delivery API has them, in their order. Throws `SourceError`. */
export async function entriesPage(
  source: ContentSource,
  datasource: string,
  { signal, page = 1 }: { readonly signal: AbortSignal; readonly page?: number },
): Promise<EntriesPage> {
  const params = { datasource, per_page: perPage, page }
  const { data, cv, total } = await callStoryblok(source, 'cdn/datasource_entries', params, signal)
  return { entries: v.parse(answer, data).datasource_entries, cv, total }
}
