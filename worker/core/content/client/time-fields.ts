import { type Fields, fieldMetadata } from '../../../../blocks/_kit/fields/field.ts'
import { allFields } from '../types/story-types.ts'

type TimeField = readonly [name: string, kind: 'day' | 'moment']

type Entry = readonly [component: string, fields: readonly TimeField[]]

/** The components among these fields and the lists below them that have dates. */
function entriesOf(component: string, fields: Fields): Entry[] {
  const own = Object.entries(fields).flatMap(([name, field]): TimeField[] => {
    const { type, isDay } = fieldMetadata(field)
    return type === 'datetime' ? [[name, isDay ? 'day' : 'moment']] : []
  })
  const nested = Object.values(fields).flatMap(field => {
    const { entries, allowed } = fieldMetadata(field)
    return entries ? entriesOf(allowed![0]!, entries) : []
  })
  return [...(own.length ? [[component, own] as const] : []), ...nested]
}

/** The fields that contain a time or a day, by component: of story types, blocks and list entries. */
export const timeFields: ReadonlyMap<string, readonly TimeField[]> = new Map(
  allFields.flatMap(([component, fields]) => entriesOf(component, fields)),
)
