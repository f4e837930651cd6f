import { localeOf, withOrdinal } from '../date-format.ts'
import { textsOf } from './conditions.ts'
import type { FieldOption, FieldValue } from './definition.ts'

/** How the value of a form's field is shown: the label of the chosen option, a date, or as it was entered. */
export const formValueFormats = ['label', 'date', 'raw'] as const
export type FormValueFormat = (typeof formValueFormats)[number]

interface Shown {
  readonly value: FieldValue
  readonly format: FormValueFormat
  readonly language: string
  /** The values that have labels. */
  readonly options: readonly FieldOption[]
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day in the words of a language; as it was entered where it is none. */
function showDate(text: string, language: string): string {
  const [, year, month, date] = (day.exec(text) ?? []).map(Number)
  if (!year || !month || !date) return text
  const moment = new Date(Date.UTC(year, month - 1, date))
  // Not by `dayInWords`: its cache of formatters would add 0.1 KB to the script of every form, which shows few dates.
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })
  return withOrdinal(format.format(moment), language)
}

/**
 * A value for people to read (requirement forms/form-value): the labels of the chosen options, a date in words, or the text as
 * entered.
 */
export function showValue({ value, format, language, options }: Shown): string {
  const show = (text: string) => {
    if (format === 'date') return showDate(text, language)
    return format === 'label' ? (options.find(option => option.value === text)?.label ?? text) : text
  }
  return textsOf(value).map(show).join(', ')
}
