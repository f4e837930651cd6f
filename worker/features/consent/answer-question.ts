import * as v from 'valibot'
import { services } from '../../../blocks/_kit/consent/services.ts'
import {
  type ConsentSettings,
  consentVersion,
  requestedOf,
  requestsMore,
} from '../../../blocks/_kit/consent/version.ts'
import type { RequestContext } from '../../core/answer/request-context.ts'
import { textResponse } from '../../core/base/http/responses.ts'
import { reasonOf } from '../../core/base/log/reason-of.ts'
import { renderConsentDialog, renderConsentNotice } from '../../core/page/render/requested-parts.tsx'
import { renewedConsent } from './consent-decision.ts'
import { readConsentSettings } from './store-receipt.ts'

export interface QuestionDependencies {
  readonly request: RequestContext
  /** `Cookie` header of the request. */
  readonly cookies: string | null
  /** Whether the client may look up an earlier version of the question (rate limit). */
  readonly mayLookUp: () => Promise<boolean>
  /**
   * Resolves to the services that an earlier version of the question named; undefined where the database does not have it. Rejects when the
   * database does not answer.
   */
  readonly readEarlier: (version: string) => Promise<readonly string[] | undefined>
}

const question = v.object({
  part: v.picklist(['notice', 'settings']),
  language: v.optional(v.pipe(v.string(), v.maxLength(16)), ''),
  service: v.optional(v.picklist(services)),
  /** The version that the visitor has decided on. */
  known: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/))),
})

const nothing = (headers: Readonly<Record<string, string>>) => new Response(null, { status: 204, headers })

/** The worker cannot look up the earlier question now: no notice is shown on this page, and the script requests it again on the next one. */
const nothingNow = () => nothing({ 'cache-control': 'no-store' })

const kept = { 'cache-control': 'private, max-age=600' }

/** The answer to a visitor who has decided on a version of the question; undefined where the visitor has to decide again. */
async function answerDecided(
  known: string,
  settings: ConsentSettings,
  { request, cookies, mayLookUp, readEarlier }: QuestionDependencies,
): Promise<Response | undefined> {
  if (!(await mayLookUp())) return nothingNow()
  try {
    const before = await readEarlier(known)
    if (!before || requestsMore(requestedOf(settings), before)) return undefined
    const { now, isSecure: secure } = request
    const cookie = renewedConsent(cookies, { version: consentVersion(settings), now: now(), secure })
    return nothing(cookie ? { 'cache-control': 'private, no-store', 'set-cookie': cookie } : kept)
  } catch (error) {
    request.log({ event: 'consent-question-failed', reason: reasonOf(error) })
    return nothingNow()
  }
}

/**
 * Answers `GET /api/consent` with the notice or the settings (requirement consent/notice), the same for all visitors. 204 if the visitor
 * has decided on every service of the current question (the cookie then gets the current version), or if the worker cannot find that out.
 */
export async function answerQuestion(url: URL, dependencies: QuestionDependencies): Promise<Response> {
  const result = v.safeParse(question, Object.fromEntries(url.searchParams))
  if (!result.success) return textResponse(400, 'not a question')
  const { part, language: wanted, service, known } = result.output
  const { request } = dependencies
  const { site, log } = request
  const language = site.languages.includes(wanted) ? wanted : site.defaultLanguage
  const consent = await readConsentSettings(request, language).catch(error => {
    log({ event: 'consent-question-failed', reason: reasonOf(error) })
    return undefined
  })
  if (!consent) return textResponse(404, 'No consent is requested here.')
  const { settings } = consent
  const decided = part === 'notice' && known && (await answerDecided(known, settings, dependencies))
  if (decided) return decided
  const answer =
    part === 'notice'
      ? renderConsentNotice(settings, language, site)
      : renderConsentDialog(settings, language, site, service)
  return answer
    ? Response.json(answer, { headers: kept })
    : textResponse(404, 'No consent is requested here.')
}
