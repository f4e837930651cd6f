import { boolean } from '../fields/boolean.ts'
import { number } from '../fields/number.ts'
import { option } from '../fields/option.ts'

/** Modes of a course, in the terms of search engines (Google, "course info"). */
const courseModes = ['online', 'onsite', 'blended'] as const

export type CourseMode = (typeof courseModes)[number]

export const courseModeField = () =>
  option(courseModes, { description: 'How it is taught; search engines are told.' })

/** Field of a block that names a programme; templates of programme pages set it. */
export const isOwnPage = () =>
  boolean({
    description:
      'The page is that of the programme: its offers are those of the page, and a platform says all of its models',
  })

/** The price of a whole course, of one of its models or of all of them. */
export const totalPriceField = () =>
  number({
    min: 0,
    description: 'Euros for the whole course with all fees that everybody pays; before any campaign.',
  })
