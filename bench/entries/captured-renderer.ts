import type { Facts } from '../../worker/core/page/facts.ts'
import type { PageModel } from '../../worker/core/page/model.ts'
import type { RendererDependencies } from '../../worker/core/page/render/render-job.ts'
import { createPageRenderer as createOriginal } from '../../worker/core/page/render/renderer.ts'

/** A page as the site's own stages have loaded and assembled it: the plain variant renders it for every request. */
export interface CapturedPage {
  readonly page: PageModel
  readonly facts: Facts
  readonly dependencies: RendererDependencies
}

let captured: CapturedPage | undefined

export const capturedPage = (): CapturedPage | undefined => captured

/** Replaces `worker/core/page/render/renderer.ts`: the original, which also exports its last page. */
export function createPageRenderer(dependencies: RendererDependencies) {
  const original = createOriginal(dependencies)
  return {
    ...original,
    slots(page: PageModel, facts: Facts) {
      captured = { page, facts, dependencies }
      return original.slots(page, facts)
    },
  }
}
