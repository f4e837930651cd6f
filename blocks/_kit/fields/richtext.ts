import * as v from 'valibot'
import { type Field, type FieldOptions, type Filled, field } from './field.ts'

/** A node of a Storyblok rich-text document; real documents often lack `attrs` and `content`. */
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

function isDocument(value: unknown): value is RichTextDocument {
  if (typeof value !== 'object' || value === null) return false
  const { type, content } = value as { type?: unknown; content?: unknown }
  return type === 'doc' && (content === undefined || content === null || Array.isArray(content))
}

const hasBlock = (node: RichTextNode) =>
  node.type === 'blok' && Array.isArray(node.attrs?.body) && node.attrs.body.length > 0

/** True for a document without content or with blank paragraphs only (platform specification, section 5). */
export function isEmptyRichText(document: RichTextDocument): boolean {
  return (document.content ?? []).every(
    node =>
      node?.type === 'paragraph' &&
      (node.content ?? []).every(
        child => (child?.type === 'text' && !child.text?.trim()) || child?.type === 'hard_break',
      ) &&
      !(node.content ?? []).some(hasBlock),
  )
}

/** A rich-text document; one that says nothing counts as empty. A plain text becomes one paragraph. */
export function richtext<R extends boolean = false>(
  options: FieldOptions<R> = {},
): Field<Filled<RichTextDocument, R>> {
  const schema = v.pipe(
    v.union([
      v.custom<RichTextDocument>(isDocument, 'not a rich-text document'),
      v.pipe(
        v.string(),
        v.transform(
          (text): RichTextDocument => ({
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
          }),
        ),
      ),
    ]),
    v.transform(document => (isEmptyRichText(document) ? undefined : document)),
  )
  return field<RichTextDocument | undefined, R>(schema, {
    type: 'richtext',
    translatable: true,
    ...options,
    required: (options.required ?? false) as R,
  }) as Field<Filled<RichTextDocument, R>>
}
