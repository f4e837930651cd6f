import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import type { PlatformCall } from './call.ts'
import { type CallPlatform, platformCalls } from './platform.ts'

type SiteContext = Context<{ Bindings: Cloudflare.Env }>

/** The platform calls over HTTP, below `/api/proxy/index/`. `callFor` gives the caller of one request. */
export function createPlatformRoutes(callFor: (context: SiteContext) => CallPlatform) {
  const routes = new Hono<{ Bindings: Cloudflare.Env }>()
  for (const [name, call] of Object.entries(platformCalls) as unknown as [string, PlatformCall][]) {
    routes.get(`/${call.path}`, async context => {
      const query = { ...context.req.query(), ...(context.req.param() as Record<string, string>) }
      if (!v.safeParse(call.query, query).success) return context.json({ error: 'invalid query' }, 400)
      const callPlatform = callFor(context)
      const { value, fallback } = await callPlatform(name, call, query)
      const status = fallback && value === undefined ? 502 : 200
      return context.json(value === undefined ? { error: 'unavailable' } : value, status, {
        'cache-control': 'private, no-store',
      })
    })
  }
  return routes
}
