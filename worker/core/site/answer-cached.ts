import type { Services } from '../answer/services.ts'
import { originIn, pathIn, queryIn } from '../base/http/address.ts'
import type { ToldAnswer } from '../request/guard-answer.ts'
import { readVisitor } from '../request/visitor/read-visitor.ts'

interface CachedDependencies {
  readonly services: Services
  /** Epoch milliseconds. */
  readonly now: number
  readonly waitUntil: (promise: Promise<unknown>) => void
}

/**
 * The short way: finds the cached answer to a request with one look-up. It reads only the facts that the page at this path depends on.
 * Undefined if no answer is cached.
 */
export function answerCached(
  http: Request,
  { services, now, waitUntil }: CachedDependencies,
): ToldAnswer | undefined {
  if (http.method !== 'GET' && http.method !== 'HEAD') return undefined
  const {
    environment,
    siteOf,
    content: { versions },
    answers: { pages: answers, redirects },
  } = services
  const { url } = http
  const site = siteOf(originIn(url))
  if (!site) return undefined
  versions.check(waitUntil)
  const visitor = readVisitor(http, { site, environment, path: pathIn(url), query: queryIn(url), now })
  const question = { now, state: versions.state }
  const found = answers.find(visitor, question) ?? redirects.find(visitor, question)
  return found && { response: found.send(http), facts: found.facts }
}
