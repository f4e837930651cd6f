import * as v from 'valibot'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'
import { documentOfText, readDocument, type TypedDocument, type TypedNode } from './rich-text-document.ts'

/** A node of a Storyblok rich-text document in content; real documents often lack `attrs` and `content`. */
export interface RichTextNode {
  readonly type: string
  readonly text?: string
  readonly attrs?: Readonly<Record<string, unknown>>
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[]
  readonly content?: readonly RichTextNode[]
}

export interface RichTextDocument extends RichTextNode {
  readonly type: 'doc'
}

const isBlank = ({ type, text }: TypedNode) => type === 'hard_break' || (type === 'text' && !text.trim())

/** True for a document without content or with blank paragraphs only (requirement texts/empty-rich-text). */
const isEmpty = ({ content }: TypedDocument): boolean =>
  content.every(({ type, content: children }) => type === 'paragraph' && children.every(isBlank))

const document = v.pipe(
  v.unknown(),
  v.transform(value => (typeof value === 'string' ? documentOfText(value) : readDocument(value))),
  v.check(value => value !== undefined, 'not a rich-text document'),
  v.transform(value => (value && !isEmpty(value) ? value : undefined)),
)

/**
 * A rich-text document; one without text counts as empty. A plain text becomes one paragraph. If parts of a document do not
 * fit, the others remain.
 */
export function richtext<R extends boolean = false>(
  options: FieldOptions<R> = {},
): Field<Filled<TypedDocument, R>> {
  return field<TypedDocument | undefined, R>(document, {
    type: 'richtext',
    translatable: true,
    ...options,
    required: (options.required ?? false) as R,
  }) as Field<Filled<TypedDocument, R>>
}
