import * as v from 'valibot'
import { redirectEntry } from '../../request/routing/redirect-entry.ts'
import { platformCall } from '../call.ts'
import { name } from '../page-query.ts'

/** Whether an answer means that there is no redirect: it is empty, or its path is. */
function isNone(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return answer === null || answer === ''
  if (Object.keys(answer).length === 0) return true
  return 'path' in answer && (answer.path === null || String(answer.path).trim() === '')
}

const nothing = v.pipe(
  v.unknown(),
  v.check(isNone),
  v.transform(() => null),
)

/** The redirect of a path; `null` without one. */
export const call = platformCall({
  path: 'v2/redirect/:unit',
  query: v.object({ unit: name, path: v.pipe(v.string(), v.minLength(1), v.maxLength(4096)) }),
  answer: v.union([redirectEntry, nothing]),
  embedded: async ({ unit, path }, { redirect }) => ({ answer: (await redirect(unit, path)) ?? null }),
  deadline: 500,
  fallback: null,
})
