import { cleanText } from '../clean-text.ts'
import { oneLine } from '../one-line.ts'
import type { FieldDefinition, FieldValue, FormValues } from './definition.ts'

/** The entered values, by the name of the input: each of its values, in order. */
export type Entered = ReadonlyMap<string, readonly string[]>

/** The parts of a date, as its three inputs are named after the field: `birthday.day`. */
export const dateParts = ['day', 'month', 'year'] as const

/**
 * A number as systems read it: keyboards of Arabic, Persian and East Asian languages have their own digits; address books put direction marks
 * around a copied number, and other dashes into it.
 */
const plainNumber = (text = '') =>
  oneLine(text.normalize('NFKC'))
    .replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15))
    .replace(/\p{Pd}/gu, '-')

/** A date of three numbers as `YYYY-MM-DD`, empty if none was entered; numbers that form no date stay readable, and no rule accepts them. */
function readDate(name: string, entered: Entered): string {
  const [day = '', month = '', year = ''] = dateParts.map(part =>
    plainNumber(entered.get(`${name}.${part}`)?.[0]),
  )
  if (!day && !month && !year) return plainNumber(entered.get(name)?.[0])
  return [year.padStart(4, '0'), month.padStart(2, '0'), day.padStart(2, '0')].join('-')
}

/** Values of one field. */
const mostValues = 50

function readValue({ name, kind, multiple }: FieldDefinition, entered: Entered): FieldValue {
  if (kind === 'date') return readDate(name, entered)
  // Not shortened here: a visitor who has to shorten a text gets all of it back. The post itself is limited.
  const lines = (text: string) => cleanText(text).trim()
  const texts = (entered.get(name) ?? []).map(kind === 'textarea' ? lines : oneLine)
  if (kind === 'file' || multiple) return [...new Set(texts.filter(Boolean))].slice(0, mostValues)
  const [first = ''] = texts
  return kind === 'tel' || kind === 'number' ? plainNumber(first) : first
}

/** The values of these fields in the entered data; entries of no field are left out. */
export const readValues = (fields: readonly FieldDefinition[], entered: Entered): FormValues =>
  Object.fromEntries(fields.map(field => [field.name, readValue(field, entered)]))
