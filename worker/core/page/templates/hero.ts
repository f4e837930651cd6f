import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import { schema as heroSchema } from '../../../../blocks/hero/schema.ts'
import { contactPersonSchema as contactSchema } from '../../content/types/contacts.ts'
import { templateFields } from '../../content/types/page.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Sheet } from './template.ts'
import { linkValue } from './template.ts'

/** Fields that a template adds to every hero's fields. */
interface HeroExtras {
  readonly frameLabel?: string | undefined
  /** Set on pages that name a price. */
  readonly showCampaignVoucher?: true
}

/** The story's own hero, or one made from its fields. */
export function heroOf({ content, name, make }: Sheet, extras: HeroExtras = {}): RawBlock {
  const { hero, headline, subline, image, ctaLabel, ctaLink } = readContent(templateFields, content)
  const [own] = hero.items
  if (own) return own
  return make('hero', 'hero', {
    type: image ? 'split' : 'basic',
    ...extras,
    headline: headline ?? name,
    subline,
    excludeSublineFromH1: true,
    image,
    ctaLabel,
    ctaHref: linkValue(ctaLink),
  })
}

/** The first step that a hero offers: its button, else its flag. */
export function firstStepOf(hero: RawBlock) {
  const { ctaLabel, ctaHref, flagText, flagHref } = readContent(heroSchema.fields, hero)
  const [text, link] = ctaLabel && ctaHref ? [ctaLabel, ctaHref] : [flagText, flagHref]
  return text && link ? { text, link } : undefined
}

/** The bar of phones: the hero's first step, and the number of the page's contact. */
export function actionBarOf(
  { make }: Sheet,
  {
    hero,
    contact,
    careId,
  }: {
    readonly hero: RawBlock
    readonly contact: Relation | undefined
    readonly careId?: string | undefined
  },
): RawBlock[] {
  const step = firstStepOf(hero)
  const phone = contact && readContent(contactSchema.fields, contact.content).phone
  if (!step && !phone) return []
  return [make('action-bar', 'action-bar', { text: step?.text, href: linkValue(step?.link), phone, careId })]
}
