import type { Context } from './context.ts'
import { dialAddress } from './phone.ts'
import type { LinkTarget } from './resolved.ts'

/** Channels that ask the page itself: a choice raises an event, and leads to a page where nothing on the page takes it. */
export const requestChannels = ['chat', 'callback', 'videoChat', 'uniBuddy'] as const
export type RequestChannel = (typeof requestChannels)[number]

/** Where a channel leads that has no page of its own. */
export const contactPage = (context: Pick<Context, 'sitePage'>): LinkTarget => ({
  href: context.sitePage('contact'),
})

const mailbox = /^[^\s@]+@[^\s@]+$/

export const mailTarget = (email = ''): LinkTarget | undefined =>
  mailbox.test(email) ? { href: `mailto:${email}` } : undefined

export function phoneTarget(phone = ''): LinkTarget | undefined {
  const href = dialAddress(phone)
  return href ? { href } : undefined
}

/** WhatsApp takes a number with its country code, without plus and leading zeros; no other number leads anywhere. */
export function whatsappTarget(phone = ''): LinkTarget | undefined {
  const [, number] = /^tel:00(\d+)$/.exec(dialAddress(phone) ?? '') ?? []
  return number ? { href: `https://wa.me/${number}`, target: '_blank', rel: 'noopener' } : undefined
}

interface RequestDetails {
  /** Id of the form of a callback. */
  readonly form?: string | undefined
  /** Id of the conversation that the chat begins with. */
  readonly template?: string | undefined
  /** Topics of the chat, separated by commas. */
  readonly domains?: string | undefined
}

/** Attributes by which the page's script knows a link that raises the event `contact-request`. */
export const requestMarks = (
  channel: RequestChannel | undefined,
  { form, template, domains }: RequestDetails = {},
) =>
  channel && {
    'data-contact': channel,
    'data-form': form,
    'data-template': template,
    'data-domains': domains,
  }
