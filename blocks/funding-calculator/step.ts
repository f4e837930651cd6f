import type { Context } from '../_kit/context.ts'
import { graphStep } from '../_kit/question-graph/graph-step.ts'
import { fundingQuestions } from './data.ts'
import { fundingGraphOf } from './funding.ts'

export const step = (_content: object, context: Context) =>
  graphStep(fundingGraphOf(context.data(fundingQuestions)), context)
