import { mailTarget, phoneTarget, whatsappTarget } from '../../../../blocks/_kit/contact.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import type { RichTextDocument } from '../../../../blocks/_kit/fields/richtext.ts'
import type { LinkTarget } from '../../../../blocks/_kit/resolved.ts'

/** A parsed link in the form that content has. */
export const linkValue = (link: Multilink | undefined) =>
  link && {
    linktype: link.linktype,
    url: link.address,
    cached_url: link.address,
    ...(link.anchor && { anchor: link.anchor }),
    target: link.newTab ? '_blank' : '_self',
  }

export const webLink = (target: LinkTarget | undefined) => target && { linktype: 'url', url: target.href }

// Text that is not a phone number or mail address gets no link, as in contact blocks.
export const phoneLink = (phone: string | undefined) => webLink(phoneTarget(phone))
export const whatsappLink = (phone: string | undefined) => webLink(whatsappTarget(phone))
export const emailLink = (email: string | undefined) => mailTarget(email) && { linktype: 'email', email }

/** Texts as a document, a paragraph each; undefined without any. */
export function paragraphs(...texts: readonly (string | undefined)[]): RichTextDocument | undefined {
  const filled = texts.filter(text => text !== undefined)
  if (!filled.length) return undefined
  return {
    type: 'doc',
    content: filled.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}
