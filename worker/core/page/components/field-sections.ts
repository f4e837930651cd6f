import type { Fields } from '../../../../blocks/_kit/fields/field.ts'
import { displayName } from '../display-name.ts'
import { fieldGroup } from './field-groups.ts'
import { governedField } from './governing-switch.ts'

/** Fields of a form about one thing. */
interface FieldSection {
  /** As editors read it. */
  readonly title: string
  /** Names of its fields, in their order. */
  readonly keys: readonly string[]
}

/** A form with no more fields than this is read at a glance, and fewer than three fields need no title. */
const few = 8
const fewest = 3

const wordsOf = (name: string) => name.split(/(?=[A-Z])/).map(word => word.toLowerCase())

/** The name of what a field is about: for a switch that of the fields that count with it. */
const subjectOf = (name: string, fields: Fields) => governedField(name, fields) ?? name

/** The words with which all names begin. */
function sharedWords(names: readonly string[]): readonly string[] {
  const [first = [], ...others] = names.map(wordsOf)
  const end = first.findIndex((word, index) => others.some(words => words[index] !== word))
  return end < 0 ? first : first.slice(0, end)
}

/**
 * The sections of the first part of a long form: three and more fields whose names begin with the same word, and the switch that they count
 * with. They follow from the names, so that no block lists its fields a second time.
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
