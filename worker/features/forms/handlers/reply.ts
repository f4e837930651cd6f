import type { FormState } from '../../../../blocks/_kit/forms/definition.ts'
import { pageReply, visitorOptions } from '../../../core/answer/page-response.ts'
import { renderPage } from '../../../core/answer/render-page.ts'
import type { FormDraft, SubmittedFile } from '../submission.ts'
import { type FilledForm, stateOf } from './fill-form.ts'
import type { FormPost } from './form-request.ts'
import { confirmPage, retryPage, sentPage } from './pages-without-content.ts'
import { storeDraft } from './store-draft.ts'
import { stateOfDraft } from './visitor-draft.ts'

/** Data for the answer to a form, beside the form's state. */
export interface FormReply {
  readonly post: FormPost
  /** The visitor's draft before this post. */
  readonly draft: FormDraft | undefined
}

/** Another post stored another state of the form meanwhile, and nothing of this post was stored. */
export const changed = 'changed'
export type Answer = Response | typeof changed

const noStore = { 'cache-control': 'private, no-store' } as const

const withCookies = (headers: Headers, cookies: readonly string[]): Headers => {
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return headers
}

/** The answer to a script. */
export function tellScript(status: number, body: object, cookies: readonly string[] = []): Response {
  const headers = new Headers({ ...noStore, ...(status === 503 && { 'retry-after': '60' }) })
  return Response.json(body, { status, headers: withCookies(headers, cookies) })
}

/** Leads to another page after a post (RFC 9110, section 15.4.4). */
export function leadTo(location: string, cookies: readonly string[] = []): Response {
  return new Response(null, {
    status: 303,
    headers: withCookies(new Headers({ ...noStore, location }), cookies),
  })
}

/** If the page cannot be read: the result of the form, else a page that sends it again. */
function showWithoutPage(
  { form, http, posted }: FormPost,
  state: FormState,
  cookies: readonly string[],
): Response {
  const { language } = form.definition
  const { pathname, search } = new URL(http.url)
  const action = pathname + search
  const { sent, values, errors, failure } = state
  const isConfirmed = form.definition.declares && !failure && !Object.keys(errors).length
  const answer = sent
    ? sentPage({ ...sent, form, values })
    : isConfirmed
      ? confirmPage({ form, state, action, entered: posted.entered })
      : retryPage({ reason: 'unavailable', language, action, ...posted })
  withCookies(answer.headers, cookies)
  return answer
}

/** The page itself with the state of the form, for this visitor alone. */
export async function showState(
  post: FormPost,
  form: FormState,
  { status, cookies = [] }: { readonly status: number; readonly cookies?: readonly string[] },
): Promise<Response> {
  const { http, pageRequest } = post
  const found = post.found.page
  if (!found) return showWithoutPage(post, form, cookies)
  const page = await renderPage({ ...found, question: { ...found, status: 200 }, form }, pageRequest)
  const options = { ...visitorOptions(pageRequest.visitor, pageRequest.request), cookies, isPosted: true }
  return pageReply({ ...page, status }, options)(http)
}

/** The page as it was posted, or the data with which a script sends it again. */
export const refuseUnstored = (post: FormPost, filled: FilledForm): Promise<Response> | Response =>
  post.isScript
    ? tellScript(503, { error: 'notStored' })
    : showState(post, stateOf(post, filled, { errors: {}, failure: 'notStored' }), { status: 503 })

interface ShowOptions {
  readonly status: number
  readonly files: readonly SubmittedFile[]
}

/** The page with the state of the form. For a form of several steps, the earlier ones are included. */
export async function showForm(
  { post, draft }: FormReply,
  state: FormState,
  { status, files }: ShowOptions,
): Promise<Answer> {
  const { steps, declares } = post.form.definition
  if (steps.length < 2) return showState(post, state, { status })
  if (declares) return showState(post, { ...state, carriesAnswers: true }, { status })
  const kept = await storeDraft(post, { ...state, files, draft })
  if (kept.kind === 'changed') return changed
  if (kept.kind === 'lost') return showState(post, state, { status })
  const { revision, furthest } = stateOfDraft(kept.draft)
  return showState(post, { ...state, revision, furthest }, { status, cookies: kept.cookies })
}

/** A path of this site: `form-action` forbids a redirect to another site after a post (CSP 3). */
const ownPath = (href: string | undefined) => (href?.startsWith('/') ? href : undefined)

/**
 * Redirects to the page with the next step, or after sending to the next page. In two cases the page itself is the answer and contains the
 * answers: if the step cannot be saved, and for a declaration about a contract, which is not stored before it is confirmed. For a saved form it
 * contains the step as it was posted, so that it can be sent again.
 */
export async function showNext(
  { post, draft }: FormReply,
  state: FormState,
  files: readonly SubmittedFile[],
): Promise<Answer> {
  const { found, form } = post
  const carrying: FormState = { ...state, ...(!form.definition.saves && { carriesAnswers: true }) }
  if (form.definition.declares) return showState(post, carrying, { status: 200 })
  const kept = await storeDraft(post, { ...state, files, draft })
  if (kept.kind === 'changed') return changed
  // The next page may mention a mail: if none is sent, the form's own page says so.
  const success = state.sent && !state.sent.unmailed && found.page && ownPath(form.delivery.successHref)
  const cookies = kept.kind === 'kept' ? kept.cookies : []
  if (success) return leadTo(success, cookies)
  // The page to which the answer would redirect cannot be read.
  if (state.sent && !found.page) return showState(post, state, { status: 200, cookies })
  if (kept.kind !== 'kept') return showState(post, carrying, { status: 200 })
  // The content after a form takes the focus, which a fragment in the address would prevent.
  const place = state.sent ? 'sent=1' : `step=${state.step + 1}#${form.definition.id}`
  return leadTo(`${found.path}?${place}`, cookies)
}
