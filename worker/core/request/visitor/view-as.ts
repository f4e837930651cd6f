import * as v from 'valibot'
import { isDay } from '../../../../blocks/_kit/forms/rules.ts'
import { usergroups } from '../../../../blocks/_kit/usergroups.ts'
import { parseZonedTime } from '../../../../blocks/_kit/zoned-time.ts'
import type { Keyring } from '../../../keyring.ts'
import { keysOf } from '../site/query.ts'
import { experimentName } from './experiment-state.ts'
import { readSignedLink } from './signed-link.ts'

/** A moment; without an offset it is the time in `zone`. */
const momentIn = (zone: string) =>
  v.pipe(
    v.string(),
    v.regex(
      /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/,
      'a date is written 2026-12-24, or 2026-12-24T18:00 with a time',
    ),
    v.check(text => isDay(text.slice(0, 10)), 'there is no such date'),
    v.transform(text => parseZonedTime(text, zone)),
    v.number('there is no such date'),
  )

const country = v.pipe(
  v.string(),
  v.regex(/^(?:[A-Z]{2}|unknown)$/, 'a country is two capital letters, or unknown'),
)

/** The facts of the visitor that a view-as link may set; the others are those of a first visit. */
export const viewAsClaims = (zone: string) =>
  v.object({
    unit: v.string(),
    country: v.optional(country),
    usergroup: v.optional(v.picklist(usergroups, `a usergroup is one of ${usergroups.join(', ')}`)),
    variant: v.optional(v.pipe(v.string(), experimentName)),
    date: v.optional(momentIn(zone)),
    publication: v.optional(
      v.picklist(['published', 'draft'], 'a publication is published or draft'),
      'published',
    ),
  })

/** The simulated visitor of a view-as link. */
export type ViewAs = Omit<v.InferOutput<ReturnType<typeof viewAsClaims>>, 'unit'>

const parameterNames = ['country', 'usergroup', 'date'] as const
const chosenIn = (zone: string) => {
  const { country, usergroup, date } = viewAsClaims(zone).entries
  return v.object({
    country: v.fallback(country, undefined),
    usergroup: v.fallback(usergroup, undefined),
    date: v.fallback(date, undefined),
  })
}

/**
 * The simulated visitor of a draft, from the parameters `_storyblok_country`, `_storyblok_usergroup` and `_storyblok_date`; undefined if
 * none is set. The draft's own signature suffices; these parameters need none.
 */
export function readChosenVisitor(query: string, zone: string): ViewAs | undefined {
  const written = new Map(keysOf(query))
  const named = parameterNames.map(name => [name, written.get(`_storyblok_${name}`) || undefined] as const)
  const { country, usergroup, date } = v.parse(chosenIn(zone), Object.fromEntries(named))
  const saysNothing = country === undefined && usergroup === undefined && date === undefined
  return saysNothing ? undefined : { country, usergroup, date, publication: 'draft' }
}

export interface ViewAsQuestion {
  readonly url: URL
  readonly unit: string
  /** The unit's. */
  readonly zone: string
  /** Epoch milliseconds. */
  readonly now: number
}

/** The facts that the address's signed link fixes; undefined without a valid link (requirement drafts/signed-links). */
export async function readViewAs(
  { url, unit, zone, now }: ViewAsQuestion,
  keys: Keyring | undefined,
): Promise<ViewAs | undefined> {
  const query = url.search.slice(1)
  const link = await readSignedLink({ purpose: 'view-as', path: url.pathname, query, now, keys })
  const claims = v.safeParse(viewAsClaims(zone), link?.claims)
  if (!claims.success || claims.output.unit !== unit) return undefined
  const { unit: _, ...viewAs } = claims.output
  return viewAs
}
