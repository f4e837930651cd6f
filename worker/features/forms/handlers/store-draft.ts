import type { FieldDefinition, FormState, FormValues } from '../../../../blocks/_kit/forms/definition.ts'
import { clientDigest } from '../../../core/base/http/limits.ts'
import { newDraftId } from '../../../core/request/visitor/draft-cookies.ts'
import { submissionsOf } from '../form-services.ts'
import { nextDraft } from '../next-draft.ts'
import { draftLife, savedDraftLife } from '../store/expiries.ts'
import type { FormDraft, MailOrder, SubmittedFile } from '../submission.ts'
import { storeFormContent } from './form-content.ts'
import type { FormPost } from './form-request.ts'
import { writeDraftCookies } from './visitor-draft.ts'

/** Writes the mail with a link to continue a draft. */
export type WriteMail = (draft: Pick<FormDraft, 'id' | 'until' | 'mails'>) => Promise<MailOrder>

/** The state of a form after a post, as it is stored. */
export interface DraftToStore extends Pick<FormState, 'values' | 'step' | 'sent'> {
  readonly files: readonly SubmittedFile[]
  /** The draft before the post. */
  readonly draft: FormDraft | undefined
  /** A further mail with the link to continue. */
  readonly mail?: WriteMail | undefined
}

/** A draft that was stored, and the `Set-Cookie` headers that name it. */
export interface KeptDraft {
  readonly kind: 'kept'
  readonly draft: FormDraft
  readonly cookies: readonly string[]
}

/** The draft was not stored: the database did not answer, or another post stored another state meanwhile. */
export type Kept = KeptDraft | { readonly kind: 'lost' } | { readonly kind: 'changed' }

/** The answer to the form's first field for an e-mail address, in lower case. */
export function emailIn(fields: readonly FieldDefinition[], values: FormValues): string | undefined {
  const value = values[fields.find(({ kind }) => kind === 'email')?.name ?? '']
  return typeof value === 'string' && value ? value.toLowerCase() : undefined
}

/** Stores the state of a form for its visitor (requirements forms/draft, applications/saved). */
export async function storeDraft(post: FormPost, { draft, mail, ...state }: DraftToStore): Promise<Kept> {
  const { form, found, pageRequest, http } = post
  const { definition } = form
  const { services, newId, now } = pageRequest.request
  const isSaved = definition.saves === true
  const id = draft?.id ?? newDraftId(newId(), definition.id)
  const mayResume =
    isSaved && (mail || draft?.mails.length || pageRequest.visitor.grants('resume-application'))
  const until = now() + (mayResume && !state.sent ? savedDraftLife : draftLife)
  const contents =
    isSaved && found.page
      ? await storeFormContent(found.page.pageData, { form: definition.id, draft }, pageRequest.request)
      : draft?.contents
  const email =
    emailIn(
      definition.steps.flatMap(({ fields }) => fields),
      state.values,
    ) ?? draft?.email
  const mails = draft?.mails ?? []
  const next = nextDraft(draft, {
    ...{ id, until, updated: now(), form: definition.id, values: state.values, files: state.files },
    step: Math.max(state.step, draft?.step ?? 0),
    mails: mail ? [...mails, await mail({ id, until, mails })] : mails,
    ...(contents && { contents }),
    ...(email && { email }),
    ...(state.sent && { sent: state.sent }),
  })
  const saved = await submissionsOf(services).storeDraft(next, {
    ...(isSaved && { expected: draft?.revision }),
    ...(mail && {
      client: await clientDigest(http.headers, { keys: services.environment.linkKeys, now: now() }),
    }),
  })
  if (saved !== 'saved') return { kind: saved }
  const cookies = await writeDraftCookies(
    { id, isKept: isSaved, isSent: next.sent !== undefined },
    http,
    pageRequest,
  )
  return { kind: 'kept', draft: next, cookies }
}
