import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { headingLevels, titleLevels } from '../_kit/heading.tsx'
import { surfaceNames } from '../_kit/themes/theme.ts'

const headlineProps = {
  level: option(headingLevels, { defaultValue: 'h3' }),
  isHighlighted: boolean(),
}

/** Requirement disclosures/accordion-fields. */
const list = {
  headline: text({ description: 'Shown only when there are exactly two lists' }),
  headlineProps: items('headline-props', headlineProps, { max: 1 }),
  firstAccordionItemOpen: boolean(),
  accordionItems: items('accordion-item', { title: text({ required: true }), content: richtext() }),
}

export const schema = block(
  {
    title: 'Accordion',
    description: 'Questions that open their answers; a column for each list.',
  },
  {
    containerBackgroundColor: option(surfaceNames),
    titleLevel: option(titleLevels, {
      description: 'Level of the titles in the page’s outline; default: below the list’s headline, else h3',
    }),
    single: boolean({ description: 'Opening one closes the others of its list' }),
    accordionLists: items('accordion-list', list),
  },
)
