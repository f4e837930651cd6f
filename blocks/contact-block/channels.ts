import { contactPage, mailTarget, phoneTarget, type RequestChannel, whatsappTarget } from '../_kit/contact.ts'
import type { Context } from '../_kit/context.ts'
import type { LinkTarget } from '../_kit/resolved.ts'
import type { Details } from './details.ts'

interface Channel {
  readonly icon: string
  readonly label: string
  readonly link: LinkTarget
  /** Below the channel, such as its hours. */
  readonly note?: string | undefined
  /** Asks the page itself. */
  readonly request?: RequestChannel
  readonly form?: string | undefined
}

type PageContext = Pick<Context, 'sitePage'>

type Candidate = { readonly [K in keyof Channel]: Channel[K] | undefined }

/** The target of a callback: a page of its own, or a form. */
const callbackTarget = (
  { showCallback, callback, callbackForm }: Details,
  context: PageContext,
): LinkTarget | undefined =>
  showCallback ? (callback ?? (callbackForm ? contactPage(context) : undefined)) : undefined

const candidatesOf = (details: Details, context: PageContext): readonly Candidate[] => [
  { icon: 'phone', label: details.phoneLabel, link: phoneTarget(details.phone), note: details.phoneNote },
  { icon: 'whatsapp', label: details.whatsappLabel, link: whatsappTarget(details.whatsapp) },
  { icon: 'mail', label: details.emailLabel, link: mailTarget(details.email) },
  {
    icon: 'clock',
    label: details.callbackLabel,
    link: callbackTarget(details, context),
    request: 'callback',
    form: details.callbackForm,
  },
  {
    icon: 'chat',
    label: details.chatLabel,
    link: details.showChat ? contactPage(context) : undefined,
    request: 'chat',
  },
]

/** Channels with a value and a label, in the order of the requirement. */
export const channelsOf = (details: Details, context: PageContext): readonly Channel[] =>
  candidatesOf(details, context).flatMap(({ label, link, ...channel }) =>
    label && link ? [{ ...channel, label, link } as Channel] : [],
  )
