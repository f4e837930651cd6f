import { type Fields, fieldMetadata } from '../../blocks/_kit/fields/field.ts'

const prefix = /^(?:show|is)([A-Z].*)$/

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * The switch without which a field says nothing: `callbackLabel` counts only with `showCallback`, `purchaseItem` only with `isPurchase`. It
 * follows from the names of both. Undefined for a field that counts in any case, as required ones do.
 */
export function governingSwitch(name: string, fields: Fields): string | undefined {
  const field = fields[name]
  if (!field || fieldMetadata(field).required) return undefined
  return Object.entries(fields).find(([other, kind]) => {
    const subject = prefix.exec(other)?.[1]
    if (!subject || fieldMetadata(kind).type !== 'boolean') return false
    const start = lowerFirst(subject)
    return name === start || (name.startsWith(start) && /^[A-Z]/.test(name.slice(start.length)))
  })?.[0]
}
