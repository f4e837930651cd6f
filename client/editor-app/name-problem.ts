import type { FieldProblem } from './api.ts'
import { wayTo, wordsOf } from './content.ts'
import type { StoryContent } from './editing.ts'
import { type FormContext, titleOf } from './form-context.ts'

/** The location of a problem in the editor's terms: kind and words of the block, label of the field. */
export function nameProblem(
  { uid, field }: FieldProblem,
  content: StoryContent,
  forms: FormContext['forms'],
): string {
  const block = uid ? wayTo(content, uid)?.at(-1)?.block : undefined
  const component = String((block ?? content).component)
  const label = field && forms.get(component)?.fields.find(({ name }) => name === field)?.label
  const name = block ? `${titleOf(component, { forms })} ${wordsOf(block)}`.trim() : 'This story'
  return label ? `${name}, ${label}` : name
}

/** Problems by `_uid` of their block and name of their field, as fields look them up. */
export function problemsByField(problems: readonly FieldProblem[]): FormContext['problems'] {
  const grouped = Map.groupBy(problems, ({ uid, field }) => `${uid ?? ''} ${field ?? ''}`)
  return new Map([...grouped].map(([key, found]) => [key, found.map(({ message }) => message)]))
}
