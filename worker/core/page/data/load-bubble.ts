import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { expired } from '../../base/caching/validity.ts'
import { within } from '../../base/http/deadline.ts'
import { call } from '../../platform/calls/contact-bubble-group.ts'
import type { CallPlatform } from '../../platform/platform.ts'
import type { Fresh } from './freshness-of-parts.ts'
import type { Asker } from './page-data.ts'

/**
 * Maximum milliseconds that the bubble may delay the page: it does not affect the page's status, and the page waits for header and footer
 * anyway.
 */
const DEADLINE = 150

interface LoadedBubble extends Fresh {
  readonly bubble: RawBlock | undefined
}

export const noBubble: LoadedBubble = { bubble: undefined, validity: expired, fallback: true }

interface BubbleDependencies {
  readonly asker: Promise<Asker>
  readonly callPlatform: CallPlatform
  /** Data that the page waits for anyway. */
  readonly others?: Promise<unknown>
}

/** The contact bubble of a page and its visitor. Never fails: without an answer the page has no bubble. */
export async function loadBubble({
  asker,
  callPlatform,
  others = Promise.resolve(),
}: BubbleDependencies): Promise<LoadedBubble> {
  const asked = asker.then(own => callPlatform('contact-bubble-group', call, own))
  const answer = asked.then(
    ({ value, validity, fallback }): LoadedBubble => ({
      bubble: value.content ?? undefined,
      validity,
      fallback,
    }),
  )
  const inTime = () => within(answer, DEADLINE, () => noBubble)
  return Promise.race([answer, others.then(inTime, inTime)])
}
