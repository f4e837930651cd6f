import type { Fields } from '../fields/field.ts'
import { fieldMetadata } from '../fields/field.ts'
import { isObject } from '../fields/is-object.ts'

/** Names of fields that were read, or copied into another object; fields of entries are `list.field`. */
export interface FieldReads {
  readonly read: Set<string>
  readonly copied: Set<string>
}

type Content = Readonly<Record<string, unknown>>

/** Returns a field's value. Also records reads of the value's own fields: those of a list's entries, or of a referenced story. */
function inside(field: Fields[string], value: unknown, path: string, reads: FieldReads): unknown {
  const { entries, related } = fieldMetadata(field)
  if (entries && Array.isArray(value))
    return value.map(entry => (isObject(entry) ? recordReads(entries, entry, reads, `${path}.`) : entry))
  if (!related || !isObject(value)) return value
  // Before it is resolved a reference contains the story's fields; a resolved reference consists of them.
  if (value.kind === 'reference' && isObject(value.fields))
    return { ...value, fields: recordReads(related, value.fields, reads, `${path}.`) }
  return recordReads(related, value, reads, `${path}.`)
}

/**
 * Content whose reads are recorded. A spread reads the descriptor of a field before its value (ECMAScript, CopyDataProperties), which
 * distinguishes copying from reading.
 */
export function recordReads(fields: Fields, content: Content, reads: FieldReads, path = ''): Content {
  let described: string | symbol | undefined
  return new Proxy(content, {
    getOwnPropertyDescriptor(target, name) {
      described = name
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      const isCopied = described === name
      described = undefined
      if (typeof name !== 'string' || !Object.hasOwn(fields, name)) return value
      ;(isCopied ? reads.copied : reads.read).add(path + name)
      return inside(fields[name]!, value, path + name, reads)
    },
  })
}
