import { isRawBlock, type RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { ToolStep } from '../../../blocks/_kit/tool-step.ts'
import { objectsOf } from '../content/tree.ts'
import { parametersByTool } from '../request/visitor/tool-parameters.ts'
import { choiceIn } from './choice.ts'
import { createDependencyTracker } from './dependency-tracker.ts'
import type { Facts } from './facts.ts'
import { createReadings } from './read-facts.ts'
import type { Validated } from './registry.ts'

/**
 * The visitor's step in the tools of a page, from the first block that has a `step.ts`. Computed only where the address has a choice, so that no
 * other page waits for a tool's calls. Throws `Pending`.
 */
export function createStepFinder(validate: (block: RawBlock) => Validated) {
  return (body: readonly RawBlock[], facts: Facts): ToolStep | undefined => {
    if (!choiceIn(facts.query, facts.toolParameters)) return undefined
    const { context } = createDependencyTracker(createReadings(facts), { now: facts.now, draft: false })
    for (const node of objectsOf(body)) {
      const verdict = isRawBlock(node) && parametersByTool.has(node.component) ? validate(node) : undefined
      const step = verdict?.ok ? verdict.logic.step?.(verdict.content as never, context) : undefined
      if (step) return step
    }
    return undefined
  }
}
