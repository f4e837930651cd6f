import { parameterText } from '../../../blocks/_kit/parameter-text.ts'
import { readText } from '../base/http/read-body.ts'
import { SourceError } from '../content/client/storyblok.ts'
import { guardJson } from '../content/client/text-guard.ts'
import type { PlatformCall } from './call.ts'

type Parameters = Readonly<Record<string, unknown>>

const placeholder = /\/:(\w+)(\?)?/g

/** The pattern of a call's path: only names fill its parameters, so that no value can change the path. */
export const routeOf = ({ path }: Pick<PlatformCall, 'path'>): string =>
  path.replace(placeholder, (_, name: string, optional = '') => `/:${name}{[\\w-]+}${optional}`)

/** The path of one call, with the parameters that the path does not contain; empty ones are left out. */
export function addressOf({ path }: Pick<PlatformCall, 'path'>, parameters: Parameters): string {
  const held = new Set<string>()
  const filled = path.replace(placeholder, (_, name: string) => {
    const value = String(parameters[name] ?? '')
    held.add(name)
    return value && `/${encodeURIComponent(value)}`
  })
  const names = Object.keys(parameters).filter(
    name => !held.has(name) && parameters[name] !== undefined && parameters[name] !== '',
  )
  const query = names.sort().map(name => parameterText(name, String(parameters[name])))
  return query.length ? `${filled}?${query.join('&')}` : filled
}

export type Fetch = (input: string, init: RequestInit) => Promise<Response>

interface Upstream {
  /** Address of the service, without a slash at its end. */
  readonly base: string
  readonly fetch: Fetch
  readonly now: () => number
}

export interface Forwarded {
  /** `null` where the body of the upstream is empty. */
  readonly answer: unknown
  readonly validUntil: number
}

/** The status with which a working upstream refuses the question itself. */
interface Refused {
  readonly refused: number
}

const maxBytes = 2_000_000
const maxValidity = 60_000

/** Statuses after which a GET is tried once more (requirement platform-calls/retries). */
const repeatable: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Statuses that refuse the question itself (RFC 9110, section 15.5). */
const ofQuestion: ReadonlySet<number> = new Set([400, 404, 410, 413, 414, 422])

/**
 * The other statuses from 400 to 499 refuse this site (401 and 403, no access) or its way of calling, so no client could do better. 408 (too slow)
 * and 429 (too many) mean that the service does not work (RFC 6585, section 4).
 */
const refusesSite = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429

/** How long an upstream lets its answer be served: its max-age, at most a minute. */
function validityOf(response: Response, now: number): number {
  const seconds = /max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1]
  return now + Math.min(seconds === undefined ? maxValidity : Number(seconds) * 1000, maxValidity)
}

type Call = Pick<PlatformCall, 'method' | 'path'>

function requestOf(call: Call, query: object, base: string, signal: AbortSignal): [string, RequestInit] {
  // Cookies are forwarded in neither direction, and a redirect would leave the platform.
  const common = { signal, redirect: 'manual' } as const
  if (call.method !== 'POST') {
    const address = `${base}/${addressOf(call, query as Record<string, unknown>)}`
    return [address, { ...common, headers: { accept: 'application/json' } }]
  }
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  return [
    `${base}/${addressOf(call, {})}`,
    { ...common, method: 'POST', headers, body: JSON.stringify(query) },
  ]
}

/** Sends one request, repeated once where that is safe. Throws when there is no answer. */
async function fetchUpstream(call: Call, query: object, { base, fetch }: Upstream, signal: AbortSignal) {
  const [address, init] = requestOf(call, query, base, signal)
  const again = () => fetch(address, init)
  if (call.method === 'POST') return again()
  const first = await fetch(address, init).catch((error: unknown) => {
    if (signal.aborted) throw error
    return undefined
  })
  if (first && !repeatable.has(first.status)) return first
  await first?.body?.cancel()
  return again()
}

async function answerOf(response: Response): Promise<unknown> {
  const text = await readText(response.body, maxBytes)
  if (text === undefined) throw new Error(`more than ${maxBytes} bytes`)
  return text.trim() === '' ? null : JSON.parse(guardJson(text))
}

/**
 * The upstream's answer, not yet validated; only the status where it refuses the question. Throws when it fails or redirects, or when the
 * answer is not JSON or is too long; a `SourceError` with the status where it refuses the site.
 */
export async function forward(
  call: Call,
  query: object,
  upstream: Upstream,
  signal: AbortSignal,
): Promise<Forwarded | Refused> {
  const response = await fetchUpstream(call, query, upstream, signal)
  const { ok, status } = response
  if (!ok) {
    await response.body?.cancel()
    if (ofQuestion.has(status)) return { refused: status }
    const message = `${call.path} answered ${status}`
    throw refusesSite(status) ? new SourceError(message, status) : new Error(message)
  }
  return { answer: await answerOf(response), validUntil: validityOf(response, upstream.now()) }
}
