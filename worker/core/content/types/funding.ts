import { block } from '../../../../blocks/_kit/block-schema.ts'
import { items } from '../../../../blocks/_kit/fields/bloks.ts'
import { day } from '../../../../blocks/_kit/fields/datetime.ts'
import { multilink } from '../../../../blocks/_kit/fields/multilink.ts'
import { number } from '../../../../blocks/_kit/fields/number.ts'
import { option } from '../../../../blocks/_kit/fields/option.ts'
import { text, textarea } from '../../../../blocks/_kit/fields/text.ts'
import { checkGraph } from '../../../../blocks/_kit/question-graph/check-graph.ts'
import { graphFields, graphOf } from '../../../../blocks/_kit/question-graph/graph-fields.ts'

/** Every path of the calculator ends here: its programmes follow from the answers. */
export const FUNDING_RESULT = 'result'

/** Story type `funding-questions`: all questions of the funding calculator, so that they are published together (requirement tools/graphs). */
export const fundingQuestionsSchema = block(
  {
    title: 'Funding questions',
    description:
      'The questions of the funding calculator. An answer leads to another question, or to "result".',
    faults: content => checkGraph(graphOf(content, [FUNDING_RESULT])),
  },
  graphFields('funding', {}),
)

const condition = {
  question: text({ translatable: false, description: 'Key of a question.' }),
  answers: text({ translatable: false, description: 'Answers that qualify, separated by commas.' }),
}

/** Story type `funding-programme`: money for students, and its conditions. */
export const fundingProgrammeSchema = block(
  { title: 'Funding programme', description: 'A grant or a loan that the funding calculator may find.' },
  {
    title: text({ description: 'Default: the name of the story.' }),
    provider: text(),
    description: textarea(),
    kind: option(['grant', 'loan', 'scholarship', 'employer'], { defaultValue: 'grant' }),
    amount: number({ min: 0, description: 'Euros in each period, at most.' }),
    period: option(['month', 'semester', 'once'], { defaultValue: 'month' }),
    validFrom: day({ description: 'Since when the amount holds.' }),
    source: text({ description: 'Who says so: a law, a page of the provider.' }),
    sourceLink: multilink(),
    checkedOn: day({ description: 'When it was last compared with its source.' }),
    conditions: items('funding-condition', condition, { description: 'All must hold; none: for everybody.' }),
    link: multilink(),
    linkLabel: text(),
  },
)
