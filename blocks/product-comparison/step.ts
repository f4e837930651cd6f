import type { ContentOf } from '../_kit/block-schema.ts'
import type { Context } from '../_kit/context.ts'
import type { ToolStep } from '../_kit/tool-step.ts'
import { parameterNames } from './parameters.ts'
import type { schema } from './schema.ts'
import { readState } from './state.ts'

export function step({ preset }: ContentOf<typeof schema>, context: Context): ToolStep | undefined {
  const { isUnanswered } = readState(context.parameters(parameterNames), preset)
  return isUnanswered ? { isUnanswered } : undefined
}
