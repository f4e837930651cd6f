import { block } from '../_kit/block-schema.ts'
import { disclosureItems } from '../_kit/disclosure-items.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { headlineProps } from '../_kit/headline-props.ts'
import { surfaceNames } from '../_kit/themes/theme.ts'
import { titleLevelOf } from './levels.ts'

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
