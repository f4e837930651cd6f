import { contentUnavailable } from '../errors.ts'
import { formsFolder, isForms, pagePathOf } from '../routing/slug.ts'
import { readKnownSlugs } from './known-slugs.ts'
import { listStories } from './list-stories.ts'
import type { Read, Reader, ReadOptions, Resource } from './reader.ts'
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
}

const encodeSlug = (slug: string) => slug.split('/').map(encodeURIComponent).join('/')

/** How the content system names a language: its default one has no code. */
const languageParameter = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? {} : { language }

const cvOf = (data: Readonly<Record<string, unknown>>) => (typeof data.cv === 'number' ? data.cv : 0)

const codeOf = (language: string, defaultLanguage: string) =>
  language === defaultLanguage ? 'default' : language

/** Paths that nobody has must not reach the source at any rate that a stranger chooses. */
async function isWorthAsking(slug: string, language: string, ports: StoriesPorts): Promise<boolean> {
  const known = await readKnownSlugs(ports)
  return !known || known.has(slug) || known.has(`${language}/${slug}`) || ports.mayAskForUnknown()
}

function storyResource(slug: string, language: string, ports: StoriesPorts): Resource<Story> {
  const { defaultLanguage, unit, formsSource } = ports
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
    parse: parseStory,
    async load(signal) {
      if (!(await isWorthAsking(slug, language, ports))) return undefined
      try {
        const { data } = await callStoryblok(source, `cdn/stories/${encodeSlug(path)}`, params, signal)
        return { body: { story: data.story }, cv: cvOf(data) }
      } catch (error) {
        if (error instanceof SourceError && error.status === 404) return undefined
        throw error
      }
    },
  }
}

function typeResource(
  type: string,
  language: string,
  { source, defaultLanguage, unit }: StoriesPorts,
): Resource<readonly Story[]> {
  const params = {
    ...languageParameter(language, defaultLanguage),
    content_type: type,
    resolve_links: 'url',
  }
  return {
    key: `stories:${unit}:${codeOf(language, defaultLanguage)}:${type}`,
    persist: true,
    parse: parseStories,
    async load(signal) {
      const { stories, cv } = await listStories(source, params, signal)
      return { body: { stories }, cv }
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
}

/** Stories of the main space through the cached reader, for one request. Throws `ContentUnavailable`. */
export function createStories(ports: StoriesPorts): Stories {
  return {
    bySlug: (slug, language) => reading(ports, storyResource(slug, language, ports)),
    async ofType(type, language) {
      const found = await reading(ports, typeResource(type, language, ports))
      return found ?? { value: [], revision: '', anchor: {}, freshness: 'miss', freshUntil: 0 }
    },
  }
}
