import { block } from '../../../../blocks/_kit/block-schema.ts'
import { checkGraph } from '../../../../blocks/_kit/question-graph/check-graph.ts'
import { graphFields, graphOf } from '../../../../blocks/_kit/question-graph/graph-fields.ts'

/** Every path of the calculator ends here: its programmes follow from the answers. */
export const FUNDING_RESULT = 'result'

/** Story type `funding-questions`: all questions of the funding calculator, so that they are published together (requirement tools/graphs). */
export const schema = block(
  {
    title: 'Funding questions',
    description:
      'The questions of the funding calculator. An answer leads to another question, or to "result".',
    faults: content => checkGraph(graphOf(content, [FUNDING_RESULT])),
  },
  graphFields('funding', {}),
)
