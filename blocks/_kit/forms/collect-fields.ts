import type { NestedBlock } from '../resolved.ts'
import type { FieldDefinition } from './definition.ts'

/** The fields and their surroundings that a form collects from its blocks. */
export interface Found {
  readonly fields: readonly FieldDefinition[]
  /** A button of content submits the form. */
  readonly hasSubmit: boolean
  /** Names that more than one field has; the first of them counts. */
  readonly repeated: readonly string[]
}

const isBlock = (value: object): value is NestedBlock =>
  'component' in value && 'uid' in value && 'props' in value && 'source' in value

/** The blocks in a value of props, in the order of the document: in lists, in running text, in entries of lists. */
function blocksIn(value: unknown): readonly NestedBlock[] {
  if (typeof value !== 'object' || value === null) return []
  if (isBlock(value)) return [value, ...blocksIn(value.props)]
  const parts = value instanceof Map ? [...value.values()] : Object.values(value)
  return parts.flatMap(blocksIn)
}

/** Finds the fields in a tree of resolved blocks, at any depth. */
export function collectFields(blocks: readonly NestedBlock[], known: ReadonlySet<string> = new Set()): Found {
  const all = blocksIn(blocks)
  const names = new Set(known)
  const fields: FieldDefinition[] = []
  const repeated: string[] = []
  for (const { props } of all) {
    // Blocks of fields, and no others, have a definition in their props.
    const { field } = props as { readonly field?: FieldDefinition }
    if (!field?.kind) continue
    if (names.has(field.name)) repeated.push(field.name)
    else fields.push(field)
    names.add(field.name)
  }
  const hasSubmit = all.some(
    ({ component, props }) => component === 'button' && (props as { submit?: unknown }).submit === true,
  )
  return { fields, hasSubmit, repeated }
}
