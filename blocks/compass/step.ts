import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import { graphOf } from '../_kit/question-graph/graph-fields.ts'
import { graphStep } from '../_kit/question-graph/graph-step.ts'
import { resultKeys, type schema } from './schema.ts'

export const step = (content: ContentOf<typeof schema>, context: Context) =>
  graphStep(graphOf(content, resultKeys(content)), context)
