import { items } from './fields/bloks.ts'
import { richtext } from './fields/richtext.ts'
import { text } from './fields/text.ts'
import type { ResolvedRichText } from './resolved.ts'

/** The items of an accordion: titles with their content. */
export const disclosureItems = () =>
  items('accordion-item', { title: text({ required: true }), content: richtext() })

interface Item {
  readonly _uid: string
  readonly title: string
  readonly content: ResolvedRichText | undefined
}

/** The items with content; the first one is open if `firstOpen` (requirement disclosures/accordion-first-item). */
export const openedItems = (entries: readonly Item[], firstOpen: boolean) =>
  entries
    .flatMap(({ _uid, title, content }) => (content ? [{ uid: _uid, title, content }] : []))
    .map((item, index) => ({ ...item, open: firstOpen && index === 0 }))
