import { contentUnavailable } from '../errors.ts'
import { formsFolder, isForms, pagePathOf } from '../routing/slug.ts'
import { readKnownSlugs } from './known-slugs.ts'
import type { Read, Reader, ReadOptions } from './reader.ts'
import type { Resource } from './resource.ts'
import { relationFields } from './story-types.ts'
import { type ContentSource, callStoryblok, SourceError } from './storyblok.ts'
import { parseStories, parseStory, type Story } from './types/story.ts'

export interface StoriesPorts {
  readonly reader: Reader
  readonly source: ContentSource
  /** Source of the forms pages, where they have a space of their own. */
  readonly formsSource?: ContentSource | undefined
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

const encodeSlug = (slug: string) => slug.split('/').map(encodeURIComponent).join('/')

/** How the content system names a language: its default one has no code. */
const languageParameter = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? {} : { language }

const codeOf = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? 'default' : language

/** Paths that nobody has must not reach the source at any rate that a stranger chooses. */
async function isWorthAsking(slug: string, language: string, ports: StoriesPorts): Promise<boolean> {
  const known = await readKnownSlugs(ports)
  return !known || known.has(slug) || known.has(`${language}/${slug}`) || ports.mayAskForUnknown()
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

function storyResource(slug: string, language: string, ports: StoriesPorts): Resource<Story> {
  const { defaultLanguage, unit, formsSource, newProblems } = ports
  const ofForms = formsSource && isForms(slug, ports)
  const source = ofForms ? formsSource : ports.source
  const path = ofForms ? pagePathOf(slug, ports).slice(formsFolder.length + 1) : slug
  const params = {
    ...languageParameter(language, defaultLanguage),
    resolve_links: 'url',
    resolve_relations: relationFields.join(','),
  }
  return {
    key: `story:${unit}:${codeOf(language, defaultLanguage)}:${slug}`,
    persist: true,
    source: ofForms ? 'forms' : 'content',
    isWorthAsking: () => isWorthAsking(slug, language, ports),
    parse: parseStory,
    withdraw: withoutGone,
    publicationOf,
    newProblems: (before, next) => newProblems(parseStory(before), parseStory(next)),
    async load(signal) {
      try {
        const { data, cv } = await callStoryblok(source, `cdn/stories/${encodeSlug(path)}`, params, signal)
        // The version that is followed is the main space's.
        return { body: { story: data.story }, cv: ofForms ? 0 : cv }
      } catch (error) {
        if (error instanceof SourceError && error.status === 404) return undefined
        throw error
      }
    },
  }
}

/** A list of stories that fit a filter, by its name among the lists of a unit and a language. */
function listResource(
  name: string,
  language: string,
  filter: Readonly<Record<string, string>>,
  { source, defaultLanguage, unit }: StoriesPorts,
): Resource<readonly Story[]> {
  const params = {
    ...languageParameter(language, defaultLanguage),
    ...filter,
    per_page: 100,
    resolve_links: 'url',
    sort_by: 'position:asc',
  }
  return {
    key: `stories:${unit}:${codeOf(language, defaultLanguage)}:${name}`,
    persist: true,
    source: 'content',
    parse: parseStories,
    withdraw: listWithoutGone,
    async load(signal) {
      const { data, cv } = await callStoryblok(source, 'cdn/stories', params, signal)
      return { body: { stories: data.stories }, cv }
    },
  }
}

async function reading<T>(
  { reader, options }: StoriesPorts,
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
  /** Stories of one content type, in the editors' order. */
  ofType(type: string, language: string): Promise<Read<readonly Story[]>>
  /** The variants of an experiment, which name it in `experimentMetaData`; the page itself is one of them. */
  ofExperiment(id: string, language: string): Promise<Read<readonly Story[]>>
}

/** Stories of the main space through the cached reader, for one request. Throws `ContentUnavailable`. */
export function createStories(ports: StoriesPorts): Stories {
  async function list(name: string, language: string, filter: Readonly<Record<string, string>>) {
    const found = await reading(ports, listResource(name, language, filter, ports))
    return found ?? { value: [], revision: '', anchor: {}, freshness: 'miss' as const, freshUntil: 0 }
  }
  return {
    bySlug: (slug, language) => reading(ports, storyResource(slug, language, ports)),
    ofType: (type, language) => list(type, language, { content_type: type }),
    ofExperiment: (id, language) =>
      list(`experiment/${id}`, language, {
        'filter_query[experimentMetaData.experimentId][in]': id,
        resolve_relations: relationFields.join(','),
      }),
  }
}
