import { block } from '../_kit/block-schema.ts'
import { items } from '../_kit/fields/bloks.ts'
import { number } from '../_kit/fields/number.ts'
import { option } from '../_kit/fields/option.ts'
import { text } from '../_kit/fields/text.ts'

const value = {
  label: text({ description: 'What is measured: Manufacturing' }),
  value: number({ min: 0, description: 'The number that is drawn; of dots, a number of 100' }),
  text: text({ description: 'The number as it is read, with its unit: 1.290 € im Monat' }),
}

/** Requirement media/charts. */
export const schema = block(
  {
    title: 'Chart',
    category: 'media',
    description: 'Values side by side as bars, or each as so many of 100 dots.',
  },
  {
    look: option(['bars', 'dots'], { defaultValue: 'bars' }),
    values: items('chart-value', value, { max: 12, description: 'Without one nothing is shown' }),
    source: text({ description: 'Who counted whom, and when: 312 of 341 answered, 2026' }),
  },
)
