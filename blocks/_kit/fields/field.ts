import * as v from 'valibot'
import type { FileKind } from './file-kinds.ts'

/** Storyblok's names for the kinds of fields (component schema, management API). */
export type FieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'boolean'
  | 'datetime'
  | 'option'
  | 'options'
  | 'richtext'
  | 'multilink'
  | 'asset'
  | 'multiasset'
  | 'bloks'

/** The metadata of a field for the component schema of the CMS. */
export interface FieldMetadata {
  readonly type: FieldType
  readonly required: boolean
  readonly translatable: boolean
  readonly description?: string
  readonly options?: readonly string[]
  readonly defaultValue?: string | number | boolean
  /** `bloks`: the components that may be nested, all when absent. */
  readonly allowed?: readonly string[]
  /** For `bloks` with entries of the block's own: the fields of one entry. */
  readonly entries?: Fields
  /** For `bloks` with `entries`: an invalid entry makes the whole block invalid; else it is left out alone. */
  readonly whole?: boolean
  /** `option` and `options` that point to stories: their type. */
  readonly storyType?: string
  /** For `option` and `options` that point to stories: the fields of those stories that are read with the block. */
  readonly related?: Fields
  /** `option`: its values are names of icons. */
  readonly icons?: boolean
  /** `text`: it names country groups by their uuids, one, or several with commas between them. */
  readonly countryGroups?: 'one' | 'several'
  /** `text` and `textarea` that contain markup for the sanitiser. */
  readonly html?: boolean
  /** `text` and `textarea`: how many characters editors may write; a longer text is still read. */
  readonly maxLength?: number
  /** `asset` and `multiasset`: the kinds of files that editors may choose; another one is still read. */
  readonly fileKinds?: readonly FileKind[]
  /** `datetime`: it is a day, and has no time. */
  readonly isDay?: boolean
  /** `number`: the bounds of the value. `bloks`: how many entries editors may add at most. */
  readonly min?: number
  readonly max?: number
}

export type Field<Output = unknown> = v.GenericSchema<unknown, Output>
export type Fields = Readonly<Record<string, Field>>
export type FieldsOutput<F extends Fields> = { readonly [K in keyof F]: v.InferOutput<F[K]> }

export interface FieldOptions<Required extends boolean> {
  /** A block whose required field is empty is skipped. */
  readonly required?: Required
  readonly translatable?: boolean
  readonly description?: string
}

/** Optional fields are `undefined` when empty, never `''` or `null`. */
export type Filled<Output, Required extends boolean> = Required extends true ? Output : Output | undefined

const emptyToUndefined = (value: unknown) =>
  value === null || value === '' || (typeof value === 'string' && value.trim() === '') ? undefined : value

// Before and after the inner schema: a rich text with blank paragraphs is empty only once it is understood.
const filled = v.check<unknown, string>(input => input !== undefined, 'required')

/** Metadata of each field. valibot's own action makes a copy at each reading, and a worker that starts reads those of all fields. */
const metadataOf = new WeakMap<object, FieldMetadata>()

/** Notes the metadata of a schema, which is a field from then on. */
function describe<Output>(schema: v.GenericSchema<unknown, Output>, metadata: FieldMetadata): Field<Output> {
  metadataOf.set(schema, metadata)
  return schema
}

/**
 * Makes a field: missing, null and blank input count as empty; everything else must satisfy `inner`. The metadata can
 * be read back with `fieldMetadata`.
 */
export function field<Output, Required extends boolean>(
  inner: v.GenericSchema<unknown, Output> | v.GenericSchema<never, Output>,
  { required, ...metadata }: Omit<FieldMetadata, 'required'> & { readonly required: Required },
): Field<Filled<Output, Required>> {
  const value = inner as v.GenericSchema<unknown, Output>
  const schema = v.optional(
    v.pipe(
      v.unknown(),
      v.transform(emptyToUndefined),
      required ? v.pipe(v.unknown(), filled, value, filled) : v.optional(value),
    ),
    null,
  )
  // The two branches differ only in whether `undefined` passes, as the type `Filled` does.
  return describe(schema as unknown as Field<Filled<Output, Required>>, { ...metadata, required })
}

/** The metadata of a field. Throws for a schema that is not a field. */
export function fieldMetadata(schema: Field): FieldMetadata {
  const metadata = metadataOf.get(schema)
  if (!metadata) throw new Error('not a field of the field kit')
  return metadata
}

/** Replaces an empty value; the field stays a field. */
export function withDefault<Output>(schema: Field<Output | undefined>, value: Output): Field<Output> {
  const schemaWithDefault = v.pipe(
    schema,
    v.transform((output): Output => output ?? value),
  )
  const field = v.optional(schemaWithDefault, null as never) as unknown as Field<Output>
  return describe(field, fieldMetadata(schema))
}

/** Characters of a text field, or of one text node of a rich text; a longer one is cut. A page of prose has about 3,000. */
export const LONGEST_TEXT = 20_000

/**
 * Maximum characters of an address in a link; a longer one counts as empty, because a cut address would have another
 * target.
 */
export const LONGEST_ADDRESS = 4_096
