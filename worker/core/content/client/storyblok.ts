import * as v from 'valibot'
import { createClient } from './client.ts'
import type { ContentSource } from './content-source.ts'
import { insertReferences } from './references.ts'
import { settleTimes } from './settle-times.ts'
import { inBatches } from './uuid-batches.ts'

export type Parameters = Readonly<Record<string, string | number>>

/** A failed call. */
export class SourceError extends Error {
  readonly status: number
  /** The status of the answer, where there was one: the log names it. */
  readonly answered: number | undefined

  constructor(message: string, status: number, answered?: number) {
    super(message)
    this.status = status
    this.answered = answered
  }
}

/** Whether an error is a rate-limit refusal: the source is not down, and answers again a moment later. */
export const isTooOften = (error: unknown): boolean => error instanceof SourceError && error.status === 429

/** Whether the source rejected the token: a copy is shown, and no new content until there is another token. */
export const isRefusedToken = (error: unknown): boolean =>
  error instanceof SourceError && (error.status === 401 || error.status === 403)

/**
 * Whether an error means that the source is down or unreachable, rather than that it refused the question. A source whose answer
 * has the wrong shape is not down.
 */
export const isOutage = (error: unknown): boolean =>
  error instanceof SourceError ? error.status === 408 || error.status >= 500 : !v.isValiError(error)

const rejection = v.object({
  message: v.fallback(v.unknown(), undefined),
  status: v.fallback(v.optional(v.number()), undefined),
})

/**
 * The client's message is the body's: its error, its first item or the message of its first field, its slug, else "Unknown error"
 * (requirement content-source/errors). Without an answer it describes the network failure.
 */
function translate(thrown: unknown): SourceError {
  const { message, status } = v.parse(rejection, thrown)
  // The client's error has no status for network failures, time-outs and answers that are not JSON.
  const known = typeof message === 'string' && message ? message : 'Unknown error'
  return new SourceError(known, status ?? 502, status)
}

export interface ContentAnswer {
  readonly data: Readonly<Record<string, unknown>>
  readonly total: number
  /** The version in the answer, else the requested version; 0 where neither is known. */
  readonly cv: number
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The stories that an answer refers to; beyond a limit, the answer names their uuids only. */
async function relatedStories(data: ContentAnswer['data'], call: Call): Promise<readonly unknown[]> {
  if (!data.rel_uuids) return listOf(data.rels)
  const uuids = listOf(data.rel_uuids).filter(uuid => typeof uuid === 'string')
  const { source, params, signal } = call
  const same = Object.fromEntries(Object.entries(params).filter(([name]) => inherited.has(name)))
  return inBatches(uuids, async batch => {
    const answer = await callStoryblok(source, 'cdn/stories', { ...same, ...batch }, signal)
    return listOf(answer.data.stories)
  })
}

/** Parameters that are also sent with the calls for related stories. */
const inherited: ReadonlySet<string> = new Set(['language', 'from_release'])

interface Call {
  readonly source: ContentSource
  readonly params: Parameters
  readonly signal: AbortSignal
}

/** Replaces uuids by their stories, in place: no other code refers to the answer yet. */
async function resolveReferences(data: ContentAnswer['data'], relations: string, call: Call): Promise<void> {
  const stories = [data.story, ...listOf(data.stories)]
  insertReferences(
    stories.map(story => (story as { readonly content?: unknown } | null | undefined)?.content),
    { fields: relations.split(','), related: await relatedStories(data, call), links: listOf(data.links) },
  )
}

/**
 * One call of the delivery API through the official client, made for this call only: with a shared client, visitors would wait for
 * each other. Throws `SourceError`.
 */
export async function callStoryblok(
  source: ContentSource,
  path: string,
  params: Parameters,
  signal: AbortSignal,
): Promise<ContentAnswer> {
  const { resolve_relations, ...plain } = params
  const relations = resolve_relations === undefined ? undefined : String(resolve_relations)
  if (!source.token) throw new SourceError('Missing content access token', 503)
  const client = createClient(source, { signal, relations })
  const asked = (await source.cv?.()) ?? 0
  const version = { version: source.version, ...(asked && { cv: asked }) }
  const answer = await client.get(path, { ...plain, ...version }).catch((thrown: unknown) => {
    throw translate(thrown)
  })
  const data = answer.data as Record<string, unknown>
  if (relations) await resolveReferences(data, relations, { source, params, signal })
  settleTimes([data.story, data.stories], source.zones)
  return { data, total: answer.total ?? 0, cv: typeof data.cv === 'number' ? data.cv : asked }
}
