import StoryblokClient from 'storyblok-js-client'
import * as v from 'valibot'
import { guardJson } from './text-guard.ts'

/** How to reach a space. `fetch` is the network's, or the embedded delivery API's. */
export interface ContentSource {
  /** Base of the delivery API including `/v2`. */
  readonly endpoint: string
  readonly token: string
  readonly version: 'published' | 'draft'
  readonly fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
  /** The content version that is asked for, as far as it is known; shared caches of the source are told apart by it. */
  readonly cv?: () => number
}

/** A failed call; without a status when there was no answer. */
export class SourceError extends Error {
  readonly status: number

  constructor(message: string, status: number) {
    super(message)
    this.status = status
  }
}

/** Whether an error says that the source is down or out of reach, rather than something of what was asked for. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof SourceError) || error.status === 429 || error.status >= 500

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
  /** The version that was answered; else the one that was asked for; 0 where neither is known. */
  readonly cv: number
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
    const asked = source.cv?.() ?? 0
    const version = { version: source.version, ...(asked && { cv: asked }) }
    const { data, total } = await client.get(path, { ...params, ...version })
    const { cv } = data as { readonly cv?: unknown }
    return {
      data: data as Record<string, unknown>,
      total: total ?? 0,
      cv: typeof cv === 'number' ? cv : asked,
    }
  } catch (thrown) {
    throw translate(thrown)
  }
}
