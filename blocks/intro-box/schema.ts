import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { bloks } from '../_kit/fields/bloks.ts'
import { boolean } from '../_kit/fields/boolean.ts'
import { option } from '../_kit/fields/option.ts'
import { richtext } from '../_kit/fields/richtext.ts'
import { text } from '../_kit/fields/text.ts'
import { titleLevel } from '../_kit/heading.tsx'
import { mediaRatios } from '../_kit/media-address.ts'
import { sectionSpacings } from '../_kit/section.tsx'
import { accentNames, sectionEdges, surfaceNames } from '../_kit/themes/theme.ts'

export const schema = block(
  {
    title: 'Intro box',
    category: 'openings',
    description: 'The opening statement of a part of the page.',
    heading: ({ headline, headlineLevel }) => titleLevel(headline, headlineLevel),
    leads: true,
  },
  {
    headline: text(),
    headlineLevel: option(['h1', 'h2', 'h3', 'h4'], {
      defaultValue: 'h2',
      description: 'Level in the outline of the page, not size',
    }),
    isHighlighted: boolean({ description: 'Some themes highlight certain levels anyway' }),
    text: richtext(),
    image: asset({ description: 'Beside the words' }),
    imageRatio: option(mediaRatios, { defaultValue: '4:3' }),
    facts: bloks({ allowed: ['fact'], description: 'Figures in a row below' }),
    buttons: bloks({ allowed: ['button', 'syntea-button', 'richtext-button', 'link', 'syntea-link'] }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    accentColor: option(accentNames, { description: 'Colour of the mark above the headline' }),
    topEdge: option(sectionEdges, { defaultValue: 'none' }),
    bottomEdge: option(sectionEdges, { defaultValue: 'none' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
