import type { FormDelivery } from '../../../../blocks/_kit/forms/sent-form.ts'
import type { RequestContext } from '../../../core/answer/request-context.ts'
import { readSignedId, signId } from '../../../core/base/http/signatures.ts'
import { submissionsOf } from '../form-services.ts'
import { endKey } from '../store/subscriptions.ts'
import type { Submission, SubmissionStore } from '../submission.ts'
import type { FormPost } from './form-request.ts'
import { referenceOf } from './make-submission.ts'

/** Suffix of a subscription's form id in the form id of its end. */
const endOf = (form: string) => `${form}-opt-out`

interface NewSubmission {
  readonly id: string
  readonly now: number
}

/** The end of a subscription is a submission of its own, so that the receiver gets it like any other. */
function endSubmission(subscription: Submission, { id, now }: NewSubmission): Submission {
  const { email, fields, values, mails: _, held: __, optOut: ___, ...rest } = subscription
  const isAddress = ({ kind }: Submission['fields'][number]) => kind === 'email'
  const own = fields.filter(isAddress)
  return {
    ...rest,
    id,
    reference: referenceOf(id),
    ends: subscription.id,
    form: endOf(subscription.form),
    created: now,
    fields: own,
    values: Object.fromEntries(own.map(({ name }) => [name, values[name] ?? ''])),
    files: [],
    mails: [],
    ...(email && { email }),
  }
}

/** The end of a subscription that is no longer stored: its receiver recognises it by its id. */
function endUnstored(
  ends: string,
  { form, found, pageRequest }: FormPost,
  { id, now }: NewSubmission,
): Submission {
  const { id: formId, version, language } = form.definition
  return {
    ...{ id, ends, version, language, created: now },
    reference: referenceOf(id),
    form: formId,
    unit: pageRequest.request.site.unit,
    page: found.path,
    fields: [],
    values: {},
    files: [],
    mails: [],
  }
}

async function endSubscription(id: string, post: FormPost): Promise<boolean> {
  const { services, newId, now } = post.pageRequest.request
  const { environment } = services
  const submissions = submissionsOf(services)
  const own = { id: newId(), now: now() }
  const subscription = await submissions.read(id)
  // Without a signature the id may be invented.
  if (!subscription && !environment.linkKeys) return false
  const end = subscription ? endSubmission(subscription, own) : endUnstored(id, post, own)
  const key = { key: endKey(id), digest: id, until: own.now + 365 * 86_400_000 }
  const saved = await submissions.save(end, key)
  return saved.kind !== 'lost'
}

const confirm = async (id: string, submissions: SubmissionStore) =>
  (await submissions.confirm(id)) === 'confirmed'

/**
 * Confirms or ends the subscription that a mail's link names; pressing the button again succeeds again (requirement forms/newsletter).
 * Only a post does so: programs that look into mails open their links.
 */
export async function changeSubscription(
  kind: 'opt-in' | 'opt-out',
  token: string,
  post: FormPost,
): Promise<boolean> {
  const { services } = post.pageRequest.request
  const { environment } = services
  const submissions = submissionsOf(services)
  const id = await readSignedId(token, { purpose: kind, keys: environment.linkKeys })
  if (!id) return false
  return kind === 'opt-in' ? confirm(id, submissions) : endSubscription(id, post)
}

/** Addresses that the mails of a subscription name: of the page that confirms it, and of the page that ends it. */
export async function mailLinks(
  id: string,
  { confirmation }: FormDelivery,
  { site, services }: RequestContext,
): Promise<Readonly<Record<'link' | 'optOut', string>>> {
  if (!confirmation) return { link: '', optOut: '' }
  const { linkKeys: keys } = services.environment
  const page = new URL(confirmation.href, site.origin)
  const linkFor = async (purpose: 'opt-in' | 'opt-out') => {
    const link = new URL(page)
    link.pathname = link.pathname.replace(/opt-in(\/?)$/, `${purpose}$1`)
    link.searchParams.set('token', await signId(id, { purpose, keys }))
    return link.href
  }
  return { link: await linkFor('opt-in'), optOut: await linkFor('opt-out') }
}
