import { dayInWords } from '../date-format.ts'

/** The day of a moment, epoch milliseconds, in the words of a language: “23. Dezember 2026”. */
export const dateInWords = (language: string, moment: number, zone: string): string =>
  dayInWords(moment, language, { dateStyle: 'long', timeZone: zone })
