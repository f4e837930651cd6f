import { SiteError } from '../../errors.ts'
import { isSameOrigin } from '../../http/same-origin.ts'
import { failureLine } from '../../log/reason-of.ts'
import { makePage } from '../../page/make-page.ts'
import { pageFactsOf } from '../../page/page-facts.ts'
import { languageOf } from '../../site/page-path.ts'
import { type FoundPage, findPage } from '../page/find-page.ts'
import type { PageRequest } from '../request-context.ts'
import { processForm } from './process-form.ts'
import { type PostedForm, readPost } from './read-post.ts'
import { type RetryReason, retryPage } from './retry-page.ts'

export interface FormRequest {
  readonly http: Request
  /** Id of the form. */
  readonly form: string
  /** Opens the page at a path of this site. Throws `SiteError` for an unknown host. */
  readonly openPage: (path: string) => Promise<PageRequest>
  /** Whether the client may post once more. */
  readonly isAllowed: () => Promise<boolean>
}

/** A script takes JSON; a plain form takes pages. */
const takesJson = ({ headers }: Request): boolean =>
  /\bapplication\/json\b/i.test(`${headers.get('accept') ?? ''} ${headers.get('content-type') ?? ''}`)

const refuse = (status: number, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } })

/** The path of the page that shows the form; the home page where the address names none. */
const pagePath = (http: Request): string => {
  const path = new URL(http.url).searchParams.get('page') ?? '/'
  return path.startsWith('/') ? path : '/'
}

const retryStatus = { limited: 429, unavailable: 503, gone: 404 } as const

/** Nothing was stored for this reason; what was entered is kept, by the script or by the page. */
function retry(
  reason: RetryReason,
  { http }: FormRequest,
  { entered, language }: { entered: Extract<PostedForm, { ok: true }>['entered']; language: string },
): Response {
  if (!takesJson(http)) {
    const { pathname, search } = new URL(http.url)
    return retryPage({ reason, language, action: pathname + search, entered })
  }
  const answer = refuse(retryStatus[reason], reason)
  if (reason !== 'gone') answer.headers.set('retry-after', '60')
  return answer
}

/** The page that shows the form; undefined where there is none. Throws where content does not answer. */
async function pageOf(asked: PageRequest): Promise<FoundPage | undefined> {
  const { visitor, request } = asked
  const chosenLanguage = () => visitor.chosenLanguage
  const found = await findPage({ address: visitor, site: request.site, chosenLanguage }, asked)
  if (found.kind === 'error' && found.error.status >= 500) throw found.error
  return found.kind === 'page' ? found : undefined
}

/** The form as visitors of the page see it; undefined where the page has no such form any more. */
async function formOn(found: FoundPage, id: string, { visitor, request }: PageRequest) {
  const { services, now } = request
  const page = makePage({
    content: found.content,
    asked: pageFactsOf({ ...found, status: 200 }, visitor),
    input: { now: now() },
    outlineOf: services.outlineOf,
  })
  return services.findForm(page, id)
}

/**
 * Answers `POST /api/forms/{form}` (requirement forms/post): 403 for a page of another site, 413 and 415 for bodies that no form sends,
 * 429 for a client that posts too often. What was entered is kept in every answer after that.
 */
export async function answerForm(question: FormRequest): Promise<Response> {
  const { http, form: id } = question
  if (!isSameOrigin(http)) return refuse(403, 'cross-site')
  const posted = await readPost(http)
  if (!posted.ok) return refuse(posted.status, posted.error)
  const asked = await question.openPage(pagePath(http))
  const { visitor, request } = asked
  const language = languageOf(visitor.path, request.site, () => visitor.chosenLanguage)
  const kept = { entered: posted.entered, language }
  if (!(await question.isAllowed())) return retry('limited', question, kept)
  try {
    const found = await pageOf(asked)
    const form = found && (await formOn(found, id, asked))
    if (!found || !form) return retry('gone', question, kept)
    return await processForm({ http, posted, found, form, asked, isScript: takesJson(http) })
  } catch (error) {
    if (!(error instanceof SiteError)) request.log(failureLine(error))
    return retry('unavailable', question, kept)
  }
}
