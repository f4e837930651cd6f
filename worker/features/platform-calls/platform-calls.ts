import { Hono } from 'hono'
import * as v from 'valibot'
import type { SiteContext } from '../../core/answer/feature.ts'
import { allows, clientOf, limitedHeaders } from '../../core/base/http/limits.ts'
import type { PlatformCall, Service } from '../../core/platform/call.ts'
import { routeOf } from '../../core/platform/forward.ts'
import { unitParameters } from '../../core/platform/page-query.ts'
import { type CallPlatform, platformCalls } from '../../core/platform/platform.ts'
import { readPostedJson } from '../../core/platform/posted-json.ts'

const folders: Readonly<Record<Service, string>> = {
  platform: '/proxy/index',
  suggestions: '/suggestions',
}

type Parameters = Readonly<Partial<Record<string, unknown>>>

/**
 * The parameter that names an unknown unit. Such units are refused: each would need its own content and redirects, read and
 * cached.
 */
const unknownUnit = (parameters: Parameters, units: ReadonlySet<string>): string | undefined =>
  unitParameters.find(name => parameters[name] && !units.has(String(parameters[name])))

const headers = { 'cache-control': 'private, no-store' }
/** A circuit that is open is tried again after five seconds. */
const retryHeaders = { ...headers, 'retry-after': '5' }

/** The part of a request that is its question. */
const partOf = ({ method }: PlatformCall) => (method === 'POST' ? 'body' : 'query')

/** The parsed question of a request, or the reason for its refusal. */
async function questionOf(call: PlatformCall, { req }: SiteContext, units: ReadonlySet<string>) {
  const { method, query } = call
  const posted = method === 'POST' ? await readPostedJson(req.raw) : undefined
  if (posted && !posted.ok) return posted
  const input = posted ? posted.body : { ...req.query(), ...(req.param() as Record<string, string>) }
  const { issues, output } = v.safeParse(query, input)
  const wrong = issues ? v.getDotPath(issues[0]) : unknownUnit(output as Parameters, units)
  if (!issues && wrong === undefined) return { ok: true, input } as const
  return { ok: false, status: 400, error: `invalid ${partOf(call)}: ${wrong ?? ''}` } as const
}

export interface PlatformRoutesDependencies {
  /** The calls, for one request. */
  readonly callFor: (context: SiteContext) => CallPlatform
  readonly unitsFor: (context: SiteContext) => ReadonlySet<string>
}

/**
 * The calls over HTTP, below `/api`: a fixed table of paths, each with one method. Answers are private to the caller; answers to
 * clients are not written to the store.
 */
export function createPlatformRoutes({ callFor, unitsFor }: PlatformRoutesDependencies) {
  const routes = new Hono<{ Bindings: Cloudflare.Env }>()
  for (const [name, call] of Object.entries(platformCalls) as unknown as [string, PlatformCall][]) {
    const path = `${folders[call.service ?? 'platform']}/${routeOf(call)}`
    const method = call.method ?? 'GET'
    routes.on(method, path, async context => {
      const limit = method === 'POST' ? context.env.POST_LIMIT : context.env.PLATFORM_LIMIT
      if (!(await allows(limit, clientOf(context.req.raw.headers))))
        return context.json({ error: 'too many requests' }, 429, limitedHeaders)
      const question = await questionOf(call, context, unitsFor(context))
      if (!question.ok) return context.json({ error: question.error }, question.status, headers)
      const answer = await callFor(context)(name, call, question.input, { persist: false })
      const { value, fallback, refused } = answer
      if (refused && (value === undefined || call.isList))
        return context.json({ error: `invalid ${partOf(call)}: there is no such answer` }, 400, headers)
      if (call.isList && fallback) return context.json({ error: 'unavailable' }, 503, retryHeaders)
      if (value === undefined) return context.json({ error: 'unavailable' }, 502, headers)
      return context.json(value ?? null, 200, headers)
    })
    routes.all(path, context =>
      context.json({ error: 'method not allowed' }, 405, {
        ...headers,
        allow: method === 'GET' ? 'GET, HEAD' : method,
      }),
    )
  }
  return routes
}
