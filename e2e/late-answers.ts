import type { BrowserContext } from '@playwright/test'

/** Delay of an answer (ms) by the destination of its request. */
const delays: Readonly<Record<string, number>> = { script: 800, fetch: 700, xhr: 700, document: 200 }
const otherDelay = 300

/**
 * With `LATE_ANSWERS=true` every answer of the site is delayed, as on a slow line: a test that acts on an element before its code is
 * loaded then fails every time, instead of once in some hundred runs. Tests that route requests themselves are not delayed.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  if (process.env.LATE_ANSWERS !== 'true') return
  await context.route('**', async (route, request) => {
    const delay = request.method() === 'POST' ? 800 : (delays[request.resourceType()] ?? otherDelay)
    await new Promise(resolve => setTimeout(resolve, delay))
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })
}
