import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { items } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { gridHeading } from '../_kit/grid-fields.ts'
import { sectionSpacings } from '../_kit/section.tsx'
import { surfaceNames } from '../_kit/themes/theme.ts'

const item = { title: text(), link: multilink(), image: asset() }

const tab = { label: text({ required: true }), items: items('image-tab-item', item) }

/** Requirement disclosures/image-tabs. */
export const schema = block(
  {
    title: 'Image tab grid',
    category: 'media',
    description: 'Pictures with titles that lead somewhere, in tabs.',
    heading: gridHeading,
  },
  {
    headline: text({ description: 'Also what the tabs are about, said to screen readers' }),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
    tabs: items('image-tab', tab),
    buttonText: text(),
    buttonLink: multilink(),
    anchorPrefix: text({
      translatable: false,
      description: 'Before image-tab-0, image-tab-1, ... in addresses: for the second such block on a page',
    }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
