import type { FormContext } from './form-context.ts'

export interface BlockKind {
  readonly name: string
  readonly title: string
  readonly description: string | undefined
}

/** Components that may stand in a list, in the order of their titles; every block of a page where none are named. */
export const blockKinds = (
  allowed: readonly string[] | undefined,
  { forms }: Pick<FormContext, 'forms'>,
): readonly BlockKind[] =>
  (allowed ?? [...forms.values()].filter(({ kind }) => kind === 'block').map(({ name }) => name))
    .map(name => ({ name, title: forms.get(name)?.title ?? name, description: forms.get(name)?.description }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
