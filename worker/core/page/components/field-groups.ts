import { type FieldMetadata, type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { governedField } from './governing-switch.ts'

/** The parts of a form, in their order. */
export const fieldGroups = [
  'Content',
  'Look and behaviour',
  'Audience',
  'Search engines',
  'Tracking and names',
] as const
export type FieldGroup = (typeof fieldGroups)[number]

const byName: readonly (readonly [RegExp, FieldGroup])[] = [
  [/^(?:type|variant|kind|level)$/, 'Content'],
  [/^(?:seo|noindex$|shareImage$|canonical)/, 'Search engines'],
  [/countr|usergroup|^geo/i, 'Audience'],
  [/^tracking|experiment|^(?:id|anchor|unit|uuid)$/, 'Tracking and names'],
]

/** The part of a form for a field by itself: fields that visitors read, see and follow are content; a choice or a switch is look and behaviour. */
function ownGroup(name: string, { type, storyType, required, icons }: FieldMetadata): FieldGroup {
  const named = byName.find(([pattern]) => pattern.test(name))?.[1]
  if (named) return named
  const isChoice = (type === 'option' || type === 'boolean') && !storyType && !required && !icons
  return isChoice ? 'Look and behaviour' : 'Content'
}

/**
 * The part of a form in which editors find a field. It follows from names and kinds, so that blocks need not list their fields twice. A switch is
 * beside the fields that depend on it.
 */
export function fieldGroup(name: string, fields: Fields): FieldGroup {
  const subject = governedField(name, fields) ?? name
  return ownGroup(subject, fieldMetadata(fields[subject]!))
}
