import { technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import { PERIOD } from '../../../core/base/http/limits.ts'
import { isSameOrigin } from '../../../core/base/http/request-headers.ts'
import { failureLine } from '../../../core/base/log/reason-of.ts'
import { languageOf } from '../../../core/request/site/page-path.ts'
import { SiteError } from '../../../errors.ts'
import { type FormRequest, findForm, findForStaff, pageAddress, pagePath } from './form-request.ts'
import { type RetryReason, retryPage, retryStatus } from './pages-without-content.ts'
import { processForm } from './process-form.ts'
import { maxTextBytes, type PostedForm, readPost } from './read-post.ts'
import { type RefusedPage, refusedPage } from './refused-page.ts'
import { leadTo } from './reply.ts'
import { shownVersion } from './shown-version.ts'

/** A script takes JSON; a plain form takes pages. */
const takesJson = ({ headers }: Request): boolean =>
  /\bapplication\/json\b/i.test(`${headers.get('accept') ?? ''} ${headers.get('content-type') ?? ''}`)

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } })

const takesPages = ({ headers }: Request): boolean => /\btext\/html\b/i.test(headers.get('accept') ?? '')

/** The answer where the post was not read. */
const refuseUnread = (
  http: Request,
  status: RefusedPage['status'],
  error: string,
  language: string,
): Response =>
  takesPages(http) && !takesJson(http)
    ? refusedPage({ status, language, path: pageAddress(http) })
    : refuse(status, error)

/** The answer if the form was not stored, with the reason. A script keeps the answers itself; a plain form gets them back in a page. */
function retry(
  reason: RetryReason,
  { http }: FormRequest,
  { posted, language }: { posted: Extract<PostedForm, { ok: true }>; language: string },
): Response {
  if (!takesJson(http)) {
    const { pathname, search } = new URL(http.url)
    return retryPage({ reason, language, action: pathname + search, ...posted })
  }
  const answer = refuse(retryStatus[reason], reason)
  if (reason !== 'gone') answer.headers.set('retry-after', String(PERIOD))
  return answer
}

/**
 * The answer to a client that posts too often. A plain form gets its answers back in a page, if they are short and the client got only a few such
 * pages; otherwise the post is not read. A script keeps the answers itself.
 */
async function refuseLimited(question: FormRequest, language: string): Promise<Response> {
  const { http } = question
  const isRead = !takesJson(http) && (await question.mayHaveBack())
  const posted = isRead ? await readPost(http, maxTextBytes) : undefined
  if (posted?.ok) return retry('limited', question, { posted, language })
  const answer = refuseUnread(http, retryStatus.limited, 'limited', language)
  answer.headers.set('retry-after', String(PERIOD))
  return answer
}

/**
 * Answers `POST /api/forms/{form}` (requirement forms/post): 403 for a page of another site, 400, 413 and 415 for bodies that no form sends, 429 for
 * a client that posts too often, which is counted before anything is read. Every later answer contains the entered values.
 */
export async function answerForm(question: FormRequest): Promise<Response> {
  const { http } = question
  const isAllowed = await question.isAllowed()
  const pageRequest = await question.openPage(pagePath(http))
  const { visitor, request } = pageRequest
  const language = languageOf(visitor.path, request.site, () => visitor.chosenLanguage)
  if (isAllowed && !isSameOrigin(http)) return refuseUnread(http, 403, 'cross-site', language)
  if (!isAllowed) return refuseLimited(question, language)
  const posted = await readPost(http)
  if (!posted.ok) return refuseUnread(http, posted.status, posted.error, language)
  const kept = { posted, language }
  try {
    const isWhole = takesJson(http) && !posted.entered.has(technicalFields.go)
    const shown = shownVersion(posted.entered)
    const found = await findForm({ ...question, needsDraft: !isWhole, shown }, pageRequest)
    if (!found) return retry('gone', question, kept)
    const formForStaff = () => findForStaff(found, question, request)
    return await processForm({ ...found, http, posted, pageRequest, isScript: takesJson(http), formForStaff })
  } catch (error) {
    if (!(error instanceof SiteError)) request.log(failureLine(error))
    return retry('unavailable', question, kept)
  }
}

/** Answers `GET /api/forms/{form}?page=`, the address of a page that answered a post: redirects to the form's page. */
export const answerFormAddress = (http: Request): Response | undefined =>
  takesPages(http) ? leadTo(pageAddress(http)) : undefined
