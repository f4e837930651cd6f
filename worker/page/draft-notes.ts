import { type Fields, fieldMetadata } from '../../blocks/_kit/fields/field.ts'
import { isIconName } from '../../blocks/_kit/icons/names.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with one value, if anything is: the delivery API leaves the uuid of a story that it does not find. */
function noteOf(field: Fields[string], value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined
  const { icons, storyType } = fieldMetadata(field)
  if (icons && !isIconName(value.trim())) return `there is no icon "${value.trim().slice(0, 50)}"`
  return storyType ? `the ${storyType} that it refers to is gone` : undefined
}

/**
 * What editors should know of a block that is shown all the same: icons that do not exist, and references to stories that are gone. Each
 * begins with the name of its field. `content` is that of the block as it was delivered.
 */
export function draftNotes(fields: Fields, content: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name]
    const { entries } = fieldMetadata(field)
    if (entries && Array.isArray(value))
      return value
        .filter(isObject)
        .flatMap(entry => draftNotes(entries, entry).map(note => `${name}, ${note}`))
    const note = noteOf(field, value)
    return note ? [`${name}: ${note}`] : []
  })
}
