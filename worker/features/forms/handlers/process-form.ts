import { shownStep } from '../../../../blocks/_kit/forms/conditions.ts'
import type { FormErrors } from '../../../../blocks/_kit/forms/definition.ts'
import { technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import { keepForLater, revokeLinks } from './continue-form.ts'
import { type FilledForm, fillForm, stateOf } from './fill-form.ts'
import type { FormPost } from './form-request.ts'
import { stepWithError } from './posted-step.ts'
import {
  type Answer,
  changed,
  type FormReply,
  leadTo,
  refuseUnstored,
  showForm,
  showNext,
  showState,
  tellScript,
} from './reply.ts'
import { continueForm, renewLink } from './resume-form.ts'
import { storeDraft } from './store-draft.ts'
import { submitForm } from './submit-form.ts'
import { changeSubscription } from './subscription.ts'
import { openDraft, stateOfDraft } from './visitor-draft.ts'

/** Errors of the form: the page with the first step that has one, or a message for each field. */
function refuse(reply: FormReply, filled: FilledForm): Promise<Answer> | Response {
  const { post } = reply
  const { sent, errors, files } = filled
  if (post.isScript) return tellScript(422, { errors })
  const step = sent.isLast ? stepWithError(post.form.definition, errors) : sent.step
  return showForm(reply, stateOf(post, filled, { step }), { status: 422, files })
}

/**
 * The answers were changed elsewhere: answers with a page that shows the typed values and the changes. Sent again from there, they are
 * stored.
 */
function refuseOlder(post: FormPost, filled: FilledForm): Promise<Response> | Response {
  if (post.isScript) return tellScript(409, { failure: 'changed' })
  const errors: FormErrors = {}
  return showState(post, stateOf(post, filled, { errors, conflict: filled.conflict }), { status: 409 })
}

/** The step after a post; a step without fields to show is skipped. */
const stepTowards = (to: number, { form }: FormPost, { values, sent }: FilledForm): number =>
  shownStep({ steps: form.definition.steps, values, from: sent.step, to })

/** Saves a step whose script shows the next one itself. */
async function saveStep(post: FormPost, filled: FilledForm): Promise<Answer> {
  const { draft, files, sent } = filled
  const step = stepTowards(sent.step + 1, post, filled)
  const kept = await storeDraft(post, { ...stateOf(post, filled), step, files, draft })
  if (kept.kind === 'changed') return changed
  if (kept.kind === 'lost') return refuseUnstored(post, filled)
  const { revision, furthest } = stateOfDraft(kept.draft)
  return tellScript(200, { revision, furthest }, kept.cookies)
}

/** Saves a step, and redirects to another one. A step of a saved form that could not be saved is shown again, to be sent again. */
async function turnTo(to: number, reply: FormReply, filled: FilledForm): Promise<Answer> {
  const { post } = reply
  const step = stepTowards(to, post, filled)
  const answer = await showNext(reply, stateOf(post, filled, { step, errors: {} }), filled.files)
  const isLost = answer !== changed && answer.status !== 303 && post.form.definition.saves
  return isLost ? showState(post, stateOf(post, filled, { failure: 'notStored' }), { status: 503 }) : answer
}

/** Confirms or ends a subscription; the routing rules redirect from there to the page of its result (requirement routing/opt-in). */
async function subscribe(post: FormPost, { values }: FilledForm) {
  const { form, found, isScript } = post
  const { subscription = 'opt-in' } = form.delivery
  const isDone = await changeSubscription(subscription, String(values.token ?? ''), post)
  const location = `${found.path}?success=${isDone}`
  return isScript ? tellScript(200, { reference: '', location }) : leadTo(location)
}

/**
 * The answers to earlier steps no longer exist: the page says so at the first step, with the posted values. A script, which has all answers,
 * sends them once more.
 */
function refuseGone(reply: FormReply, filled: FilledForm): Promise<Answer> | Response {
  const { post } = reply
  if (post.isScript) return tellScript(410, { failure: 'draftGone' })
  const state = stateOf(post, filled, { step: 0, errors: {}, failure: 'draftGone' })
  return showForm(reply, state, { status: 410, files: filled.files })
}

async function answer(post: FormPost): Promise<Answer> {
  const filled = await fillForm(post)
  const { sent, errors, draft, isLost, conflict } = filled
  const reply: FormReply = { post, draft }
  if (conflict) return refuseOlder(post, filled)
  if (isLost) return refuseUnstored(post, filled)
  // A script that sends all answers needs no draft.
  if (filled.isDraftGone && !(post.isScript && sent.isLast)) return refuseGone(reply, filled)
  if (sent.action === 'later') return keepForLater(post, filled)
  if (sent.action === 'revoke') return revokeLinks(post, filled)
  if (sent.goTo !== undefined) return turnTo(sent.goTo, reply, filled)
  if (Object.keys(errors).length) return refuse(reply, filled)
  if (!sent.isLast) return sent.action ? saveStep(post, filled) : turnTo(sent.step + 1, reply, filled)
  return post.form.delivery.subscription ? subscribe(post, filled) : submitForm(reply, filled)
}

/**
 * Stores, checks or turns the pages of a form that was sent, and answers with the next page (requirements forms/post, forms/steps,
 * applications/saved). A post that another one overtook is answered again, from the state that is stored then.
 */
export async function processForm(post: FormPost): Promise<Response> {
  const go = post.posted.entered.get(technicalFields.go)?.[0]
  if (go === 'resume') return continueForm(post)
  if (go === 'renew') return renewLink(post)
  const first = await answer(post)
  if (first !== changed) return first
  const draft = await openDraft(post.http, post.form.definition.id, post.pageRequest)
  const second = await answer({ ...post, draft })
  return second === changed ? showOvertaken(post) : second
}

/** Two posts in a row were overtaken: the visitor has to send it again. */
async function showOvertaken(post: FormPost): Promise<Response> {
  return refuseUnstored(post, await fillForm(post))
}
