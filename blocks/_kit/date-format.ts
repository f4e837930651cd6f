// Making a formatter costs a thousand times as much as using it. Stateless, one for each language and kind of text that the site writes.
const formatters = new Map<string, Intl.DateTimeFormat>()

/** A formatter of dates in a language of the site; English dates have the day before the month. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([language, options])
  const known = formatters.get(key)
  if (known) return known
  const formatter = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, options)
  formatters.set(key, formatter)
  return formatter
}
