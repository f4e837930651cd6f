import type { BrowserContext } from '@playwright/test'

/** By how much an answer comes late, in milliseconds, by what it is for. */
const delays: Readonly<Record<string, number>> = { script: 800, fetch: 700, xhr: 700, document: 200 }
const otherDelay = 300

/**
 * With `LATE_ANSWERS=true` every answer of the site comes late, as on a slow line: a test that acts before the code of what it acts on has
 * come fails then, which else it does once in some hundred runs. Tests that route requests themselves do without.
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
