import StoryblokClient from 'storyblok-js-client'
import * as v from 'valibot'
import { readText } from '../../base/http/read-body.ts'
import type { ContentSource } from './content-source.ts'
import { inBatches, insertReferences } from './references.ts'
import { settleTimes } from './settle-times.ts'
import { guardJson } from './text-guard.ts'

interface ClientOptions {
  readonly signal: AbortSignal
  /** Fields to resolve, as the delivery API takes them. */
  readonly relations: string | undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Converts a failure for the client, which reads the status only of JSON answers; a proxy in front of the content system may answer without JSON.
 * Throws for a 404 of such a proxy: it does not mean that the story is missing, because the content system did not answer.
 */
function failureOf(status: number, text: string): { readonly status: number; readonly body: string } {
  if (isJson(text)) return { status, body: text }
  if (status === 404) throw new Error('the answer is a 404 without JSON')
  return { status, body: '{}' }
}

/** Maximum bytes of one answer: pages of a list are far smaller, and an instance has 128 MB in total. */
const maxBytes = 16 * 1024 * 1024

/** Checks a body's length and nesting before the client, which is recursive, reads it. */
function guarded(
  { fetch, queue }: ContentSource,
  { signal, relations }: ClientOptions,
): ContentSource['fetch'] {
  // Added by this code instead of the client, which resolves references without a limit (`references.ts`).
  const related = relations ? `&resolve_relations=${encodeURIComponent(relations)}&resolve_level=2` : ''
  const call: ContentSource['fetch'] = async (input, init) => {
    const response = await fetch(`${String(input)}${related}`, { ...init, signal })
    const text = await readText(response.body, maxBytes)
    if (text === undefined) throw new Error(`the answer has more than ${maxBytes} bytes`)
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.delete('content-encoding')
    const { status, body } = response.ok
      ? { status: response.status, body: guardJson(text) }
      : failureOf(response.status, text)
    return new Response(body, { status, headers })
  }
  return queue ? (input, init) => queue(() => call(input, init), signal) : call
}

/**
 * The official client for one call: with a shared client, visitors would wait for each other. Rate and retries are those of requirements
 * content-source/rate and content-source/retries (300 ms between two tries is the client's default); the signal ends the retries early.
 */
export function createClient(source: ContentSource, options: ClientOptions): StoryblokClient {
  const { token, endpoint } = source
  return new StoryblokClient({
    accessToken: token,
    endpoint,
    rateLimit: 5,
    maxRetries: 10,
    // By default the client caches versions for the isolate's life, and goes on requesting them.
    cache: { clear: 'manual', type: 'none', cv: 'manual' },
    fetch: guarded(source, options) as typeof globalThis.fetch,
  })
}

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

interface ContentAnswer {
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
  const known = (await source.cv?.()) ?? 0
  const version = { version: source.version, ...(known && { cv: known }) }
  const answer = await client.get(path, { ...plain, ...version }).catch((thrown: unknown) => {
    throw translate(thrown)
  })
  const data = answer.data as Record<string, unknown>
  if (relations) await resolveReferences(data, relations, { source, params, signal })
  settleTimes([data.story, data.stories], source.zones)
  return { data, total: answer.total ?? 0, cv: typeof data.cv === 'number' ? data.cv : known }
}
