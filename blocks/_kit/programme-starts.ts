/** Codes of the months, in the order of the year. */
export const monthCodes = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const

/** When a programme begins: on any day, or in months of each year. */
export const programmeStarts = ['any-day', ...monthCodes] as const
