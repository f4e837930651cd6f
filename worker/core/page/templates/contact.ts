import { contactFields } from '../../../../blocks/_kit/contact-fields.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import type { Section, Sheet } from './template.ts'

/** The contact person, with the channels. */
export function contactSection({ make, say }: Sheet, related: Relation | undefined): Section {
  const title = say('sectionContact')
  if (!related) return { name: 'contact', title, blocks: [] }
  const { content, name } = related
  const fields = Object.fromEntries(Object.keys(contactFields).map(field => [field, content[field]]))
  const contact = { ...fields, name: content.name || name, headlineLevel: 'h3' }
  return {
    name: 'contact',
    title,
    blocks: [make('contact-person', 'contact-block', contact)],
    layout: 'margin',
  }
}
