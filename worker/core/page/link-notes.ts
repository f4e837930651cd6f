import { type Fields, fieldMetadata } from '../../../blocks/_kit/fields/field.ts'
import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import { objectsOf } from '../content/tree.ts'
import { addressFault, safeAddress } from '../request/site/links.ts'
import { displayName } from './display-name.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The addresses that editors wrote into a link, or into the links of a running text. */
function addressesIn(value: unknown, type: string | undefined): readonly string[] {
  if (type === 'multilink' && isObject(value))
    return value.linktype === 'url' ? [textOf(value.url) || textOf(value.cached_url)] : []
  if (type !== 'richtext' || !isObject(value)) return []
  return [...objectsOf(value)].flatMap(({ type: kind, attrs }) =>
    kind === 'link' && isObject(attrs) && attrs.linktype === 'url' ? [textOf(attrs.href)] : [],
  )
}

/**
 * For each field of a block, notes how many of its links visitors cannot follow, and why they cannot follow the first of them. `content` is the block
 * as delivered.
 */
export function linkNotes(fields: Fields, content: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { type, entries } = fieldMetadata(field)
    const value = content[name]
    if (entries && Array.isArray(value))
      return value
        .filter(isObject)
        .flatMap(entry => linkNotes(entries, entry).map(note => `${displayName(name)}, ${note}`))
    const faults = addressesIn(value, type).flatMap(address =>
      safeAddress(address) === undefined ? (addressFault(address) ?? []) : [],
    )
    const [first, ...others] = faults
    return first
      ? [`${displayName(name)}: ${first}${others.length ? ` (and ${others.length} more)` : ''}`]
      : []
  })
}
