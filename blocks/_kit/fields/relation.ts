import * as v from 'valibot'
import { isRawBlock, type RawBlock } from './bloks.ts'
import { type Field, type Fields, type FieldsOutput, field, withDefault } from './field.ts'
import { readFields } from './read-fields.ts'

/** Another story, which the delivery API inserted in place of its uuid (`resolve_relations`). */
export interface Relation {
  readonly kind: 'relation'
  readonly uuid: string
  /** Full slug. */
  readonly slug: string
  readonly name: string
  /** Its content, not yet validated. */
  readonly content: RawBlock
}

const related = v.object({
  uuid: v.string(),
  full_slug: v.string(),
  name: v.fallback(v.string(), ''),
  content: v.custom<RawBlock>(isRawBlock),
})

/** A bare uuid is a story that could not be found. It counts as empty, like everything else that is not a story. */
function toRelation(value: unknown): Relation | undefined {
  const result = v.safeParse(related, value)
  if (!result.success) return undefined
  const { uuid, full_slug, name, content } = result.output
  return { kind: 'relation', uuid, slug: full_slug, name, content }
}

interface RelationOptions {
  readonly description?: string
}

/** One story of a type. Never an error: a page must still render when a story that it points to is gone. */
export function relation(storyType: string, options: RelationOptions = {}): Field<Relation | undefined> {
  return field<Relation | undefined, false>(v.pipe(v.unknown(), v.transform(toRelation)), {
    type: 'option',
    translatable: false,
    ...options,
    storyType,
    required: false,
  })
}

/** Several stories of a type, in the editors' order; those that could not be found are left out. */
export function relations(storyType: string, options: RelationOptions = {}): Field<readonly Relation[]> {
  const list = v.pipe(
    v.unknown(),
    v.transform((values): readonly Relation[] =>
      Array.isArray(values) ? values.flatMap(value => toRelation(value) ?? []) : [],
    ),
  )
  const optional = field<readonly Relation[], false>(list, {
    type: 'options',
    translatable: false,
    ...options,
    storyType,
    required: false,
  })
  return withDefault(optional, [])
}

/** A story whose fields a block shows in place of its own; they are read like those of the block. */
export interface Reference<Content extends object = object> {
  readonly kind: 'reference'
  readonly fields: Content
}

/**
 * A field for a story of a type, whose fields the block shows (requirement content-model/references). Props get the story's fields resolved.
 * A missing story counts as empty; a draft reports it.
 */
export function reference<F extends Fields>(
  storyType: string,
  related: F,
  options: RelationOptions = {},
): Field<Reference<FieldsOutput<F>> | undefined> {
  const schema = v.pipe(
    v.unknown(),
    v.transform((value): Reference<FieldsOutput<F>> | undefined => {
      const story = toRelation(value)
      return story?.content.component === storyType
        ? { kind: 'reference', fields: readFields(related, story.content) }
        : undefined
    }),
  )
  return field<Reference<FieldsOutput<F>> | undefined, false>(schema, {
    type: 'option',
    translatable: false,
    ...options,
    storyType,
    related,
    required: false,
  })
}
