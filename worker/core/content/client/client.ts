import StoryblokClient from 'storyblok-js-client'
import { readText } from '../../base/http/read-body.ts'
import type { ContentSource } from './content-source.ts'
import { guardJson } from './text-guard.ts'

export interface ClientOptions {
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
