import { type Fields, fieldMetadata } from '../../blocks/_kit/fields/field.ts'
import { isIconName } from '../../blocks/_kit/icons/names.ts'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Describes a fault of one value; undefined for a sound one. The delivery API replaces the uuid of a story that it finds, so a reference
 * that is still a uuid is a fault.
 */
function noteOf(field: Fields[string], value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined
  const { icons, storyType } = fieldMetadata(field)
  if (icons && !isIconName(value.trim())) return `there is no icon "${value.trim().slice(0, 50)}"`
  return storyType ? `the ${storyType} that it refers to is gone` : undefined
}

/**
 * Notes for editors on a block that is shown in spite of a fault: icons that do not exist, and references to stories that are gone. Each
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
