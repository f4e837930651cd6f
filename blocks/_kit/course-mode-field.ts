import { option } from './fields/option.ts'

/** Modes of a course, in the terms of search engines (Google, "course info"). */
const courseModes = ['online', 'onsite', 'blended'] as const

export type CourseMode = (typeof courseModes)[number]

export const courseModeField = () =>
  option(courseModes, { description: 'How it is taught; search engines are told.' })
