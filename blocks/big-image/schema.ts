import { block } from '../_kit/block-schema.ts'
import { disclosureItems } from '../_kit/disclosure-items.ts'
import { asset } from '../_kit/fields/asset.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { gridHeading } from '../_kit/grid-fields.ts'
import { surfaceNames } from '../_kit/themes/theme.ts'

/** Requirement layout-blocks/big-image. */
export const schema = block(
  {
    title: 'Big image',
    category: 'media',
    description: 'A picture over the whole width, and an accordion that lies over its edge.',
    heading: gridHeading,
  },
  {
    image: asset(),
    headline: text(),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
    accordionItems: disclosureItems(),
    firstAccordionItemOpen: boolean(),
    single: boolean({ description: 'Opening one closes the others' }),
    panelColor: option(surfaceNames, { defaultValue: 'white', description: 'The ground of the accordion' }),
  },
)
