import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { dateInWords } from '../_kit/forms/date-in-words.ts'
import { conditionsOf, defineField } from '../_kit/forms/define-field.ts'
import type { FieldKind, FieldOption } from '../_kit/forms/definition.ts'
import type { Resolved } from '../_kit/resolved.ts'
import { optionsNeed } from './data.ts'
import { messages } from './messages.ts'
import type { schema } from './schema.ts'

type Content = Resolved<ContentOf<typeof schema>>

/** The part of the answer of `story-library` from which options are made; the call's schema gives it this shape. */
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

/** The part of `event-list`'s answer that is used: events that are not over. */
interface Events {
  readonly value: readonly {
    readonly uuid: string
    readonly title: string
    readonly startsAt: number
    readonly timeZone?: string | undefined
    readonly status?: 'cancelled' | 'postponed' | undefined
    readonly buttonDisabled?: boolean | undefined
  }[]
}

type Option = Pick<FieldOption, 'value' | 'label'>

const pageOptions = ({ data }: Library): readonly Option[] =>
  data.map(({ path, title, careId }) => ({ value: careId ?? path, label: title }))

/** Events for which a visitor may register, with their days. */
const eventOptions = ({ value }: Events, context: Context): readonly Option[] =>
  value
    .filter(({ status, buttonDisabled }) => status !== 'cancelled' && !buttonDisabled)
    .map(({ uuid, title, startsAt, timeZone }) => ({
      value: uuid,
      label: `${title} (${dateInWords(context.language(), startsAt, timeZone ?? context.timeZone())})`,
    }))

function optionsOfSite(content: Content, context: Context): readonly Option[] {
  const need = optionsNeed(content)
  const answer = need && context.data(need)
  if (!answer) return []
  return content.optionsFrom === 'events'
    ? eventOptions(answer as Events, context)
    : pageOptions(answer as Library)
}

const definitionOf = ({ value, label, conditions }: Content['options'][number]): FieldOption => ({
  ...{ value, label },
  ...(conditions.length && { conditions: conditionsOf(conditions) }),
})

/** Without an option there is nothing to choose, and the form leaves the field out. */
export function props(content: Content, context: Context) {
  const { look, label, hint, width, emptyLabel, defaultValue = '' } = content
  const own = content.options.map(({ value, label, icon }) => ({ value, label, icon }))
  const ofSite = optionsOfSite(content, context)
  const options = [...own, ...ofSite]
  if (!options.length) return undefined
  return {
    field: defineField(content, {
      kind: kinds[look],
      label,
      options: [...content.options.map(definitionOf), ...ofSite],
      onlyCurrentOptions: content.optionsFrom === 'events' || undefined,
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
