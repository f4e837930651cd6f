import type { Service } from '../../../blocks/_kit/consent/services.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { toBase64Json, writeCookie } from '../../core/base/http/cookies.ts'
import { allows, clientOf, type Limit, limitedResponse } from '../../core/base/http/limits.ts'
import { isSameOrigin } from '../../core/base/http/request-headers.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { readUsergroupCookie, resolveUsergroup } from '../../core/request/visitor/usergroup.ts'
import {
  type ConsentReceipt,
  consentValue,
  decisionLife,
  grantedServices,
  type PostedDecision,
  readDecision,
  withdrawnCookies,
} from './consent-decision.ts'
import { type ConsentTexts, storeReceipt } from './store-receipt.ts'

export interface DecisionDependencies {
  readonly request: RequestContext
  readonly database: D1Database | undefined
  readonly limit: Limit | undefined
  /** The texts of the newest version, in the language of the page that was decided on. */
  readonly textsFor: (path: string) => Promise<ConsentTexts | undefined>
}

const noStore = { 'cache-control': 'private, no-store' } as const

/** The path of an address on this site; the home page's for any other address. */
function ownPath(address: string, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined
  // Two slashes at the front would name another host.
  return url?.origin === origin ? url.pathname.replace(/^\/+/, '/') + url.search : '/'
}

/** Two attempts: errors of the database are mostly short. */
async function attemptTwice(run: () => Promise<void>): Promise<unknown> {
  try {
    return await run()
  } catch {
    return run()
  }
}

interface Receipt {
  readonly receipt: ConsentReceipt
  readonly path: string
}

/** Whether the receipt is stored; a failure is logged. */
async function isStored(
  { receipt, path }: Receipt,
  { request, database, textsFor }: DecisionDependencies,
): Promise<boolean> {
  const { site, log } = request
  try {
    if (!database) throw new Error('no database')
    // Without the texts the receipt is still valid: their version names them, and other decisions store them.
    const texts = await textsFor(path).catch(() => undefined)
    const own = texts?.version === receipt.version ? texts : undefined
    const language = texts?.language ?? site.defaultLanguage
    await attemptTwice(() => storeReceipt(database, { receipt, unit: site.unit, language, texts: own }))
    return true
  } catch (error) {
    log({ event: 'consent-receipt-lost', reason: reasonOf(error) })
    return false
  }
}

/** The query of the page on which a plain form was sent. */
function referrerQuery({ headers, url }: Request): string {
  const referrer = headers.get('referer') ?? ''
  if (!URL.canParse(referrer)) return ''
  const { origin, search } = new URL(referrer)
  return origin === new URL(url).origin ? search.slice(1) : ''
}

interface Granting {
  readonly posted: Extract<PostedDecision, { ok: true }>['posted']
  readonly granted: readonly Service[]
}

/**
 * The visitor's group, if it may be stored from now on. Visitors mostly decide on their first page, and later pages lack the query of that one
 * (requirement usergroups/decision).
 */
function groupCookie(http: Request, { posted, granted }: Granting, now: number): readonly string[] {
  if (!granted.includes('usergroup')) return []
  const stored = readUsergroupCookie(http.headers.get('cookie'), now)
  const group = resolveUsergroup({ stored, query: posted.landing ?? referrerQuery(http), now })
  const secure = new URL(http.url).protocol === 'https:'
  return group === stored ? [] : [writeCookie('usergroup', toBase64Json(group), { secure, sameSite: 'Lax' })]
}

const takesPages = ({ headers }: Request) => /\btext\/html\b/i.test(headers.get('accept') ?? '')

/**
 * Answers `POST /api/consent` (requirement consent/cookie): stores the receipt, sets the cookie, and deletes the cookies of services that are not
 * granted; a visitor whose group may be stored gets its cookie now. A script gets 204, a plain form is redirected to its page. A grant whose receipt
 * cannot be stored is refused with 503, because it could not be proven; a decline is valid all the same.
 */
export async function answerDecision(http: Request, dependencies: DecisionDependencies): Promise<Response> {
  const { request, limit } = dependencies
  const { services, isSecure, newId, now } = request
  if (!(await allows(limit, clientOf(http.headers)))) return limitedResponse()
  if (!isSameOrigin(http)) return textResponse(403, 'cross-site')
  const read = await readDecision(http)
  if (!read.ok) return textResponse(read.status, read.error)
  const { posted } = read
  const categories = services.environment.CONSENT_CATEGORIES
  const granted = grantedServices(posted, categories)
  const receipt = { id: newId(), time: now(), version: posted.version, granted }
  const { origin, hostname: host } = new URL(http.url)
  const path = ownPath(posted.returnTo, origin)
  if (!(await isStored({ receipt, path }, dependencies)) && granted.length)
    return textResponse(503, 'The decision could not be stored.')
  // Lax: the decision also applies when a visitor comes from an advertisement or a mail.
  const options = { secure: isSecure, expires: decisionLife, sameSite: 'Lax' } as const
  const cookie = writeCookie('consent', toBase64Json(consentValue(receipt, categories)), options)
  const headers = new Headers({ ...noStore, 'set-cookie': cookie })
  const cookies = http.headers.get('cookie')
  for (const removed of withdrawnCookies({ cookies, host, granted, secure: isSecure }))
    headers.append('set-cookie', removed)
  for (const group of groupCookie(http, { posted, granted }, receipt.time))
    headers.append('set-cookie', group)
  if (!takesPages(http)) return new Response(null, { status: 204, headers })
  headers.set('location', `${path}#consent-saved`)
  return new Response(null, { status: 303, headers })
}
