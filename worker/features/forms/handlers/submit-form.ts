import { technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import type { Entered } from '../../../../blocks/_kit/forms/read-values.ts'
import type { RequestContext } from '../../../core/answer/request-context.ts'
import { writeCookie } from '../../../core/base/http/cookies.ts'
import { clientDigest } from '../../../core/base/http/limits.ts'
import { submissionsOf } from '../form-services.ts'
import { nextDraft } from '../next-draft.ts'
import type { Sealed } from '../receipt-seal.ts'
import type { FormDraft, Saved, Sent, Submission } from '../submission.ts'
import { type FilledForm, stateOf } from './fill-form.ts'
import type { FormPost } from './form-request.ts'
import { formTarget, makeSubmission, referenceOf } from './make-submission.ts'
import { fieldsToCheck } from './posted-step.ts'
import { receiptOf } from './receipt.ts'
import { type Answer, type FormReply, showForm, showNext, tellScript } from './reply.ts'
import { shownVersion } from './shown-version.ts'
import { storeDraft } from './store-draft.ts'
import { submissionKey } from './submission-key.ts'
import { mailLinks } from './subscription.ts'
import { suspicionOf } from './suspicion.ts'

const receiptFor = (
  sealed: Sealed,
  { language }: FormPost['form']['definition'],
  { site, services }: RequestContext,
) => receiptOf(sealed, { language, zone: site.timeZone, keys: services.environment.linkKeys })

/** The submission of a form whose values are valid. It contains only fields whose conditions are met. */
async function submissionOf(
  { form, found, posted, pageRequest, formForStaff }: FormPost,
  { values, files, sent }: FilledForm,
): Promise<Submission> {
  const { request } = pageRequest
  const { definition } = form
  const { site, services } = request
  const { FORM_TARGETS: allowed } = services.environment
  const target = formTarget({ submitUrl: definition.submitUrl, origin: site.origin, allowed })
  if (target === 'refused') request.log({ event: 'form-target-refused', form: definition.id })
  const fields = fieldsToCheck(definition, { ...sent, isLast: true }, values)
  const names = new Set(fields.map(({ name }) => name))
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
  const [id, now] = [request.newId(), request.now()]
  const sealed = { form: definition.id, reference: referenceOf(id), created: now, fields, values: own }
  return makeSubmission({
    id,
    receipt: definition.declares && (await receiptFor(sealed, definition, request)),
    links: await mailLinks(id, form.delivery, request),
    ...{ form, fields, values: own },
    formForStaff: form.delivery.notification && (await formForStaff()),
    files: files.filter(({ field }) => names.has(field)),
    shown: shownVersion(posted.entered),
    // A declaration about a contract is never refused as suspicious.
    held: definition.declares ? undefined : suspicionOf(posted.entered, own),
    target: target === 'refused' ? undefined : target?.href,
    ...{ unit: site.unit, page: found.path, now },
  })
}

/**
 * The values that decide whether two posts are one submission; for a saved form all of its answers, wherever they were entered.
 */
function enteredIn({ posted, form }: FormPost, { values }: FilledForm): Entered {
  if (!form.definition.saves) return posted.entered
  const own = posted.entered.get(technicalFields.key)
  const answers = Object.entries(values).map(([name, value]) => [name, [value].flat()] as const)
  return new Map([...answers, ...(own ? [[technicalFields.key, own] as const] : [])])
}

/** A subscription that waits for its sender's confirmation is held, and not suspicious. */
const isSuspicious = ({ held }: Submission) => held !== undefined && held !== 'unconfirmed'

/** Saves a form. A declaration about a contract that is sent again gets the receipt of the first one. */
async function storeForm(post: FormPost, filled: FilledForm): Promise<Saved> {
  const { posted, pageRequest, form } = post
  const { services, now } = pageRequest.request
  const key = await submissionKey({
    form: form.definition.id,
    entered: enteredIn(post, filled),
    files: posted.files,
    draft: filled.draft?.id,
    now: now(),
  })
  const keys = services.environment.linkKeys
  const client = await clientDigest(post.http.headers, { keys, now: now() })
  const submission = await submissionOf(post, filled)
  const saved = await submissionsOf(services).save(submission, { ...key, client }, filled)
  const { page } = post.found
  const { definition } = form
  if (definition.declares && saved.kind !== 'lost') {
    const { reference, created } = saved
    const sealed = { ...submission, reference, created }
    return { ...saved, receipt: await receiptFor(sealed, definition, pageRequest.request) }
  }
  if (saved.kind === 'stored' && page && !isSuspicious(submission))
    pageRequest.request.hooks.submissionStored?.(page, pageRequest)
  return saved
}

/** The result of a form that was sent before with the same answers. */
function sentAlready(draft: FormDraft | undefined, { values }: FilledForm): Sent | undefined {
  if (!draft?.sent) return undefined
  return nextDraft(draft, { ...draft, values }).revision === draft.revision ? draft.sent : undefined
}

/** Keeps the exit layer from visitors who have sent a form (requirement tools/exit-layer). */
const closedExit = ({ pageRequest }: FormPost): string =>
  writeCookie('closed_exit', '1', { secure: pageRequest.request.isSecure, expires: 'session' })

/** Stores the form, and answers with the next page; if nothing could be stored, with all entered values. */
export async function submitForm(reply: FormReply, filled: FilledForm): Promise<Answer> {
  const { post, draft } = reply
  const { files } = filled
  const before = sentAlready(draft, filled)
  const saved = before ? { kind: 'repeated' as const, ...before } : await storeForm(post, filled)
  if (saved.kind === 'lost') {
    if (post.isScript) return tellScript(503, { error: 'notStored' })
    return showForm(reply, stateOf(post, filled, { failure: 'notStored' }), { status: 503, files })
  }
  const { reference, unmailed, receipt } = saved
  const sent = { reference, ...(unmailed && { unmailed }), ...(receipt && { receipt }) }
  const state = stateOf(post, filled, { sent })
  if (!post.isScript) {
    const next = await showNext(reply, state, files)
    if (next instanceof Response) next.headers.append('set-cookie', closedExit(post))
    return next
  }
  // The form is stored, so a failure to mark the draft is ignored.
  const kept = draft && (await storeDraft(post, { ...state, files, draft }))
  const cookies = kept?.kind === 'kept' ? kept.cookies : []
  const location = unmailed ? undefined : post.form.delivery.successHref
  return tellScript(200, { reference, unmailed, receipt, location }, [...cookies, closedExit(post)])
}
