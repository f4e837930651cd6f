import { block } from '../_kit/block-schema.ts'
import { asset } from '../_kit/fields/asset.ts'
import { items } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'
import { sectionSpacings } from '../_kit/section.tsx'
import { surfaceNames } from '../_kit/themes/theme.ts'

/** The most columns that logos stand in (requirement people-blocks/logo-cloud). */
export const mostColumns = 6

const logo = {
  image: asset({ description: 'Its alternative text is the company’s name' }),
  href: multilink(),
}

export const schema = block(
  { title: 'Logo cloud', description: 'Logos in a row; three and more can be leafed through.' },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
    logos: items('logo', logo),
    slidesPerView: number({
      min: 1,
      max: mostColumns,
      description: 'Side by side on small screens, one more on each larger one, 6 at most; default 2',
    }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
