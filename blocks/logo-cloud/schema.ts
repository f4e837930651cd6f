import { block } from '../_kit/block-schema.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { reference } from '../_kit/fields/relation.ts'
import { text } from '../_kit/fields/text.ts'
import { logoCloudSet, logos } from '../_kit/references/shared-stories.ts'
import { sectionSpacings } from '../_kit/section.tsx'
import { surfaceNames } from '../_kit/themes/theme.ts'

/** Maximum columns of logos (requirement people-blocks/logo-cloud). */
export const mostColumns = 6

export const schema = block(
  {
    title: 'Logo cloud',
    category: 'media',
    description: 'Logos in a row; three and more can be leafed through.',
  },
  {
    headline: text(),
    headlineLevel: option(['h2', 'h3', 'h4'], { defaultValue: 'h2' }),
    logos,
    set: reference('logo-cloud-set', logoCloudSet, {
      description: 'Shown where the block has no logos, or no headline, of its own',
    }),
    slidesPerView: number({
      min: 1,
      max: mostColumns,
      description: 'Side by side on small screens, one more on each larger one, 6 at most; default 2',
    }),
    backgroundColor: option(surfaceNames, { description: 'Default: the page’s own ground' }),
    spacing: option(sectionSpacings, { defaultValue: 'default' }),
  },
)
