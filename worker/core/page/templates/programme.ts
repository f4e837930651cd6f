import { variantFields } from '../../content/types/programmes.ts'
import { readContent } from '../../content/types/read-content.ts'
import { actionBarOf } from './action-bar.ts'
import { compareSection } from './compare.ts'
import { contactSection } from './contact.ts'
import { advantagesSection, benefitsSection, factsSection } from './facts.ts'
import { costsSection, feesSection } from './fees.ts'
import { heroOf } from './hero.ts'
import { productOf } from './product.ts'
import type { Template } from './template.ts'
import { admissionSection, careersSection } from './topics.ts'
import { uspsSection } from './usps.ts'

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
    actionBar: actionBarOf(sheet, { hero, contact: content.contact }),
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
