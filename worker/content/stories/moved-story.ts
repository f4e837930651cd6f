import * as v from 'valibot'
import { within } from '../../http/deadline.ts'
import type { Log } from '../../log/log-line.ts'
import { reasonOf } from '../../log/reason-of.ts'
import type { LookedUpRedirect } from '../../routing/redirect-entry.ts'
import { storyPath } from '../../site/links.ts'
import { isInUnit, storySlugOf } from '../../site/page-path.ts'
import type { Site } from '../../site/site.ts'
import type { Reads } from '../cache/access.ts'
import { keyOfAsked } from '../cache/memory-cache.ts'
import type { ReadOptions } from '../cache/read.ts'
import type { Resource } from '../cache/resource.ts'
import type { ContentSource } from '../client/content-source.ts'
import { slugIn } from '../index/addresses.ts'
import type { ContentIndex } from '../index/content-index.ts'
import { placeOf } from '../version/changed-stories.ts'
import { codeOf } from './story-parameters.ts'

interface MoveDependencies {
  readonly index: ContentIndex | undefined
  readonly reader: Reads
  readonly source: ContentSource
  readonly options: ReadOptions
  readonly site: Site
  readonly log: Log
}

/** Milliseconds for the database. */
const DEADLINE = 500

const late = (): never => {
  throw new Error('no answer in time')
}

const placed = v.object({ places: v.record(v.string(), v.string()) })

/** Where a story stands now, by language; asked of the source where it is not at the address that the index knows. */
const placeResource = (uuid: string, source: ContentSource): Resource<v.InferOutput<typeof placed>> => ({
  key: keyOfAsked(`place:${uuid}`),
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
  { path, language }: { readonly path: string; readonly language: string },
  { reader, source, options }: MoveDependencies,
): Promise<string | undefined> {
  const places = (await reader.read(placeResource(uuid, source), options))?.value.places ?? {}
  const now = places[language] ?? places.default
  return now === undefined || now === path ? undefined : slugIn(language, now)
}

/**
 * Where the story went that once stood at a path of this site at which no story stands now (requirement redirects/moved-stories). A story that the index
 * still has there is asked for at the source, so that the addresses of a large folder lead on before all of them were listed. An index or a source that
 * does not answer is told as a failure: the address may be one that a story had.
 */
export async function lookUpMove(path: string, dependencies: MoveDependencies): Promise<LookedUpRedirect> {
  const { index, site, log } = dependencies
  const none = { entry: undefined, freshUntil: 0 }
  const asked = storySlugOf(path, site)
  if (!index || !asked || !isInUnit(asked.slug, site)) return none
  try {
    const question = { path: asked.slug, language: codeOf(asked.language, site.defaultLanguage) }
    const { slug: noted, uuid } = await within(index.findMove(question), DEADLINE, late)
    const slug = (uuid && (await slugNow(uuid, question, dependencies))) || noted
    if (!slug) return none
    const entry = { path: storyPath(slug, site), query: '', status: 301, forwardParameters: true } as const
    return { entry, freshUntil: 0 }
  } catch (error) {
    log({ event: 'index-failed', reason: reasonOf(error) })
    return { ...none, isUnanswered: true }
  }
}
