import { type FieldMetadata, type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { displayName } from '../display-name.ts'

const prefix = /^(?:show|is)([A-Z].*)$/

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The subject of a switch, by its name; undefined for a field on which no other depends. */
function switchSubject(name: string, fields: Fields): string | undefined {
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
    const subject = switchSubject(other, fields)
    return subject !== undefined && isAbout(name, subject)
  })
}

/** The first field that depends on a switch; undefined for a field on which no other depends. */
function governedField(name: string, fields: Fields): string | undefined {
  const subject = switchSubject(name, fields)
  if (subject === undefined) return undefined
  return Object.keys(fields).find(other => isAbout(other, subject) && !isRequired(other, fields))
}

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
  const subject = subjectOf(name, fields)
  return ownGroup(subject, fieldMetadata(fields[subject]!))
}

/** Fields of a form about one thing. */
interface FieldSection {
  /** In the spelling for editors. */
  readonly title: string
  /** Names of its fields, in their order. */
  readonly keys: readonly string[]
}

/** A form with at most this many fields needs no sections, and fewer than three fields need no title. */
const few = 8
const fewest = 3

const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map(word => word.toLowerCase())

/** The subject of a field's name; for a switch that of the fields that depend on it. */
const subjectOf = (name: string, fields: Fields) => governedField(name, fields) ?? name

/** The words with which all names begin. */
function sharedWords(names: readonly string[]): readonly string[] {
  const [first = [], ...others] = names.map(wordsOf)
  const end = first.findIndex((word, index) => others.some(words => words[index] !== word))
  return end < 0 ? first : first.slice(0, end)
}

/**
 * The sections of the first part of a long form: three and more fields whose names begin with the same word, and the switch that they
 * depend on. They follow from the names, so that blocks need not list their fields twice.
 */
export function fieldSections(fields: Fields): readonly FieldSection[] {
  const names = Object.keys(fields).filter(name => fieldGroup(name, fields) === 'Content')
  if (names.length <= few) return []
  const byWord = Map.groupBy(names, name => wordsOf(subjectOf(name, fields))[0]!)
  return [...byWord.values()]
    .filter(keys => keys.length >= fewest)
    .map(keys => {
      const shared = sharedWords(keys.map(name => subjectOf(name, fields)))
      return { title: displayName(shared.join('-')), keys }
    })
}
