import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { individualGroupingFields, variantFields } from '../../content/types/programmes.ts'
import { readContent } from '../../content/types/read-content.ts'
import { contactSection } from './contact.ts'
import {
  advantagesSection,
  benefitsSection,
  factsSection,
  type Product,
  productOf,
  rowsOf,
  uspsSection,
} from './facts.ts'
import { compareSection, costsSection, feesSection } from './fees.ts'
import { actionBarOf, heroOf } from './hero.ts'
import { linkValue, type Section, type Sheet, type Template } from './template.ts'
import { admissionSection, careersSection, textSection } from './topics.ts'

/** A programme in one study model. */
export const programme: Template = sheet => {
  const content = readContent(variantFields, sheet.content)
  const product = content.product && productOf(content.product)
  const fees = {
    headline: content.feesHeadline,
    description: content.feesDescription,
    product,
    withdrawalLink: content.withdrawalLink,
  }
  const hero = heroOf(sheet, { frameLabel: product?.degree, showCampaignVoucher: true })
  return {
    hero,
    actionBar: actionBarOf(sheet, { hero, contact: content.contact, careId: product?.careId }),
    careId: product?.careId,
    sections: [
      uspsSection(sheet, content),
      factsSection(sheet, content, product),
      feesSection(sheet, fees),
      compareSection(sheet, content.comparisonLink, product ? [product] : []),
      costsSection(sheet, content.additionalCostsContent),
      careersSection(sheet, content.careerPaths),
      benefitsSection(sheet, content),
      advantagesSection(sheet, content.advantageCommunicationFacts.items),
      admissionSection(sheet, product),
      contactSection(sheet, content.contact),
    ],
    pageType: 'programme',
  }
}

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
