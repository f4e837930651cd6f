import { fillTemplate } from '../../../../blocks/_kit/fill-template.ts'
import { dateInWords } from '../../../../blocks/_kit/forms/date-in-words.ts'
import { technicalFields } from '../../../../blocks/_kit/forms/definition.ts'
import type { LinkProblem } from '../../../../blocks/_kit/forms/kept-answers.ts'
import { checkMessages } from '../../../../blocks/_kit/forms/messages.ts'
import { rules } from '../../../../blocks/_kit/forms/rules.ts'
import type { MailTemplate } from '../../../../blocks/_kit/forms/sent-form.ts'
import { oneLine } from '../../../../blocks/_kit/one-line.ts'
import { wordsIn } from '../../../../blocks/_kit/words.ts'
import { clientDigest } from '../../../core/base/http/limits.ts'
import { formKeys } from '../../../core/request/visitor/draft-cookies.ts'
import { submissionsOf } from '../form-services.ts'
import { asciiAddress, baseAddress } from '../mail-address.ts'
import { type FilledForm, stateOf } from './fill-form.ts'
import type { FormPost } from './form-request.ts'
import { type Answer, changed, leadTo, refuseUnstored, showState, tellScript } from './reply.ts'
import { writeResumeToken } from './resume-token.ts'
import { emailIn, type KeptDraft, storeDraft, type WriteMail } from './store-draft.ts'
import { stateOfDraft } from './visitor-draft.ts'

/** Mails with a link to continue one form. */
const mostOfDraft = 5

const isAddress = (text: string) => text.length <= 254 && rules.email.accepts(text)

/** The mail address in the box for the link to continue, as the visitor typed it; empty where the box was left empty. */
const typedAddress = ({ posted }: FormPost): string =>
  asciiAddress(oneLine(posted.entered.get(technicalFields.mail)?.[0] ?? ''))

/** The address for the link: the one that the visitor typed now, else the form's. */
function addressOf(post: FormPost, { values }: FilledForm): string | undefined {
  const fields = post.form.definition.steps.flatMap(step => step.fields)
  const address = typedAddress(post).toLowerCase() || emailIn(fields, values)
  return address && isAddress(address) ? address : undefined
}

/** Whether a mail with a link may be sent to an address: the number is limited. */
export async function mayMail(
  address: string,
  { draft }: Pick<FilledForm, 'draft'>,
  { pageRequest, http }: FormPost,
): Promise<boolean> {
  const { services, now } = pageRequest.request
  if ((draft?.mails.length ?? 0) >= mostOfDraft) return false
  const client = await clientDigest(http.headers, { keys: services.environment.linkKeys, now: now() })
  return (await submissionsOf(services).mayMail(baseAddress(address), { client })) === true
}

/** The mail with the link, whose page shows a button: programs that scan mails open their links. */
export const writeMail =
  (to: string, template: MailTemplate, post: FormPost): WriteMail =>
  async ({ id, until, mails }) => {
    const { pageRequest, found, form } = post
    const link = new URL(found.path, pageRequest.request.site.origin)
    link.searchParams.set(
      formKeys.resume,
      await writeResumeToken({ draft: id, position: mails.length }, pageRequest.request),
    )
    const day = dateInWords(form.definition.language, until, pageRequest.request.site.timeZone)
    const values = { link: link.href, until: day }
    return {
      kind: 'resume',
      to,
      base: baseAddress(to),
      subject: fillTemplate(template.subject, values),
      text: fillTemplate(template.text, values),
    }
  }

/** Answers 422 with the form's page, which shows the malformed address for the link and all answers. The script of the form posts such an address plainly. */
function refuseAddress(post: FormPost, filled: FilledForm, { draft, cookies }: KeptDraft) {
  const { until, mails } = draft
  const typed = typedAddress(post)
  const { revision, furthest } = stateOfDraft(draft)
  const kept = { until, email: mails.at(-1)?.to, problem: 'address', typed } as const
  return showState(post, stateOf(post, filled, { errors: {}, revision, furthest, kept }), {
    status: 422,
    cookies,
  })
}

/** Keeps the answers as they are, and ends all links that were sent (requirement applications/links). */
export async function revokeLinks(post: FormPost, filled: FilledForm): Promise<Answer> {
  const { pageRequest, found } = post
  const { draft, files, sent } = filled
  const kept = await storeDraft(post, { ...stateOf(post, filled), files, draft })
  if (kept.kind === 'changed') return changed
  if (kept.kind === 'lost' || !(await submissionsOf(pageRequest.request.services).revokeLinks(kept.draft.id)))
    return refuseUnstored(post, filled)
  return leadTo(`${found.path}?step=${sent.step + 1}&${formKeys.kept}=revoked`, kept.cookies)
}

/** Keeps the answers as they are, and sends the link to continue where an address is known (requirement applications/resumed). */
export async function keepForLater(post: FormPost, filled: FilledForm): Promise<Answer> {
  const { form, found } = post
  const { draft, files, sent } = filled
  const address = addressOf(post, filled)
  const template = form.delivery.resume
  const isRefused = !address && typedAddress(post) !== ''
  if (isRefused && post.isScript) {
    const { email } = wordsIn(checkMessages, form.definition.language)
    return tellScript(422, { errors: { [technicalFields.mail]: email } })
  }
  const mayGo = address !== undefined && (await mayMail(address, filled, post))
  const mail = mayGo && template ? writeMail(address, template, post) : undefined
  const kept = await storeDraft(post, { ...stateOf(post, filled), files, draft, mail })
  if (kept.kind === 'changed') return changed
  if (kept.kind === 'lost') return refuseUnstored(post, filled)
  if (isRefused) return refuseAddress(post, filled, kept)
  const outcome: LinkProblem | '1' = address && !mayGo ? 'limit' : '1'
  const location = `${found.path}?step=${sent.step + 1}&${formKeys.kept}=${outcome}`
  const { revision } = kept.draft
  return post.isScript
    ? tellScript(200, { revision, location }, kept.cookies)
    : leadTo(location, kept.cookies)
}
