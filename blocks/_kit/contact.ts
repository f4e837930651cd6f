import type { Context } from './context.ts'
import { dialAddress } from './phone.ts'
import type { LinkTarget } from './resolved.ts'

/**
 * Channels within the page itself: a click raises an event, and follows the link to a page if no script on the page
 * handles it.
 */
export const requestChannels = ['chat', 'callback', 'videoChat', 'uniBuddy'] as const
export type RequestChannel = (typeof requestChannels)[number]

/** The target of a channel without a page of its own. */
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

/**
 * The WhatsApp link of a number. WhatsApp needs the country code, without plus and leading zeros; undefined for other
 * numbers.
 */
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

/** Attributes by which the page's script recognises a link that raises the event `contact-request`. */
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
