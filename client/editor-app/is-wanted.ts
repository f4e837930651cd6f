import type { FormField } from './api.ts'
import { type Content, plainWords } from './content.ts'

/** Whether a field has no value, of any kind; a switch that is off has none. */
export const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  const { filename, url, cached_url, email, type } = value as Content
  if (type === 'doc') return plainWords(value) === ''
  return !(filename || url || cached_url || email)
}

/**
 * Whether a form shows a field: one whose switch is off is left out, unless it has a value, which editors could not find
 * otherwise.
 */
export function isWanted(field: FormField, fields: readonly FormField[], content: Content): boolean {
  const { countsWith } = field
  if (!countsWith) return true
  const isOn = content[countsWith] ?? fields.find(({ name }) => name === countsWith)?.defaultValue ?? false
  return isOn === true || !isEmpty(content[field.name])
}
