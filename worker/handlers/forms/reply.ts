import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import type { FormDraft, SubmittedFile } from '../../forms/submission.ts'
import { pageReply, visitorOptions } from '../page/page-response.ts'
import { renderPage } from '../page/render-page.ts'
import type { FormPost } from './form-post.ts'
import { writeDraftCookie } from './visitor-draft.ts'

/** What an answer to a form needs beside the form's state. */
export interface FormReply {
  readonly post: FormPost
  /** The visitor's draft before this post. */
  readonly draft: FormDraft | undefined
}

const noStore = { 'cache-control': 'private, no-store' } as const

/** The answer to a script. */
export const tellScript = (status: number, body: object): Response =>
  Response.json(body, {
    status,
    headers: { ...noStore, ...(status === 503 && { 'retry-after': '60' }) },
  })

/** Stores how the form stands, and returns the cookie that names it; undefined where it could not be stored. */
async function keepDraft(
  { post, draft }: FormReply,
  { values, step, sent }: FormState,
  files: readonly SubmittedFile[],
): Promise<string | undefined> {
  const { form, asked } = post
  const { services, newId, now } = asked.request
  const id = draft?.id ?? newId()
  const next: FormDraft = {
    ...{ id, values, files, updated: now() },
    step: Math.max(step, draft?.step ?? 0),
    form: form.definition.id,
    ...(sent && { sent }),
  }
  if (!(await services.submissions.saveDraft(next))) return undefined
  return writeDraftCookie(id, asked.request)
}

/** Leads to another page after a post (RFC 9110, section 15.4.4). */
export function leadTo(location: string, cookie?: string): Response {
  const headers = new Headers({ ...noStore, location, ...(cookie && { 'set-cookie': cookie }) })
  return new Response(null, { status: 303, headers })
}

interface ShowOptions {
  readonly status: number
  readonly files: readonly SubmittedFile[]
}

/** The page itself with the form as it stands, for this visitor alone. Of a form of several steps, the earlier ones are kept as well. */
export async function showForm(reply: FormReply, state: FormState, { status, files }: ShowOptions) {
  const { http, found, form, asked } = reply.post
  const cookie = form.definition.steps.length > 1 ? await keepDraft(reply, state, files) : undefined
  const page = await renderPage({ ...found, question: { ...found, status: 200 }, form: state }, asked)
  const options = { ...visitorOptions(asked.visitor, asked.request), ...(cookie && { cookies: [cookie] }) }
  return pageReply({ ...page, status }, options)(http)
}

/** A path of this site: `form-action` forbids to lead to another one after a post (CSP 3). */
const ownPath = (href: string | undefined) => (href?.startsWith('/') ? href : undefined)

/** Leads to the page with the next step, or to what follows a form that was sent. Without a place to keep the step, the page is the answer. */
export async function showNext(reply: FormReply, state: FormState, files: readonly SubmittedFile[]) {
  const { found, form } = reply.post
  const cookie = await keepDraft(reply, state, files)
  const success = state.sent && ownPath(form.delivery.successHref)
  if (!cookie && !success) return showForm(reply, state, { status: 200, files })
  // What follows a form takes the focus, which a fragment in the address would keep from it.
  const place = state.sent ? 'sent=1' : `step=${state.step + 1}#${form.definition.id}`
  return leadTo(success ?? `${found.path}?${place}`, cookie)
}
