import { number } from './fields/number.ts'

/** The price of a whole course, of one of its models or of all of them. */
export const totalPriceField = () =>
  number({
    min: 0,
    description: 'Euros for the whole course with all fees that everybody pays; before any campaign.',
  })
