import type { Choice, ComponentForm, StorySummary } from './api.ts'
import type { Target } from './content.ts'

/** Values that all fields of a form use. */
export interface FormContext {
  /** Forms by the name of the component. */
  readonly forms: ReadonlyMap<string, ComponentForm>
  readonly stories: readonly StorySummary[]
  readonly countryGroups: readonly Choice[]
  /** Undefined: the default one. */
  readonly language: string | undefined
  readonly target: Target | undefined
  /** The editor points at a block, has opened it, continues in its form, or has added it. */
  readonly onBlock: (what: 'hovered' | 'opened' | 'entered' | 'added', uid: string) => void
  /** The problems of fields, by `_uid` of their block (empty for the story) and name. */
  readonly problems: ReadonlyMap<string, readonly string[]>
}

export const titleOf = (component: string, { forms }: Pick<FormContext, 'forms'>): string =>
  forms.get(component)?.title ?? component
