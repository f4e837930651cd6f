import { option } from './fields/option.ts'

/** How a course is taught, in the three words that search engines know (Google, "course info"). */
const courseModes = ['online', 'onsite', 'blended'] as const

export type CourseMode = (typeof courseModes)[number]

export const courseModeField = () =>
  option(courseModes, { description: 'How it is taught; search engines are told.' })
