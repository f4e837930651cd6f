import { checkFields } from '../../../blocks/_kit/forms/check-fields.ts'
import type { FormErrors, FormState, FormValues } from '../../../blocks/_kit/forms/definition.ts'
import { checkMessages } from '../../../blocks/_kit/forms/messages.ts'
import { wordsIn } from '../../../blocks/_kit/words.ts'
import { dayIn } from '../../../blocks/_kit/zoned-time.ts'
import type { FormDraft, Saved, Submission, SubmittedFile } from '../../forms/submission.ts'
import { writeCookie } from '../../http/cookies.ts'
import type { FormPost } from './form-post.ts'
import { formTarget } from './form-target.ts'
import { makeSubmission } from './make-submission.ts'
import { storeFiles } from './posted-files.ts'
import { fieldsToCheck, type PostedStep, readStep, stepWithError } from './posted-step.ts'
import { type FormReply, leadTo, showForm, showNext, tellScript } from './reply.ts'
import { submissionKey } from './submission-key.ts'
import { changeSubscription, mailLinks } from './subscription.ts'
import { suspicionOf } from './suspicion.ts'
import { openDraft } from './visitor-draft.ts'

/** The form with all that was sent so far. */
interface FilledForm {
  readonly sent: PostedStep
  readonly values: FormValues
  readonly files: readonly SubmittedFile[]
  readonly errors: FormErrors
  /** The visitor's draft of this form, where there is one. */
  readonly draft: FormDraft | undefined
  /** A file could not be stored. */
  readonly isLost: boolean
}

/** The zone in which dates of forms are checked. */
const ZONE = 'Europe/Berlin'

/** Puts together what the draft holds and what was sent now, and checks the fields of this step; at the end all fields. */
async function fillForm({ form, posted, asked, http, isScript }: FormPost): Promise<FilledForm> {
  const { definition } = form
  const { services, now } = asked.request
  const { id, language, steps } = definition
  const sent = readStep(definition, posted.entered, { isScript })
  const draft =
    isScript || steps.length < 2 ? undefined : await openDraft(http, { form: id, request: asked.request })
  const question = { form: id, language, fields: sent.fields, values: sent.values, posted: posted.files }
  const stored = await storeFiles(question, services.submissions)
  const values = { ...draft?.values, ...sent.values, ...stored.values }
  const words = wordsIn(checkMessages, language)
  const fields = fieldsToCheck(definition, sent, values)
  const checked = checkFields({ fields, values, words, today: dayIn(now(), ZONE) })
  // A file that this step replaces, or that another step has.
  const kept = draft?.files.filter(({ field }) => !(field in stored.values)) ?? []
  return {
    ...{ sent, values, draft, isLost: stored.isLost },
    files: [...kept, ...stored.files],
    errors: { ...checked.errors, ...stored.errors },
  }
}

/** The submission of a form whose values are valid. Only fields that were asked for are part of it. */
async function submissionOf(
  { form, found, posted, asked }: FormPost,
  { values, files, sent }: FilledForm,
): Promise<Submission> {
  const { request } = asked
  const { definition } = form
  const { site, services } = request
  const { FORM_TARGETS: allowed } = services.environment
  const target = formTarget({ submitUrl: definition.submitUrl, origin: site.origin, allowed })
  if (target === 'refused') request.log({ event: 'form-target-refused', form: definition.id })
  const fields = fieldsToCheck(definition, { ...sent, isLast: true }, values)
  const names = new Set(fields.map(({ name }) => name))
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
  const id = request.newId()
  return makeSubmission({
    id,
    links: await mailLinks(id, form.delivery, request),
    ...{ form, fields, values: own },
    files: files.filter(({ field }) => names.has(field)),
    held: suspicionOf(posted.entered, own),
    target: target === 'refused' ? undefined : target?.href,
    ...{ unit: site.unit, page: found.path, now: request.now() },
  })
}

async function saveForm(post: FormPost, filled: FilledForm): Promise<Saved> {
  const { posted, asked, form } = post
  const { services, now } = asked.request
  const { entered, files } = posted
  const key = await submissionKey({
    form: form.definition.id,
    entered,
    files,
    draft: filled.draft?.id,
    now: now(),
  })
  return services.submissions.save(await submissionOf(post, filled), key)
}

/** How the form stands for its visitor. */
function stateOf({ form }: FormPost, filled: FilledForm, own: Partial<FormState>): FormState {
  const { values, errors, files, sent } = filled
  const fileNames = Object.fromEntries(files.map(({ key, filename }) => [key, filename]))
  return { form: form.definition.id, step: sent.step, values, errors, fileNames, ...own }
}

/** Errors of the form: the page with the first step that has one, or a message for each field. */
function refuse(reply: FormReply, filled: FilledForm): Promise<Response> | Response {
  const { post } = reply
  const { sent, errors, files } = filled
  if (post.isScript) return tellScript(422, { errors })
  const step = sent.isLast ? stepWithError(post.form.definition, errors) : sent.step
  return showForm(reply, stateOf(post, filled, { step }), { status: 422, files })
}

/** Who has sent a form is not held up any more (requirement tools/exit-layer). */
function withoutExitLayer(answer: Response, { asked }: FormPost): Response {
  const secure = asked.request.isSecure
  answer.headers.append('set-cookie', writeCookie('closed_exit', '1', { secure, expires: 'session' }))
  return answer
}

/** Stores the form, and answers with what follows it; where nothing could be stored, with all that was entered. */
async function submit(reply: FormReply, filled: FilledForm): Promise<Response> {
  const { post } = reply
  const { files } = filled
  const saved: Saved = filled.isLost ? { kind: 'lost' } : await saveForm(post, filled)
  if (saved.kind === 'lost') {
    if (post.isScript) return tellScript(503, { error: 'notStored' })
    return showForm(reply, stateOf(post, filled, { failure: 'notStored' }), { status: 503, files })
  }
  const { reference } = saved
  const answer = post.isScript
    ? tellScript(200, { reference, location: post.form.delivery.successHref })
    : await showNext(reply, stateOf(post, filled, { sent: { reference } }), files)
  return withoutExitLayer(answer, post)
}

/** Confirms or ends a subscription; the routing rules lead from there to the page of its result (requirement routing/opt-in). */
async function subscribe({ form, found, asked, isScript }: FormPost, { values }: FilledForm) {
  const { subscription = 'opt-in' } = form.delivery
  const isDone = await changeSubscription(subscription, String(values.token ?? ''), asked.request)
  const location = `${found.path}?success=${isDone}`
  return isScript ? tellScript(200, { reference: '', location }) : leadTo(location)
}

/** Stores, checks or turns the pages of a form that was sent, and answers with what follows (requirements forms/post, forms/steps). */
export async function processForm(post: FormPost): Promise<Response> {
  const filled = await fillForm(post)
  const { sent, errors, draft, files, isLost } = filled
  const reply: FormReply = { post, draft }
  if (sent.goTo !== undefined)
    return showNext(reply, stateOf(post, filled, { step: sent.goTo, errors: {} }), files)
  if (Object.keys(errors).length) return refuse(reply, filled)
  if (!sent.isLast && !isLost) return showNext(reply, stateOf(post, filled, { step: sent.step + 1 }), files)
  return post.form.delivery.subscription ? subscribe(post, filled) : submit(reply, filled)
}
