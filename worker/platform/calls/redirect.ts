import * as v from 'valibot'
import { redirectEntry } from '../../routing/redirect-entry.ts'
import { platformCall } from '../call.ts'
import { name } from '../page-query.ts'

const nothing = v.pipe(
  v.unknown(),
  v.check(
    value => value === null || value === '' || (typeof value === 'object' && !Object.keys(value).length),
  ),
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
