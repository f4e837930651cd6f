import type { FormState } from '../../../blocks/_kit/forms/definition.ts'
import type { FormDraft } from '../../forms/submission.ts'
import { hostCookie, readCookie, writeCookie } from '../../http/cookies.ts'
import { readSignedId, signId } from '../../http/signed-id.ts'
import { keysOf } from '../../site/query.ts'
import { draftCookie, formKeys } from '../../visitor/visitor.ts'
import type { PageRequest, RequestContext } from '../request-context.ts'

/** The draft of a form that the visitor's cookie names; undefined for one of another form, and for one that was sent. */
export async function openDraft(
  http: Request,
  { form, request }: { readonly form: string; readonly request: RequestContext },
): Promise<FormDraft | undefined> {
  const { isSecure } = request
  const cookie = readCookie(http.headers.get('cookie'), hostCookie('draft', isSecure), draftCookie)
  const draft = cookie ? await draftOf(cookie, request) : undefined
  return draft?.form === form && !draft.sent ? draft : undefined
}

const draftOf = async (cookie: string, { services }: RequestContext): Promise<FormDraft | undefined> => {
  const id = await readSignedId(cookie, { purpose: 'draft', secret: services.environment.LINK_SECRET })
  return id ? services.submissions.readDraft(id) : undefined
}

/** The `Set-Cookie` header that holds the place in a form for this browser session (strictly necessary; requirement forms/draft). */
export async function writeDraftCookie(
  id: string,
  { services, isSecure }: Pick<RequestContext, 'services' | 'isSecure'>,
): Promise<string> {
  const value = await signId(id, { purpose: 'draft', secret: services.environment.LINK_SECRET })
  const options = { secure: isSecure, expires: 'session', sameSite: 'Lax' } as const
  return `${writeCookie(hostCookie('draft', isSecure), value, options)}; HttpOnly`
}

/** How the visitor's own form stands, where the address asks for it; undefined where there is none. */
export async function formStateOf({ visitor, request }: PageRequest): Promise<FormState | undefined> {
  const { formDraft, query } = visitor
  const draft = formDraft === undefined ? undefined : await draftOf(formDraft, request)
  if (!draft) return undefined
  const asked = new Map(keysOf(query))
  const sent = asked.has(formKeys.sent) ? draft.sent : undefined
  // The steps of a form that was sent are not shown again, so that going back does not send it twice.
  if (draft.sent && !sent) return undefined
  const step = Math.max(1, Number(asked.get(formKeys.step)) || 1) - 1
  const fileNames = Object.fromEntries(draft.files.map(({ key, filename }) => [key, filename]))
  return {
    ...{ form: draft.form, values: draft.values, errors: {}, fileNames },
    step: Math.min(Math.floor(step), draft.step),
    ...(sent && { sent }),
  }
}
