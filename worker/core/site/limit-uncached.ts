import type { MiddlewareHandler } from 'hono'
import { allows, clientOf, limitedResponse } from '../base/http/limits.ts'

/**
 * Counts an answer that is made for each request and is not a page, and refuses it to a client that requests many.
 */
export const limitUncached: MiddlewareHandler<{ Bindings: Cloudflare.Env }> = async ({ env, req }, next) =>
  (await allows(env.PLATFORM_LIMIT, clientOf(req.raw.headers))) ? next() : limitedResponse()
