import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import type { Multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import type { RichTextDocument } from '../../../../blocks/_kit/fields/richtext.ts'
import { additionalCostsSchema as schema } from '../../content/types/product.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Product } from './facts.ts'
import { ledger, rowsOf } from './facts.ts'
import type { Section, Sheet } from './template.ts'
import { linkValue } from './template.ts'

const textOf = ({ make }: Sheet, place: string, content: RichTextDocument | undefined): RawBlock[] =>
  content ? [make(`${place}-text`, 'rich-text', { content })] : []

/** Identifies the programme of the page. */
const ownOf = (product: Product | undefined) =>
  product?.careId ? { careId: product.careId, isOwnPage: true } : {}

/** Legally required terms beside the prices of a course; none where product and page have none. */
function termsOf({ make }: Sheet, { product, withdrawalLink }: Fees): RawBlock[] {
  const { totalPrice, totalPriceNote, approvalNumber } = product ?? {}
  if (!totalPrice && !approvalNumber && !withdrawalLink) return []
  const link = linkValue(withdrawalLink)
  return [
    make('fees-terms', 'course-terms', {
      ...ownOf(product),
      totalPrice,
      totalPriceNote,
      approvalNumber,
      ...(link && { withdrawalLink: link }),
    }),
  ]
}

interface Fees {
  readonly headline: string | undefined
  readonly description: RichTextDocument | undefined
  readonly product: Product | undefined
  readonly withdrawalLink: Multilink | undefined
}

export const feesSection = (sheet: Sheet, fees: Fees): Section => {
  const { headline, description, product } = fees
  const prices = product?.pricemodels.items ?? []
  return {
    name: 'fees',
    title: headline ?? sheet.say('sectionFees'),
    blocks: [
      ...textOf(sheet, 'fees', description),
      ...(prices.length
        ? [sheet.make('fees-boxes', 'price-boxes', { ...ownOf(product), items: prices })]
        : []),
      ...termsOf(sheet, fees),
    ],
  }
}

type Costs = FieldsOutput<typeof schema.fields>['costs']

/** Facts rather than price boxes: a campaign lowers fees, not these. */
const costFacts = ({ make }: Sheet, costs: Costs): RawBlock[] =>
  costs.flatMap(({ title, amount, note }, index) => {
    const content = [title, note].filter(Boolean).join('\n')
    return amount ? [make(`costs-${index}`, 'fact', { title: amount, content })] : []
  })

export function costsSection(sheet: Sheet, related: Relation | undefined): Section {
  const costs = related && readContent(schema.fields, related.content)
  return {
    name: 'costs',
    title: costs?.headline ?? sheet.say('sectionCosts'),
    blocks: costs
      ? [
          ...textOf(sheet, 'costs', costs.content),
          ...rowsOf(sheet, 'costs', costFacts(sheet, costs.costs), ledger),
        ]
      : [],
    layout: 'margin',
    density: 'dense',
  }
}

/** A link to the comparison of the page's programmes with others; not a section with a title. */
export function compareSection(
  { make }: Sheet,
  link: Multilink | undefined,
  products: readonly Product[],
): Section {
  const careIds = products.flatMap(({ careId }) => careId ?? []).join(',')
  return {
    name: 'compare',
    blocks: link && careIds ? [make('compare-link', 'compare-link', { link: linkValue(link), careIds })] : [],
  }
}
