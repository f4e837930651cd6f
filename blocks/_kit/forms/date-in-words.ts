/** The day of a moment, epoch milliseconds, in the words of a language: “23. Dezember 2026”. */
export const dateInWords = (language: string, moment: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(moment)
