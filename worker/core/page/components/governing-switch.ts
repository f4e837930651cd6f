import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'

const prefix = /^(?:show|is)([A-Z].*)$/

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The subject of a switch, by its name; undefined for a field on which no other depends. */
function subjectOf(name: string, fields: Fields): string | undefined {
  const field = fields[name]
  const subject = prefix.exec(name)?.[1]
  return field && subject && fieldMetadata(field).type === 'boolean' ? lowerFirst(subject) : undefined
}

const isAbout = (name: string, subject: string): boolean =>
  name === subject || (name.startsWith(subject) && /^[A-Z]/.test(name.slice(subject.length)))

const isRequired = (name: string, fields: Fields) => fieldMetadata(fields[name]!).required

/**
 * The switch without which a field has no effect: `callbackLabel` applies only with `showCallback`, `purchaseItem` only with `isPurchase`.
 * It follows from the names of both. Undefined for a field that always applies, as required ones do.
 */
export function governingSwitch(name: string, fields: Fields): string | undefined {
  if (!fields[name] || isRequired(name, fields)) return undefined
  return Object.keys(fields).find(other => {
    const subject = subjectOf(other, fields)
    return subject !== undefined && isAbout(name, subject)
  })
}

/** The first field that depends on a switch; undefined for a field on which no other depends. */
export function governedField(name: string, fields: Fields): string | undefined {
  const subject = subjectOf(name, fields)
  if (subject === undefined) return undefined
  return Object.keys(fields).find(other => isAbout(other, subject) && !isRequired(other, fields))
}
