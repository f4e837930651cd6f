import { asset } from '../../../../blocks/_kit/fields/asset.ts'
import { bloks } from '../../../../blocks/_kit/fields/bloks.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { relation } from '../../../../blocks/_kit/fields/relation.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { pageFields } from './page-fields.ts'

/**
 * Fields of every story whose page a template builds. The free blocks come after the template's blocks.
 */
export const templateFields = {
  ...pageFields,
  hero: bloks({ allowed: ['hero'], max: 1, description: 'Without it the five fields below make one.' }),
  headline: text({ description: 'Default: the name of the story.' }),
  subline: textarea(),
  image: asset({ description: 'At least 1800 pixels wide.' }),
  ctaLabel: text({ description: 'Words of the first step; shown with its link.' }),
  ctaLink: multilink(),
  contact: relation('contact-person', { description: 'Who answers questions about this page.' }),
}

/** Additional fields of landing pages, which repeat the hero's first step at their end. */
export const landingPageFields = {
  closingHeadline: text({ description: 'Above the first step at the end of the page.' }),
  closingSubline: text(),
}
