import { asset } from '../fields/asset.ts'
import { items } from '../fields/bloks.ts'
import type { Fields, FieldsOutput } from '../fields/field.ts'
import { icon } from '../fields/icon.ts'
import { number } from '../fields/number.ts'
import { text, textarea } from '../fields/text.ts'
import { bandCode, type Graph } from './graph.ts'

/** The fields of an answer; a tool may add its own. */
export const choiceFields = {
  code: text({
    translatable: false,
    description: 'Name in addresses: small letters, digits, hyphens. May be left out for a band of numbers.',
  }),
  label: text(),
  icon: icon(),
  picture: asset(),
  next: text({
    translatable: false,
    description: 'Key of the question or result that follows. Default: the next question of the list.',
  }),
  from: number({ description: 'A band of numbers: from this number on.' }),
  below: number({ description: 'A band of numbers: below this number.' }),
}

/** The fields of a graph, whose answers have further fields `own`. */
export const graphFields = <F extends Fields>(component: string, own: F) => ({
  questions: items(
    `${component}-question`,
    {
      key: text({ translatable: false, description: 'Name in addresses: small letters, digits, hyphens.' }),
      question: text(),
      hint: textarea({ description: 'Why it is asked, or what counts.' }),
      answers: items(`${component}-answer`, { ...choiceFields, ...own }),
    },
    { description: 'In their order; the first one is asked first.' },
  ),
})

type ChoiceContent = Omit<FieldsOutput<typeof choiceFields>, 'picture'>

/** The content of a graph's fields, in the languages of the kit or already resolved. */
export interface GraphContent<C extends ChoiceContent> {
  readonly questions: readonly {
    readonly key?: string | undefined
    readonly question?: string | undefined
    readonly hint?: string | undefined
    readonly answers: readonly C[]
  }[]
}

/** The graph that content describes, faults included: `checkGraph` names them. */
export function graphOf<C extends ChoiceContent>(
  { questions }: GraphContent<C>,
  results: readonly string[],
): Graph<Omit<C, 'code' | 'label'> & { readonly code: string; readonly label: string }> {
  return {
    results,
    questions: questions.map(({ key = '', question = '', hint, answers }) => ({
      ...{ key, text: question, hint },
      choices: answers.map(answer => {
        const code = answer.code ?? bandCode(answer) ?? ''
        return { ...answer, code, label: answer.label ?? code }
      }),
    })),
  }
}
