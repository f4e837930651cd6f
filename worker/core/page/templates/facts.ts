import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { FieldsOutput } from '../../../../blocks/_kit/fields/field.ts'
import type { Relation } from '../../../../blocks/_kit/fields/relation.ts'
import { productSchema as schema } from '../../content/types/product.ts'
import type { programmeFields, variantFields } from '../../content/types/programmes.ts'
import { readContent } from '../../content/types/read-content.ts'
import type { Section, Sheet } from './template.ts'

export type Product = Omit<FieldsOutput<typeof schema.fields>, 'title'> & { readonly title: string }

/** A product with its title: its own, or the name of its story. */
export function productOf({ name, content }: Relation): Product {
  const product = readContent(schema.fields, content)
  return { ...product, title: product.title ?? name }
}

type Programme = FieldsOutput<typeof programmeFields>

/** Two and four fill rows of two, three a row of three, also on tablets. */
const columnsFor = (count: number) => ({
  columnsMobile: 1,
  columnsTablet: count === 3 ? 3 : 2,
  columnsDesktop: count === 2 || count === 4 ? 2 : 3,
})

/** Blocks side by side, at most three in a row. */
export const rowsOf = (
  sheet: Sheet,
  place: string,
  items: readonly RawBlock[],
  look: Readonly<Record<string, unknown>> = columnsFor(items.length),
): RawBlock[] =>
  items.length ? [sheet.make(`${place}-grid`, 'grid', { items, ...look, spacing: 'none' })] : []

/** Facts as rows between lines, two in a row. */
export const ledger = { layout: 'ledger', columnsMobile: 1, columnsTablet: 2, columnsDesktop: 2 }

/** The names of languages in the page's language: "Deutsch, Englisch". */
function languageNames(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const text = codes.map(code => names.of(code)).join(', ')
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
}

function productFacts({ make, say, language }: Sheet, product: Product | undefined): RawBlock[] {
  const facts = [
    { title: product?.degree, content: say('degree') },
    { title: product?.ects, content: say('studyVolume') },
    { title: product?.duration, content: say('duration') },
    { title: product?.cluster, content: say('fieldOfStudy') },
    { title: product?.unit[0]?.name, content: say('studyModel') },
    {
      title: languageNames(product?.languages ?? [], language),
      content: say('teachingLanguage'),
    },
  ]
  return facts.flatMap((fact, index) => (fact.title ? [make(`facts-${index}`, 'fact', fact)] : []))
}

/** The facts of the product, then the facts that editors wrote. */
export function factsSection(sheet: Sheet, { factSet }: Programme, product?: Product): Section {
  const [set] = factSet
  const facts = [...productFacts(sheet, product), ...(set?.facts.items ?? [])]
  return {
    name: 'facts',
    title: set?.headline ?? sheet.say('sectionFacts'),
    blocks: rowsOf(sheet, 'facts', facts, ledger),
    layout: 'margin',
    density: 'dense',
  }
}

export function benefitsSection(sheet: Sheet, { benefitSet }: Programme): Section {
  const [set] = benefitSet
  return {
    name: 'benefits',
    title: set?.headline ?? sheet.say('sectionBenefits'),
    blocks: rowsOf(sheet, 'benefits', set?.benefits.items ?? []),
  }
}

export const advantagesSection = (sheet: Sheet, facts: readonly RawBlock[]): Section => ({
  name: 'advantages',
  title: sheet.say('sectionAdvantages'),
  blocks: rowsOf(sheet, 'advantages', facts),
})

type Usps = Pick<FieldsOutput<typeof variantFields>, 'usps' | 'geoRestrictedUsps'>

/** The block chooses among the restricted ones, because that depends on the visitor. */
export const uspsSection = (sheet: Sheet, { usps, geoRestrictedUsps }: Usps): Section => ({
  name: 'usps',
  blocks:
    usps.length || geoRestrictedUsps.length
      ? [sheet.make('usp-list', 'usp-list', { items: usps, geoRestricted: geoRestrictedUsps })]
      : [],
})
