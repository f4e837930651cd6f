import { technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import { clientDigest } from '../../../core/base/http/limits.ts'
import { answersUnavailable } from '../../../errors.ts'
import { submissionsOf } from '../form-services.ts'
import type { LinkState, ResumeLink } from '../resume-link.ts'
import type { FormDraft } from '../submission.ts'
import { mayMail, writeMail } from './continue-form.ts'
import type { FormPost } from './form-request.ts'
import { leadTo, showState } from './reply.ts'
import { readResumeToken } from './resume-token.ts'
import { openDraft, readKnownDraft, stateOfBrokenLink, writeDraftCookies } from './visitor-draft.ts'

const tokenIn = ({ posted }: FormPost): string | undefined => posted.entered.get(technicalFields.token)?.[0]

const showBrokenLink = (post: FormPost): Promise<Response> =>
  showState(post, stateOfBrokenLink(post.form.definition.id), { status: 410 })

/** The link whose button was pressed, and its draft of this form. Throws `SiteError` where the database does not answer. */
async function findLinked(post: FormPost) {
  const { request } = post.pageRequest
  const link = await readResumeToken(tokenIn(post), request)
  const draft = link && (await readKnownDraft(link.draft, request))
  return link && draft?.form === post.form.definition.id ? { link, draft } : undefined
}

/**
 * The address for a new link in place of an ended one: the application's own. A used link may be renewed to the address that it was sent to, as
 * long as the form has none of its own; a revoked one may not, because that address may be a stranger's.
 */
const ownAddress = ({ email, mails }: FormDraft, { position }: ResumeLink, state: LinkState) =>
  email ?? (state === 'revoked' ? undefined : mails[position]?.to)

/**
 * Continues the form that a mail's link names, in the browser that posts the button, and uses the link up (requirements applications/resumed,
 * applications/links). A browser that has the answers already needs no link.
 */
export async function continueForm(post: FormPost): Promise<Response> {
  const { pageRequest, found, form, http } = post
  const linked = await findLinked(post)
  if (!linked) return showBrokenLink(post)
  const { link, draft } = linked
  const own = await openDraft(http, draft.form, pageRequest)
  const state =
    own?.id === draft.id ? 'open' : await submissionsOf(pageRequest.request.services).endLink(link)
  if (state === 'lost') throw answersUnavailable()
  if (state === 'open') {
    const cookies = await writeDraftCookies({ id: draft.id, isKept: true }, http, pageRequest)
    return leadTo(`${found.path}?step=${draft.step + 1}#${form.definition.id}`, cookies)
  }
  const token = tokenIn(post)
  if (!token || !form.delivery.resume || !ownAddress(draft, link, state)) return showBrokenLink(post)
  const shown = {
    form: draft.form,
    step: 0,
    values: {},
    errors: {},
    renewal: { kind: 'offered', token },
  } as const
  return showState(post, shown, { status: 410 })
}

/**
 * Sends a new link in place of an ended one, within the limits of all mails with links (requirement applications/links). The page shows no address:
 * somebody else may have the old link.
 */
export async function renewLink(post: FormPost): Promise<Response> {
  const { pageRequest, form, http } = post
  const { now, services } = pageRequest.request
  const { environment } = services
  const submissions = submissionsOf(services)
  const template = form.delivery.resume
  const linked = await findLinked(post)
  if (!linked || !template) return showBrokenLink(post)
  const { link, draft } = linked
  const state = await submissions.endLink(link)
  if (state === 'lost') throw answersUnavailable()
  const address = ownAddress(draft, link, state)
  if (!address) return showBrokenLink(post)
  const mayGo = await mayMail(address, { draft }, post)
  const mails = [...draft.mails, await writeMail(address, template, post)(draft)]
  const client = await clientDigest(http.headers, { keys: environment.linkKeys, now: now() })
  const saved =
    mayGo &&
    (await submissions.storeDraft({ ...draft, mails, updated: now() }, { expected: draft.revision, client }))
  // Its answers were saved meanwhile: the visitor has to send it again.
  if (saved === 'lost' || saved === 'changed') throw answersUnavailable()
  const kind = saved ? 'sent' : 'limit'
  return showState(
    post,
    { form: draft.form, step: 0, values: {}, errors: {}, renewal: { kind } },
    { status: 200 },
  )
}
