import StoryblokClient from 'storyblok-js-client'
import * as v from 'valibot'
import { guardJson } from './text-guard.ts'

/** How to reach a space. `fetch` is the network's, or the embedded delivery API's. */
export interface ContentSource {
  /** Base of the delivery API including `/v2`. */
  readonly endpoint: string
  readonly token: string
  readonly version: 'published' | 'draft'
  /** Id of the release whose changes are read as well; drafts only. */
  readonly release?: string
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
}

/** A failed call; without a status when there was no answer. */
export class SourceError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

const rejection = v.object({
  message: v.fallback(v.unknown(), undefined),
  status: v.fallback(v.optional(v.number()), undefined),
  response: v.fallback(v.unknown(), undefined),
})

function messageOf(response: unknown): string {
  if (typeof response === 'string' && response) return response
  if (Array.isArray(response) && typeof response[0] === 'string') return response[0]
  if (typeof response !== 'object' || response === null) return 'Unknown error'
  const { error, slug } = response as { error?: unknown; slug?: unknown }
  const first = error ?? Object.values(response)[0] ?? slug
  return typeof first === 'string'
    ? first
    : Array.isArray(first) && typeof first[0] === 'string'
      ? first[0]
      : 'Unknown error'
}

function translate(thrown: unknown): SourceError {
  const { response, status } = v.parse(rejection, thrown)
  const body = (response as { data?: unknown } | undefined)?.data ?? response
  // The client gives no status to network failures, time-outs and answers that are not JSON.
  return new SourceError(messageOf(body), status ?? 502)
}

/** A body guarded against hostile nesting before the client, which recurses, sees it. */
function guarded(fetch: ContentSource['fetch'], signal: AbortSignal): ContentSource['fetch'] {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal })
    const text = await response.text()
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.delete('content-encoding')
    return new Response(response.ok ? guardJson(text) : text, { status: response.status, headers })
  }
}

export interface ContentAnswer {
  readonly data: Readonly<Record<string, unknown>>
  readonly total: number
}

/**
 * One call of the delivery API through the official client, made for this call only: a shared one would make visitors wait for each
 * other. Throws `SourceError`.
 */
export async function callStoryblok(
  source: ContentSource,
  path: string,
  params: Readonly<Record<string, string | number>>,
  signal: AbortSignal,
): Promise<ContentAnswer> {
  const client = new StoryblokClient({
    accessToken: source.token,
    endpoint: source.endpoint,
    rateLimit: 5,
    maxRetries: 10,
    cache: { clear: 'manual', type: 'none' },
    fetch: guarded(source.fetch, signal) as typeof fetch,
  })
  try {
    const { data, total } = await client.get(path, { ...params, version: source.version })
    return { data: data as Record<string, unknown>, total: total ?? 0 }
  } catch (thrown) {
    throw translate(thrown)
  }
}
