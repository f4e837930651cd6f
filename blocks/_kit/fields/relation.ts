import * as v from 'valibot'
import { isRawBlock, type RawBlock } from './bloks.ts'
import { type Field, field, withDefault } from './field.ts'

/** Another story, as the delivery API put it where its uuid stood (`resolve_relations`). */
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

/** A bare uuid is a story that could not be found. That, and anything else that is no story, counts as empty. */
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
