import type { FormState } from '../../../../blocks/_kit/forms/definition.ts'
import type { OwnForm, PageRequest, RequestContext } from '../../../core/answer/request-context.ts'
import { hostCookie, writeCookie } from '../../../core/base/http/cookies.ts'
import { readSignedId, signId } from '../../../core/base/http/signatures.ts'
import { findFormSource, findSteppedForm } from '../../../core/content/stories/form-source.ts'
import type { PageData } from '../../../core/page/data/page-data.ts'
import { keysOf } from '../../../core/request/site/query.ts'
import {
  formKeys,
  formOfDraft,
  markSent,
  readDraftCookies,
  withDraft,
  withoutDraft,
} from '../../../core/request/visitor/draft-cookies.ts'
import { answersUnavailable } from '../../../errors.ts'
import { submissionsOf } from '../form-services.ts'
import type { FormDraft } from '../submission.ts'
import { asItBegan } from './form-content.ts'
import { readResumeToken } from './resume-token.ts'

const signing = ({ services }: RequestContext) => ({ keys: services.environment.linkKeys })

/** The draft with an id. Throws `SiteError` where the database does not answer: without its answers a form must not be shown as empty. */
export async function readKnownDraft(
  id: string,
  { services }: RequestContext,
): Promise<FormDraft | undefined> {
  const draft = await submissionsOf(services).readDraft(id)
  if (draft === 'lost') throw answersUnavailable()
  return draft
}

/** Throws `SiteError` where the database does not answer. */
const draftOf = async (signed: string, request: RequestContext): Promise<FormDraft | undefined> => {
  const id = await readSignedId(signed, { purpose: 'draft', ...signing(request) })
  return id ? readKnownDraft(id, request) : undefined
}

const cookiesOf = (http: Request, { visitor, request }: PageRequest): readonly string[] =>
  readDraftCookies({
    cookies: http.headers.get('cookie'),
    isSecure: request.isSecure,
    mayResume: () => visitor.grants('resume-application'),
  })

/** The draft of a form that the visitor's cookies name; undefined where there is none. */
export async function openDraft(
  http: Request,
  form: string,
  pageRequest: PageRequest,
): Promise<FormDraft | undefined> {
  const signed = cookiesOf(http, pageRequest).find(draft => formOfDraft(draft) === form)
  return signed === undefined ? undefined : draftOf(signed, pageRequest.request)
}

const writeDrafts = (
  value: string,
  isKept: boolean,
  { visitor, request }: PageRequest,
): readonly string[] => {
  const { isSecure } = request
  const write = (name: string, expires: string) => {
    const options = { secure: isSecure, expires, sameSite: 'Lax' } as const
    return `${writeCookie(hostCookie(name, isSecure), value, options)}; HttpOnly`
  }
  const mayResume = isKept && visitor.grants('resume-application')
  return [write('draft', 'session'), ...(mayResume ? [write('application', '30d')] : [])]
}

/**
 * The `Set-Cookie` headers that store the place in a form: for this browser session (strictly necessary; requirement forms/draft), and for a
 * form that is saved for a later visit, if the visitor consented to that.
 */
export async function writeDraftCookies(
  {
    id,
    isKept,
    isSent = false,
  }: { readonly id: string; readonly isKept: boolean; readonly isSent?: boolean },
  http: Request,
  pageRequest: PageRequest,
): Promise<readonly string[]> {
  const signed = await signId(id, { purpose: 'draft', ...signing(pageRequest.request) })
  return writeDrafts(
    withDraft(cookiesOf(http, pageRequest), isSent ? markSent(signed) : signed),
    isKept,
    pageRequest,
  )
}

/** The state of a draft, as its page shows it. */
export const stateOfDraft = ({
  form,
  values,
  files,
  step,
  revision,
  sentBefore,
  mails,
}: FormDraft): FormState => ({
  ...{ form, values, errors: {}, step, furthest: step, revision, sentBefore },
  fileNames: Object.fromEntries(files.map(({ key, filename }) => [key, filename])),
  hasLinks: mails.length > 0,
})

