// Making a formatter costs a thousand times as much as using it. Stateless, one for each language and kind of text that the site writes.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** English dates of the site have the day before the month. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language)

/** A date with the ordinal that the first of a month has in French, which the Unicode locale data leaves out. */
export const withOrdinal = (date: string, language: string): string =>
  language === 'fr' ? date.replace(/\b1(?=\s[\p{L}–])/gu, '1er') : date

/** A formatter of dates in a language of the site. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(localeOf(language), options)
  formatters.set(key, formatter)
  return formatter
}

/** A day in the words of a language of the site. */
export const dayInWords = (moment: number, language: string, options: Intl.DateTimeFormatOptions): string =>
  withOrdinal(dateFormat(language, options).format(moment), language)
