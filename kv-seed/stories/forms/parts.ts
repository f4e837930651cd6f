import { type StoryDraft, uuidOf } from '../../story.ts'
import { plain, rich, type Translated, t } from '../../text.ts'
import type { BlockDraft } from '../blocks.ts'

/** Parts of forms. */

type Fields = Readonly<Record<string, unknown>>
type Words = Translated | string

export const field = (name: string, label: Words, fields: Fields = {}): BlockDraft => ({
  component: 'form-field',
  name,
  label,
  required: true,
  ...fields,
})

/** A value that the visitor neither sees nor enters. */
export const hidden = (name: string, defaultValue: string): BlockDraft => ({
  component: 'form-field',
  kind: 'hidden',
  name,
  label: name,
  defaultValue,
  personal: false,
})

interface Condition {
  readonly field: string
  readonly operator: 'is' | 'isNot' | 'isEmpty'
  readonly value?: string
}

/** With conditions an option is offered only where each `isNot` holds, and one of the others. */
export type Option = readonly [value: string, label: Words, conditions?: readonly Condition[]]

/** The other field has one of these values. */
export const oneOf = (field: string, ...values: readonly string[]): readonly Condition[] =>
  values.map(value => ({ field, operator: 'is', value }))

/** The other field has none of these values. */
export const noneOf = (field: string, ...values: readonly string[]): readonly Condition[] =>
  values.map(value => ({ field, operator: 'isNot', value }))

export const choice = (
  name: string,
  label: Translated,
  options: readonly Option[],
  fields: Fields = {},
): BlockDraft => ({
  component: 'form-choice',
  name,
  label,
  required: true,
  personal: false,
  options: options.map(([value, words, conditions]) => ({
    ...{ component: 'form-option', value, label: words },
    ...(conditions && {
      conditions: conditions.map(condition => ({ component: 'form-condition', ...condition })),
    }),
  })),
  ...fields,
})

/** Asked for only where another field has this value. */
export const where = (other: string, value: string): Fields => ({
  condition: [{ component: 'form-condition', field: other, operator: 'is', value }],
})

export const rule = (name: string, argument?: string): { readonly rules: readonly BlockDraft[] } => ({
  rules: [{ component: 'form-rule', name, ...(argument && { argument }) }],
})

export const step = (title: Translated, ...fields: BlockDraft[]): BlockDraft => ({
  component: 'form-step',
  title,
  fields,
})

export const consent = (wording: Translated): BlockDraft => ({
  component: 'form-consent',
  name: 'privacy',
  required: true,
  personal: false,
  wording: plain(wording),
})

/** Said in the form's place once it was sent. */
export const thanks = (words: Translated): readonly BlockDraft[] => [
  { component: 'rich-text', content: plain(words) },
]

export const introduction = (de: string, en: string): Translated => t(rich(de), rich(en))

interface FormDraft extends Fields {
  readonly id: string
  readonly name: Translated | string
}

export const formSlug = (id: string): string => `settings/forms/${id}`

/** The story of a form. */
export const formStory = (
  { name, ...content }: FormDraft,
  story: Partial<Pick<StoryDraft, 'languages' | 'defaultLanguage'>> = {},
): StoryDraft => ({
  slug: formSlug(content.id),
  name,
  ...story,
  content: { component: 'form-config', ...content },
})

/** A form on a page. */
export const form = (id: string, fields: Fields = {}): BlockDraft => ({
  component: 'form',
  config: uuidOf(formSlug(id)),
  spacing: 'none',
  size: 'default',
  ...fields,
})
