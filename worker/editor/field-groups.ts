import type { FieldMetadata } from '../../blocks/_kit/fields/field.ts'

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

/**
 * The part of a form where editors find a field. It follows from the field's name and kind, so that no block lists its fields a second
 * time: what visitors read and follow is content, a choice or a switch says how it looks and behaves.
 */
export function fieldGroup(name: string, { type, storyType, required }: FieldMetadata): FieldGroup {
  const named = byName.find(([pattern]) => pattern.test(name))?.[1]
  if (named) return named
  const isChoice = (type === 'option' || type === 'boolean') && !storyType && !required
  return isChoice ? 'Look and behaviour' : 'Content'
}
