import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import { contactPersonSchema as contactSchema } from '../../content/types/contacts.ts'
import { readContent } from '../../content/types/read-content.ts'
import { firstStepOf } from './hero.ts'
import type { Sheet } from './template.ts'
import { linkValue } from './values.ts'

/** The bar of phones: the hero's first step, and the number of the page's contact. */
export function actionBarOf(
  { make }: Sheet,
  { hero, contact }: { readonly hero: RawBlock; readonly contact: Relation | undefined },
): RawBlock[] {
  const step = firstStepOf(hero)
  const phone = contact && readContent(contactSchema.fields, contact.content).phone
  if (!step && !phone) return []
  return [make('action-bar', 'action-bar', { text: step?.text, href: linkValue(step?.link), phone })]
}
