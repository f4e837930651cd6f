import type { CheckMessage } from './messages.ts'

/** Data that a rule may read beside the value. */
export interface RuleContext {
  readonly argument: string
  /** The visitor's calendar day, `YYYY-MM-DD`. */
  readonly today: string
}

interface Rule {
  readonly accepts: (value: string, context: RuleContext) => boolean
  readonly message: CheckMessage
  /** A more specific message for a value. */
  readonly messageFor?: (value: string) => CheckMessage
}

/**
 * One address without spaces, with a dot in its host, as browsers accept it (HTML, valid e-mail address) and mail servers deliver it: no dot begins or
 * ends its local part, and none follows another (RFC 5321, section 4.1.2). Letters of
 * other scripts in the host are those that the worker turns into ASCII (`asciiAddress`).
 */
const email =
  /^(?!\.|[^@]*\.[.@])[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/iu
const phone = /^\+?[\d\s()/.-]{5,30}$/
const decimal = /^[+-]?\d{1,15}(?:[.,]\d{1,10})?$/
const isoDay = /^(?:19|2[01])\d\d-\d\d-\d\d$/
const postcode = /^[a-z\d][a-z\d -]{1,8}[a-z\d]$/i

/** A text that is an address of a page or of a mailbox, or that mail programs would turn into one. */
const address = /https?:|www\.|[<>@/\\]/i

export const isNumber = (text: string) => decimal.test(text)
const toNumber = (text: string) => Number(text.replace(',', '.'))
/** Characters as people count them. */
const lengthOf = (text: string) => [...text].length

/** Whether a text is a calendar day, `YYYY-MM-DD`, of the years 1900 to 2199: `Date` parses 30 February as another day, or not at all. */
export const isDay = (text: string): boolean =>
  isoDay.test(text) && new Date(text).toJSON()?.startsWith(text) === true

/** The invalid part of a date; undefined if each part could be valid, as on 30 February, and if there is no date. */
export function wrongDatePart(text: string): 'day' | 'month' | 'year' | undefined {
  if (!text) return undefined
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
  // A part that is not a number is NaN, and fails the comparison of its range.
  if (!(day > 0 && day < 32)) return 'day'
  if (!(month > 0 && month < 13)) return 'month'
  return year >= 1900 && year < 2200 ? undefined : 'year'
}

/** The same day of the year, some years later; 1 March for 29 February. */
const yearsAfter = (day: string, years: number) =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`

/** The rules that content may name (requirement forms/validation). Lengths are limited before any of them sees a value. */
export const rules = {
  email: { accepts: value => email.test(value), message: 'email' },
  phone: { accepts: value => phone.test(value) && value.replace(/\D/g, '').length >= 5, message: 'phone' },
  number: { accepts: isNumber, message: 'number' },
  integer: { accepts: value => /^[+-]?\d{1,15}$/.test(value), message: 'number' },
  min: {
    accepts: (value, { argument }) => isNumber(value) && toNumber(value) >= toNumber(argument),
    message: 'min',
  },
  max: {
    accepts: (value, { argument }) => isNumber(value) && toNumber(value) <= toNumber(argument),
    message: 'max',
  },
  minLength: {
    accepts: (value, { argument }) => lengthOf(value) >= Number(argument),
    message: 'minLength',
  },
  maxLength: {
    accepts: (value, { argument }) => lengthOf(value) <= Number(argument),
    message: 'maxLength',
  },
  date: {
    accepts: isDay,
    message: 'date',
    messageFor: value => wrongDatePart(value) ?? 'date',
  },
  past: { accepts: (value, { today }) => value < today, message: 'past' },
  weekday: {
    accepts: (value, { argument }) => argument.includes(String(new Date(value).getUTCDay() || 7)),
    message: 'notValid',
  },
  future: { accepts: (value, { today }) => value > today, message: 'future' },
  minAge: {
    accepts: (value, { argument, today }) => yearsAfter(value, Number(argument)) <= today,
    message: 'minAge',
  },
  postcode: { accepts: value => postcode.test(value), message: 'notValid' },
  country: { accepts: value => /^[A-Z]{2}$/.test(value), message: 'choose' },
  name: { accepts: value => /\p{L}/u.test(value) && !address.test(value), message: 'notValid' },
} as const satisfies Readonly<Record<string, Rule>>

export type RuleName = keyof typeof rules

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(rules, name)

/** The specification's message for a rule that there is not (error catalogue of forms). */
export const noSuchValidator = 'No such validator exists.'

/** The rule with a name. Throws where there is none. */
export function ruleNamed(name: string): Rule {
  if (!isRuleName(name)) throw new Error(noSuchValidator)
  return rules[name]
}
