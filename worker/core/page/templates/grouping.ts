import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { individualGroupingFields } from '../../content/types/programmes.ts'
import { readContent } from '../../content/types/read-content.ts'
import { actionBarOf } from './action-bar.ts'
import { compareSection } from './compare.ts'
import { contactSection } from './contact.ts'
import { benefitsSection, factsSection, rowsOf } from './facts.ts'
import { costsSection } from './fees.ts'
import { heroOf } from './hero.ts'
import { type Product, productOf } from './product.ts'
import type { Section, Sheet, Template } from './template.ts'
import { careersSection, textSection } from './topics.ts'
import { uspsSection } from './usps.ts'
import { linkValue } from './values.ts'

/** Variants are models of one programme; individual groupings contain several programmes. */
const isOneProgramme = ({ content }: Sheet): boolean => /(^|-)variant-grouping$/.test(content.component)

/** The credits that may be recognised; none where the product has no number of them. */
const recognitionOf = ({ say }: Sheet, { recognizedEcts }: Product) =>
  recognizedEcts
    ? {
        recognizedEctsLabel: say('recognizedCredits'),
        recognizedEctsValue: say('atMostCredits', { count: String(recognizedEcts) }),
      }
    : {}

const cardOf = (sheet: Sheet, product: Product, index: number): RawBlock =>
  sheet.make(`products-${index}`, 'card', {
    variant: 'catalogue',
    preTitle: product.degree,
    title: product.title,
    content: product.teaser,
    image: product.image,
    careId: product.careId,
    ectsText: product.ects,
    ...recognitionOf(sheet, product),
    link: linkValue(product.link),
    linkLabel: product.linkLabel,
    trackingEvent: isOneProgramme(sheet) ? 'study_format_card' : 'cards_element',
  })

/** A card for each product, then those that editors placed. */
function productsSection(sheet: Sheet, products: readonly Product[], placed: readonly RawBlock[]): Section {
  const cards = products.filter(({ title }) => title).map((product, index) => cardOf(sheet, product, index))
  return {
    name: 'products',
    title: sheet.say(isOneProgramme(sheet) ? 'sectionModels' : 'sectionProgrammes'),
    blocks: rowsOf(sheet, 'products', [...cards, ...placed]),
  }
}

/** Several study models of a programme, or several programmes. */
export const grouping: Template = sheet => {
  const content = readContent(individualGroupingFields, sheet.content)
  const recognition = { title: 'sectionRecognition', content: content.recognitionOfAchievements } as const
  const hero = heroOf(sheet)
  return {
    hero,
    actionBar: actionBarOf(sheet, { hero, contact: content.contact }),
    sections: [
      uspsSection(sheet, { usps: content.usps, geoRestrictedUsps: [] }),
      productsSection(sheet, content.products.map(productOf), content.cards.items),
      compareSection(sheet, content.comparisonLink, content.products.map(productOf)),
      factsSection(sheet, content),
      careersSection(sheet, content.careerPaths),
      textSection(sheet, 'recognition', recognition),
      benefitsSection(sheet, content),
      costsSection(sheet, content.additionalCostsContent),
      contactSection(sheet, content.contact),
    ],
    pageType: 'grouping',
  }
}
