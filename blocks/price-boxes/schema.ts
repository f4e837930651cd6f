import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { html } from '../_kit/fields/html.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { options } from '../_kit/fields/options.ts'
import { text, textarea } from '../_kit/fields/text.ts'
import { isOwnPage, totalPriceField } from '../_kit/programmes/shared-fields.ts'
import { accentNames } from '../_kit/themes/theme.ts'
import { usergroups } from '../_kit/usergroups.ts'

/** Requirement programme-blocks/price-box. */
export const priceBoxFields = {
  color: option(accentNames),
  special: text({ description: 'Ribbon, e.g. "Am häufigsten gewählt"' }),
  timeModel: text(),
  timeModelDescription: textarea(),
  duration: text({ description: 'e.g. "36 Monate"' }),
  durationNumeric: number({ min: 0, description: 'Months; shown when there is no duration text' }),
  price: number({ min: 0, description: 'Euros; converted to the currency of the visitor' }),
  priceFrequency: text({ description: 'Default: per month' }),
  totalPrice: totalPriceField(),
  strikePrice: number({ min: 0, description: 'Euros before a discount; replaced by that of a campaign' }),
  discountDescription: text(),
  buttonText: text(),
  buttonLink: multilink(),
  tabLabel: text({ description: 'Boxes with the same label share a tab' }),
  usergroups: options(usergroups, {
    description:
      'Where the unit personalises by usergroup; none chosen: all. Elsewhere everybody counts as new.',
  }),
  basePriceText: html({ description: 'Small print below the price; simple markup' }),
}

export const schema = block(
  {
    title: 'Price boxes',
    category: 'programmes',
    description: 'What a programme costs in each time model, in the visitor’s currency.',
  },
  {
    headline: text(),
    description: textarea(),
    careId: text({
      translatable: false,
      description:
        'Id of the programme in the student management system: an offer for it lowers these prices, and a platform that knows it says them',
    }),
    isOwnPage: isOwnPage(),
    items: items('price-box', priceBoxFields),
  },
)
