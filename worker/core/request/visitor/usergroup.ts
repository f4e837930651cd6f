import * as v from 'valibot'
import { type Usergroup, usergroups } from '../../../../blocks/_kit/usergroups.ts'
import { fromBase64Json, readCookie } from '../../base/http/cookies.ts'
import { isTechnical, keysOf } from '../site/query.ts'
import { isOfTool } from './tool-parameters.ts'

/** The allowed changes of a group; every other change is refused (requirement usergroups/transitions). */
const transitions: Readonly<Record<Usergroup, readonly Usergroup[]>> = {
  new: ['returning', 'lead', 'app'],
  returning: ['lead', 'app'],
  lead: ['app'],
  bob: [],
  app: [],
}

/** Whether the state machine allows the change. */
export const mayBecome = (from: Usergroup, to: Usergroup): boolean => transitions[from].includes(to)

const MINUTE = 60_000
const DAY = 1440 * MINUTE

/** A visitor is new until this long after the first visit (ms, requirement usergroups/returning). */
export const newFor = 30 * MINUTE
const halfLife = 15 * DAY
/** Other systems set this too, and their clocks may be ahead. */
const skew = MINUTE

const schema = v.object({
  group: v.picklist(usergroups),
  /** Epoch milliseconds. */
  firstVisit: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** When it was last extended by 30 days, if it was. */
  renewed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})

/** The cookie `usergroup`. */
export type StoredUsergroup = v.InferOutput<typeof schema>

/** Parses the value of the cookie; undefined if it is invalid, or not valid yet. */
export function parseUsergroup(cookie: string | undefined, now: number): StoredUsergroup | undefined {
  if (!cookie) return undefined
  const result = v.safeParse(schema, fromBase64Json(cookie))
  if (!result.success) return undefined
  const { firstVisit, renewed = 0 } = result.output
  return Math.max(firstVisit, renewed) <= now + skew ? result.output : undefined
}

const base64 = /^[A-Za-z0-9+/=]{4,4096}$/

/** The value of the cookie in a `Cookie` header. */
export const readUsergroupCookie = (cookies: string | null, now: number): StoredUsergroup | undefined =>
  parseUsergroup(readCookie(cookies, 'usergroup', base64), now)

/**
 * Whether an address shows that the visitor followed an advertisement, a mail or the like; a choice in one of the site's tools does not
 * count.
 */
export const hasCampaignQuery = (query: string): boolean =>
  query !== '' && keysOf(query).some(([key]) => !isTechnical(key) && !isOfTool(key))

export interface UsergroupQuestion {
  /** The visitor's group in the cookie; undefined without consent. */
  readonly stored: StoredUsergroup | undefined
  /** Query of the address without `?`. */
  readonly query: string
  readonly now: number
}

function nextGroup({ group, firstVisit }: StoredUsergroup, { query, now }: UsergroupQuestion): Usergroup {
  if (group !== 'new') return group
  if (hasCampaignQuery(query)) return 'lead'
  return now - firstVisit > newFor ? 'returning' : 'new'
}

/**
 * The visitor's group as it is to be stored; the stored object itself if no cookie has to be written. A first visitor is new; a new
 * visitor with a campaign query becomes a lead; a new visitor who first came more than 30 minutes ago becomes returning. Each visit
 * extends the cookie's 30 days (requirement usergroups/transitions).
 */
export function resolveUsergroup(question: UsergroupQuestion): StoredUsergroup {
  const { stored, now } = question
  const before = stored ?? { group: 'new', firstVisit: now }
  const wanted = nextGroup(before, question)
  const group = mayBecome(before.group, wanted) ? wanted : before.group
  const isOld = now - (before.renewed ?? before.firstVisit) > halfLife
  if (isOld) return { ...before, group, renewed: now }
  return group === before.group ? before : { ...before, group }
}
