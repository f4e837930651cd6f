import type { Choice, ComponentForm, StorySummary } from './api.ts'

/** A place of the form that comes into view, opened and with the focus; each request is an object of its own. */
export interface Target {
  /** `_uid` of a block. */
  readonly uid: string
  /** Name of one of its fields; the first one where it is missing. */
  readonly field?: string | undefined
}

/** What all fields of a form know. */
export interface FormContext {
  /** By the name of the component. */
  readonly forms: ReadonlyMap<string, ComponentForm>
  readonly stories: readonly StorySummary[]
  readonly countryGroups: readonly Choice[]
  /** Undefined: the default one. */
  readonly language: string | undefined
  readonly target: Target | undefined
  /** The editor has the mouse on a block, has opened it, goes on in its form, or has added it. */
  readonly onBlock: (what: 'hovered' | 'opened' | 'entered' | 'added', uid: string) => void
  /** What is wrong with fields, by `_uid` of their block (empty for the story) and name. */
  readonly problems: ReadonlyMap<string, readonly string[]>
}

export const titleOf = (component: string, { forms }: Pick<FormContext, 'forms'>): string =>
  forms.get(component)?.title ?? component
