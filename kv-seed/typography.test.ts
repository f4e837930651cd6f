import { expect, it } from 'vitest'
import { mainSpace } from './space.ts'

// Before a sign or a unit, between the groups of a telephone number, and after its country code or an ordinal.
const gap =
  /(?<=\d) (?=[€%]|\d{3}|(?:ECTS|Uhr|Euro|[ap]m|ans|anni)\b)|(?<=\+\d{2}|\d(?:er?|re|\.?[ºª])) (?=[\d\p{L}])/u

const languages = ['de', 'en', 'fr', 'it', 'es', 'pt']
const monthsIn = (language: string): readonly string[] => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2027, month)))
}

// Between a day and its month: "1. April", "1 de abril".
const day = new RegExp(
  `(?<=\\b\\d\\d?\\.?) (?:de )?(?=(?:${languages.flatMap(monthsIn).join('|')})(?!\\p{L}))`,
  'u',
)

// French sets narrow spaces between thousands, inside its quotation marks and before high punctuation.
const french = /(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))|(?<=«) | (?=[»:;?!])|(?<=\d) (?=h\b)/

const rulesIn = (language: string) => [gap, day, ...(language === 'fr' ? [french] : [])]

/** The texts below a value that are read in a language. */
function textsIn(value: unknown, language: string, own = 'de'): string[] {
  if (typeof value === 'string') return own === language ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) =>
    textsIn(field, language, name.split('__i18n__')[1] ?? own),
  )
}

const isBreakable = (text: string, language: string) => rulesIn(language).some(rule => rule.test(text))

it.each([
  ['de', 'bis zum 15. März 2027'],
  ['en', 'by 15 March 2027'],
  ['en', '180 € or 12\u00a0%'],
  ['en', '8 am to 6\u00a0pm'],
  ['it', '030 23125\u00a0140'],
  ['it', '7º semestre'],
  ['es', 'el 1 de abril'],
  ['fr', '14 256\u00a0€ en tout'],
  ['fr', 'Il dit : «\u202fViens\u202f!\u202f»'],
])('a place where no line may break in %s is found: %s', (language, text) => {
  expect(isBreakable(text, language)).toBe(true)
})

it.each([
  ['en', '3 amber lamps, 5 Uhren, 2 Maybes'],
  ['en', 'why? Who: 2 days'],
  ['fr', 'tel:+493023125140'],
])('elsewhere in %s it may: %s', (language, text) => {
  expect(isBreakable(text, language)).toBe(false)
})

it.each(languages)(
  'no line breaks inside a number with its unit, a date or a French quotation: %s',
  language => {
    const texts = mainSpace().stories.flatMap(({ draft }) => [
      ...textsIn(draft.content, language),
      ...(language === 'de' ? [draft.name] : []),
    ])
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter(text => isBreakable(text, language))).toEqual([])
  },
)
