import { block } from '../../../../blocks/_kit/block-schema.ts'
import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { richtext } from '../../../../blocks/_kit/fields/richtext.ts'
import { text } from '../../../../blocks/_kit/fields/text.ts'

const cost = {
  title: text({ description: 'What is paid for.' }),
  amount: text({ description: 'With its currency; no campaign lowers it: "699 €".' }),
  note: text({ description: 'When, how often.' }),
}

/** Story type `additional-costs`: costs beside the fees, defined once for all programmes. */
export const schema = block(
  { title: 'Additional costs', description: 'Costs beside the fees of a programme.' },
  {
    headline: text(),
    content: richtext(),
    costs: items('additional-cost', cost),
  },
)
