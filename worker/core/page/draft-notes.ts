import * as v from 'valibot'
import { cutText } from '../../../blocks/_kit/cut-text.ts'
import { type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { lostEntries } from '../../../blocks/_kit/fields/lost-entries.ts'
import { isIconName } from '../../../blocks/_kit/icons/names.ts'
import { displayName } from './display-name.ts'

/**
 * Describes a fault of one value; undefined for a sound one. The delivery API replaces the uuid of a story that it finds, so a reference
 * that is still a uuid is a fault.
 */
function noteOf(field: Fields[string], value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.trim()) return undefined
  const { icons, storyType } = fieldMetadata(field)
  if (icons && !isIconName(value.trim())) return `there is no icon "${cutText(value.trim(), 50)}"`
  return storyType ? `the ${displayName(storyType).toLowerCase()} that it refers to is gone` : undefined
}

/**
 * Notes for editors on faults of a block that is still shown: icons that do not exist, and references to missing stories. Each begins
 * with the field's name as editors know it. `content` is the block as delivered.
 */
export function draftNotes(fields: Fields, content: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = content[name]
    const { entries } = fieldMetadata(field)
    if (entries && Array.isArray(value))
      return value
        .filter(isObject)
        .flatMap(entry => draftNotes(entries, entry).map(note => `${displayName(name)}, ${note}`))
    const note = noteOf(field, value)
    return note ? [`${displayName(name)}: ${note}`] : []
  })
}

const stepInWords = (step: string): string =>
  /^\d+$/.test(step) ? `entry ${Number(step) + 1}` : displayName(step)

/** The faults of content, each with the path to its field: `Modules, entry 2, Title: required`. */
export const issueNotes = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .map(issue => {
      const path = v.getDotPath(issue)
      return path === null
        ? issue.message
        : `${path.split('.').map(stepInWords).join(', ')}: ${issue.message}`
    })
    .join('; ')

/** Notes for editors on the entries that are left out of the lists of a block. */
export const lostNotes = (fields: Fields, content: Readonly<Record<string, unknown>>): readonly string[] =>
  lostEntries(fields, content).map(
    ({ field, place, issues }) => `${displayName(field)}, entry ${place}, ${issueNotes(issues)}`,
  )
