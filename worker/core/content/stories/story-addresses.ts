import * as v from 'valibot'
import { expired, revisionOf } from '../../base/caching/validity.ts'
import type { Log } from '../../base/log/events.ts'
import { reasonOf } from '../../base/log/reason-of.ts'
import type { LookedUpRedirect } from '../../request/routing/redirect-entry.ts'
import { storyPath } from '../../request/site/links.ts'
import { isForms, isInUnit, type StorySlug, storySlugOf } from '../../request/site/page-path.ts'
import type { Site } from '../../request/site/site.ts'
import type { Reads } from '../cache/access.ts'
import { keyOfRequested } from '../cache/memory-cache.ts'
import type { ReadOptions, Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import { placeOf } from '../follow/changes.ts'
import { slugIn } from '../index/addresses.ts'
import { type KnownAddress, type KnownAddresses, UNFILLED } from './known-address.ts'
import type { StoriesDependencies } from './stories-dependencies.ts'
import { codeOf } from './story-parameters.ts'

interface MoveDependencies {
  /** Undefined where no database is bound. */
  readonly addresses: KnownAddresses | undefined
  readonly reader: Reads
  readonly source: ContentSource
  readonly options: ReadOptions
  readonly site: Site
  readonly log: Log
}

interface Question {
  readonly path: string
  /** `default` or a code. */
  readonly language: string
}

const placed = v.object({ places: v.record(v.string(), v.string()) })

/** The current addresses of a story, by language; read from the source where the story is not at the address in the index. */
const placeResource = (uuid: string, source: ContentSource): Resource<v.InferOutput<typeof placed>> => ({
  key: keyOfRequested(`place:${uuid}`),
  persist: false,
  source: 'content',
  parse: body => v.parse(placed, body),
  lists: ({ isPlaced }) => isPlaced,
  async load(signal) {
    const found = await placeOf(uuid, { source, signal })
    return { body: { places: found.places ?? {} }, cv: found.cv }
  },
})

/** The slug of a story that the index has at a path where it is not any more: its folder may have been renamed a moment ago. */
async function slugNow(
  uuid: string,
  { path, language }: Question,
  { reader, source, options }: MoveDependencies,
): Promise<string | undefined> {
  const places = (await reader.read(placeResource(uuid, source), options))?.value.places ?? {}
  const now = places[language] ?? places.default
  return now === undefined || now === path ? undefined : slugIn(language, now)
}

/** The rows of a language first, then those of the default one: in other languages a story is also found at its default path. */
export const inLanguage = <Row extends Question>(rows: readonly Row[], { path, language }: Question) =>
  [language, 'default'].flatMap(code => rows.filter(row => row.path === path && row.language === code))

/** The address in the index of the story that was formerly at a path. */
export function notedSlug({ moves }: Pick<KnownAddress, 'moves'>, question: Question): string | undefined {
  const [now] = inLanguage(moves, question).flatMap(({ places }) => {
    const place = places[question.language] ?? places.default
    return place === undefined ? [] : [place]
  })
  return now === undefined ? undefined : slugIn(question.language, now)
}

/**
 * The current address of a story that was formerly at a path of this site without a story now (requirement redirects/moved-stories). If the index
 * still has a story there, the source is called, so that old addresses of a large folder redirect before all new ones are listed. Fails if the index
 * or source does not answer, because the address may be a former one.
 */
export async function lookUpMove(path: string, dependencies: MoveDependencies): Promise<LookedUpRedirect> {
  const { addresses, site, log } = dependencies
  const none = { entry: undefined, validity: expired }
  const former = storySlugOf(path, site)
  if (!addresses || !former || !isInUnit(former.slug, site)) return none
  try {
    const known = (await addresses.at(path))?.value
    if (!known) throw new Error('no answer')
    const question = { path: former.slug, language: codeOf(former.language, site.defaultLanguage) }
    const [standing] = inLanguage(known.stories, question)
    const slug =
      (standing && (await slugNow(standing.uuid, question, dependencies))) || notedSlug(known, question)
    if (!slug) return none
    const entry = { path: storyPath(slug, site), query: '', status: 301, forwardParameters: true } as const
    return { entry, validity: expired }
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
    return { ...none, isUnanswered: true }
  }
}

type ListedDependencies = Pick<
  StoriesDependencies,
  'addresses' | 'formsSource' | 'folder' | 'defaultLanguage'
>

/**
 * Whether the space lists a story at a slug, in this language or in the default one. Undefined where that is not known: the index does not answer, is
 * not filled yet, or does not cover the space of the slug.
 */
export async function isListedAddress(
  { slug, language }: StorySlug,
  { addresses, formsSource, folder, defaultLanguage }: ListedDependencies,
): Promise<boolean | undefined> {
  if (formsSource && isForms(slug, { folder })) return undefined
  const known = (await addresses?.ofSlug(slug))?.value
  if (!known?.isFilled) return undefined
  const code = codeOf(language, defaultLanguage)
  return inLanguage(known.stories, { path: slug, language: code }).length > 0
}

const listed = v.object({ slugs: v.array(v.string()) })

/**
 * Those of some slugs, which the links of a page name, at which a story of the main space stands. They are stored, so that an isolate that shows such a
 * page for the first time does not read the index.
 */
export function listedAmong(
  slugs: readonly StorySlug[],
  dependencies: StoriesDependencies,
): Resource<v.InferOutput<typeof listed>> {
  const { addresses, source, unit, defaultLanguage, now } = dependencies
  return {
    key: `listed:${unit}:${revisionOf(JSON.stringify(slugs))}`,
    persist: true,
    parse: body => v.parse(listed, body),
    lists: ({ isPlaced }) => isPlaced,
    async load() {
      const cv = (await source.cv?.()) ?? 0
      const found = await Promise.all(
        slugs.map(async ({ slug, language }) => {
          const known = await addresses?.ofSlug(slug)
          if (!known) throw new Error(`no answer for ${slug}`)
          const code = codeOf(language, defaultLanguage)
          const stands = inLanguage(known.value.stories, { path: slug, language: code }).length > 0
          return { slugs: stands ? [slug] : [], known }
        }),
      )
      const isFilled = found.every(({ known }) => known.value.isFilled)
      return {
        body: { slugs: found.flatMap(({ slugs }) => slugs) },
        cv,
        ...(found.some(({ known }) => known.freshness === 'stale') && { isOfStale: true }),
        ...(!isFilled && { validUntil: now() + UNFILLED }),
      }
    },
  }
}