type FormParameters = ReadonlyMap<string, string>

function keptOf({ until, mails }: FormDraft, keys: FormParameters): Pick<FormState, 'kept'> {
  const kept = keys.get(formKeys.kept)
  if (kept === undefined) return {}
  return {
    kept: {
      until,
      email: mails.at(-1)?.to,
      ...((kept === 'limit' || kept === 'revoked') && { problem: kept }),
    },
  }
}

/** The state that an address requests. The steps of a form that was sent are shown again only if the form is saved. */
function stateOf(draft: FormDraft, keys: FormParameters): FormState | undefined {
  const state = stateOfDraft(draft)
  if (draft.sent && keys.has(formKeys.sent)) return { ...state, sent: draft.sent }
  if (draft.sent && !draft.contents) return undefined
  const step = Math.max(1, Math.floor(Number(keys.get(formKeys.step))) || 1) - 1
  return {
    ...state,
    step: Math.min(step, draft.step),
    ...(draft.sent && { sentBefore: draft.sent.reference }),
    ...keptOf(draft, keys),
  }
}

const draftsOf = ({ visitor }: PageRequest): readonly string[] =>
  visitor.formDrafts?.split('~').filter(Boolean) ?? []

/**
 * The draft in a cookie that a page with this content shows: one of its forms, else the last saved one, if the page has no form of several
 * steps itself.
 */
function shownDraft(pageRequest: PageRequest, { story }: PageData): string | undefined {
  const drafts = draftsOf(pageRequest)
  const isHere = (signed: string) => findFormSource(story.value, formOfDraft(signed)) !== undefined
  return drafts.find(isHere) ?? (findSteppedForm(story.value) ? undefined : drafts[0])
}

/** The state of a form whose answers are gone: `signed` is its name in a cookie, which this answer removes. */
function goneForm(
  form: string,
  signed: string | undefined,
  pageData: PageData,
  pageRequest: PageRequest,
): OwnForm {
  const cookies = signed && writeDrafts(withoutDraft(draftsOf(pageRequest), form), true, pageRequest)
  return {
    pageData,
    form: { form, step: 0, values: {}, errors: {}, failure: 'draftGone' },
    ...(cookies && { cookies }),
  }
}

/** The form whose later step an address requests without a draft in the cookies. */
const steppedForm = (keys: FormParameters, { story }: PageData): string | undefined =>
  Number(keys.get(formKeys.step)) > 1 ? findSteppedForm(story.value) : undefined

/** The state of a form with an invalid link to continue: it expired, was changed in transit, or was ended and cannot be renewed. */
export const stateOfBrokenLink = (form: string): FormState => ({
  ...{ form, step: 0, values: {}, errors: {} },
  failure: 'expired',
})

/** The state of the visitor's own form, where the address requests it; `form` is undefined where there is none. */
export async function findOwnForm(pageData: PageData, pageRequest: PageRequest): Promise<OwnForm> {
  const keys: FormParameters = new Map(keysOf(pageRequest.visitor.query))
  const link = await readResumeToken(keys.get(formKeys.resume), pageRequest.request)
  if (link) {
    const form = formOfDraft(link.draft)
    return { pageData, form: { form, step: 0, values: {}, errors: {}, resume: keys.get(formKeys.resume) } }
  }
  const signed = shownDraft(pageRequest, pageData)
  const draft = signed === undefined ? undefined : await draftOf(signed, pageRequest.request)
  const linked = !draft && keys.has(formKeys.resume) ? findSteppedForm(pageData.story.value) : undefined
  // A mail program may have truncated the link: an empty form without an explanation would look as if all answers were lost.
  if (linked) return { pageData, form: stateOfBrokenLink(linked) }
  if (!draft && keys.has(formKeys.step)) {
    const form = signed === undefined ? steppedForm(keys, pageData) : formOfDraft(signed)
    if (form) return goneForm(form, signed, pageData, pageRequest)
  }
  const form = draft && stateOf(draft, keys)
  return draft && form
    ? { pageData: await asItBegan(pageData, draft, pageRequest.request), form }
    : { pageData, form: undefined }
}
