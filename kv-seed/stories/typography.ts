import { Translated } from '../text.ts'

// Before a sign or a unit, between the groups of a telephone number, and after its country code or an ordinal.
const gap =
  /(?<=\d) (?=[€%]|\d{3}|(?:ECTS|Uhr|Euro|[ap]m|ans|anni)\b)|(?<=\+\d{2}|\d(?:er?|re|\.?[ºª])) (?=[\d\p{L}])/gu

const monthsIn = (language: string): readonly string[] => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2027, month)))
}

// Between a day and its month: "1. April", "1 de abril".
const months = ['de', 'en', 'fr', 'it', 'es', 'pt'].flatMap(monthsIn).join('|')
const day = new RegExp(`(?<=\\b\\d\\d?\\.?) (?:de )?(?=(?:${months})(?!\\p{L}))`, 'gu')

/** French sets narrow spaces between thousands, inside its quotation marks and before high punctuation. */
const french = (text: string): string =>
  text
    .replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<=«) | (?=[»:;?!])/g, '\u202f')
    .replace(/(?<=\d) (?=h\b)/g, '\u00a0')

const boundText = (text: string, language: string): string =>
  (language === 'fr' ? french(text) : text)
    .replace(gap, '\u00a0')
    .replace(day, spaces => spaces.replaceAll(' ', '\u00a0'))

/** The same content with no line break inside `180 €`, `12 %` or `030 23125 140`, nor where a language allows none. */
export function withBoundNumbers<T>(value: T): T {
  return bound(value, 'de') as T
}

function bound(value: unknown, language: string): unknown {
  if (typeof value === 'string') return boundText(value, language)
  if (Array.isArray(value)) return value.map(entry => bound(entry, language))
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Translated) return new Translated(bound(value.de, 'de'), boundEach(value.translations))
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, bound(part, language)]))
}

const boundEach = (translations: Translated['translations']) =>
  Object.fromEntries(
    Object.entries(translations).map(([language, text]) => [language, bound(text, language)]),
  )
