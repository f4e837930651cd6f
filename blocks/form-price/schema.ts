import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { multilink } from '../_kit/fields/multilink.ts'
import { number } from '../_kit/fields/number.ts'
import { reference } from '../_kit/fields/relation.ts'
import { text } from '../_kit/fields/text.ts'
import { totalPriceField } from '../_kit/programmes/shared-fields.ts'

/** The fields of a product that say what it costs. */
const product = {
  title: text(),
  careId: text({ translatable: false }),
  totalPrice: totalPriceField(),
  totalPriceNote: text(),
  pricemodels: items('price-box', {
    timeModel: text(),
    duration: text(),
    durationNumeric: number({ min: 0 }),
    price: number({ min: 0 }),
    priceFrequency: text(),
    totalPrice: totalPriceField(),
  }),
}

/** Requirement contracts/order. */
export const schema = block(
  {
    title: 'Form: price',
    description:
      'What is applied for: price, term, total and withdrawal, in the visitor’s currency; or a sentence where it has no price of its own.',
    place: 'form',
  },
  {
    product: reference('product', product, { description: 'Its prices are shown' }),
    title: text({ description: 'What is applied for; default: the title of the product' }),
    field: text({ translatable: false, description: 'Name of the field that says what is applied for' }),
    value: text({ translatable: false, description: 'The answer that means this product' }),
    modelField: text({ translatable: false, description: 'Name of the field with the price model' }),
    models: items(
      'form-price-model',
      {
        value: text({ required: true, translatable: false, description: 'An answer of that field' }),
        months: number({
          min: 0,
          description: 'The months of the price model that it means; empty: the statement is shown',
        }),
      },
      {
        description:
          'Which answer means which price model; one may mean several. Without them everything is shown',
      },
    ),
    statement: text({
      description:
        'What it costs, or who pays, where an answer means no price model; without a product it stands alone',
    }),
    withdrawalLink: multilink({ description: 'The page with the right of withdrawal' }),
  },
)
