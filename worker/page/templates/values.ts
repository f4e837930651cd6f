import type { Multilink } from '../../../blocks/_kit/fields/multilink.ts'
import type { RichTextDocument } from '../../../blocks/_kit/fields/richtext.ts'
import { normalizePhone } from '../../../blocks/_kit/phone.ts'

/** A link that was read, as content holds it. */
export const linkValue = (link: Multilink | undefined) =>
  link && {
    linktype: link.linktype,
    url: link.address,
    cached_url: link.address,
    ...(link.anchor && { anchor: link.anchor }),
    target: link.newTab ? '_blank' : '_self',
  }

export const phoneLink = (phone: string) => ({ linktype: 'url', url: `tel:${normalizePhone(phone)}` })
export const emailLink = (email: string) => ({ linktype: 'email', email })
export const whatsappLink = (phone: string) => ({
  linktype: 'url',
  url: `https://wa.me/${normalizePhone(phone).replace(/^00/, '')}`,
})

/** Texts as a document, a paragraph each; undefined without any. */
export function paragraphs(...texts: readonly (string | undefined)[]): RichTextDocument | undefined {
  const filled = texts.filter(text => text !== undefined)
  if (!filled.length) return undefined
  return {
    type: 'doc',
    content: filled.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}
