import { parseDate } from './dates.ts'
import { matchesWildcard } from './matches-wildcard.ts'

/** Whether a field's value matches. */
export type FieldTest = (value: unknown) => boolean
/** Makes the test for an operand; null if the operator does not accept the operand. */
type Operator = (operand: string) => FieldTest | null

const SCALARS = new Set(['string', 'number', 'boolean'])
const textOf = (value: unknown): string | null => (SCALARS.has(typeof value) ? String(value) : null)
const textsOf = (value: unknown): (string | null)[] => (Array.isArray(value) ? value : [value]).map(textOf)
const listOf = (operand: string) => operand.split(',').map(part => part.trim())

const kinds: Readonly<Record<string, FieldTest>> = {
  empty: value => value === undefined || value === null || value === '',
  not_empty: value => !(value === undefined || value === null || value === ''),
  empty_array: value => Array.isArray(value) && value.length === 0,
  not_empty_array: value => Array.isArray(value) && value.length > 0,
  true: value => textOf(value) === 'true',
  false: value => textOf(value) === 'false',
  null: value => value === undefined || value === null,
  not_null: value => value !== undefined && value !== null,
}

const not =
  (operator: Operator): Operator =>
  operand => {
    const test = operator(operand)
    return test && (value => !test(value))
  }

const isOneOf: Operator = operand => {
  const accepted = new Set([operand, ...listOf(operand)])
  return value => textsOf(value).some(text => text !== null && accepted.has(text))
}

const hasAll: Operator = operand => value => {
  const texts = new Set(textsOf(value))
  return listOf(operand).every(wanted => texts.has(wanted))
}

const isLike: Operator = operand => {
  const pattern = operand.toLowerCase()
  return value => textsOf(value).some(text => text !== null && matchesWildcard(text.toLowerCase(), pattern))
}

const numberIn = (parse: (text: string) => number) => (text: string) => {
  const number = parse(text)
  return Number.isFinite(number) ? number : null
}

const readers = {
  date: parseDate,
  int: numberIn(text => Number.parseInt(text, 10)),
  float: numberIn(Number.parseFloat),
}

/** Compares a field with an operand after `read` has parsed both; a field that it cannot read never matches. */
const compare =
  (read: (text: string) => number | null, accepts: (field: number, operand: number) => boolean): Operator =>
  operand => {
    const limit = read(operand)
    if (limit === null) return null
    return value => {
      const text = textOf(value)
      const number = text === null ? null : read(text)
      return number !== null && accepts(number, limit)
    }
  }

const isGreater = (field: number, operand: number) => field > operand
const isLess = (field: number, operand: number) => field < operand

/**
 * The operations of `filter_query`. The negations also match a story without the field; `like` ignores case; a list
 * matches if one of its values does. https://www.storyblok.com/docs/api/content-delivery/v2/filter-queries
 */
export const operators: Readonly<Record<string, Operator>> = {
  is: operand => (Object.hasOwn(kinds, operand) ? (kinds[operand] ?? null) : null),
  in: isOneOf,
  not_in: not(isOneOf),
  like: isLike,
  not_like: not(isLike),
  any_in_array: isOneOf,
  in_array: isOneOf,
  all_in_array: hasAll,
  gt_date: compare(readers.date, isGreater),
  lt_date: compare(readers.date, isLess),
  gt_int: compare(readers.int, isGreater),
  lt_int: compare(readers.int, isLess),
  gt_float: compare(readers.float, isGreater),
  lt_float: compare(readers.float, isLess),
}
