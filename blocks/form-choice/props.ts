import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { conditionsOf, defineField } from '../_kit/forms/define-field.ts'
import type { FieldKind, FieldOption } from '../_kit/forms/definition.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { optionPages } from './data.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The part of the answer of `story-library` that options are made of; the call's schema gives it this shape. */
interface Library {
  readonly data: readonly {
    readonly path: string
    readonly title: string
    readonly careId?: string | undefined
  }[]
}

const kinds = { dropdown: 'dropdown', radio: 'radio', buttons: 'buttons' } as const satisfies Readonly<
  Record<Content['look'], FieldKind>
>

function pagesOf(content: Content, context: Context) {
  const need = optionPages(content)
  const answer = need && (context.data(need) as Library | undefined)
  return (answer?.data ?? []).map(({ path, title, careId }) => ({ value: careId ?? path, label: title }))
}

const definitionOf = ({ value, label, conditions }: Content['options'][number]): FieldOption => ({
  ...{ value, label },
  ...(conditions.length && { conditions: conditionsOf(conditions) }),
})

/** Without an option there is nothing to choose, and the form does not ask. */
export function props(content: Content, context: Context) {
  const { look, label, hint, width, emptyLabel, defaultValue = '' } = content
  const own = content.options.map(({ value, label, icon }) => ({ value, label, icon }))
  const pages = pagesOf(content, context)
  const options = [...own, ...pages]
  if (!options.length) return undefined
  return {
    field: defineField(content, {
      kind: kinds[look],
      label,
      options: [...content.options.map(definitionOf), ...pages],
      multiple: (content.multiple && look !== 'dropdown') || undefined,
    }),
    label,
    hint,
    width,
    look,
    options,
    emptyLabel: emptyLabel ?? context.words(messages).choose,
    first: defaultValue,
  }
}

export type FormChoiceProps = NonNullable<ReturnType<typeof props>>
