import type { Fields } from '../../../../blocks/_kit/fields/field.ts'
import { displayName } from '../display-name.ts'
import { fieldGroup } from './field-groups.ts'
import { governedField } from './governing-switch.ts'

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
