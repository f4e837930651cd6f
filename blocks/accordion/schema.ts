import { block } from '../_kit/block-schema.ts'
import { disclosureItems } from '../_kit/disclosure-items.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { type HeadingLevel, levelBelow } from '../_kit/heading.tsx'
import { headlineProps } from '../_kit/headline-props.ts'
import { surfaceNames } from '../_kit/themes/theme.ts'

interface List {
  readonly headline?: string | undefined
  readonly headlineProps: readonly { readonly level?: HeadingLevel | undefined }[]
}

/** The level of a list's headline: the editor's choice, else one below the heading above the accordion. */
export const headlineLevelOf = ({ headlineProps: [look] }: List, above: HeadingLevel): HeadingLevel =>
  look?.level ?? levelBelow(above)

/** The level of the titles: below the headline of their list, where it is shown, else below the heading above the accordion. */
export const titleLevelOf = (list: List | undefined, above: HeadingLevel): HeadingLevel =>
  levelBelow(list?.headline ? headlineLevelOf(list, above) : above)

/** Requirement disclosures/accordion-fields. */
const list = {
  headline: text({ description: 'Shown only when there are exactly two lists' }),
  headlineProps: headlineProps(),
  firstAccordionItemOpen: boolean(),
  accordionItems: disclosureItems(),
}

export const schema = block(
  {
    title: 'Accordion',
    category: 'text',
    description: 'Questions that open their answers; a column for each list.',
    heading: ({ accordionLists: [list, second, third] }, above) =>
      titleLevelOf(second && !third ? list : undefined, above),
  },
  {
    containerBackgroundColor: option(surfaceNames),
    single: boolean({ description: 'Opening one closes the others of its list' }),
    accordionLists: items('accordion-list', list),
  },
)
