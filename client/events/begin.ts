import { granted, hasDecided, onConsentChange } from '../consent/consent.ts'
import { reportFailure } from '../navigation/leaving.ts'
import { idle } from '../triggers/idle.ts'
import { loaded } from '../triggers/loaded.ts'

/** Events that are kept until the code is there: more are an impatient visitor. */
const most = 50

/**
 * Loads tracking when the page is loaded and the browser idle, unless the visitor has decided against it (requirement tracking/start).
 * Clicks and events of blocks until then are kept.
 */
export function beginEvents(): void {
  const early: Event[] = []
  const keeping = new AbortController()
  const options = { capture: true, signal: keeping.signal }
  const keep = (event: Event) => early.length < most && early.push(event)
  for (const type of ['click', 'track', 'selected']) document.addEventListener(type, keep, options)

  async function begin(): Promise<void> {
    if (keeping.signal.aborted) return
    if (hasDecided() && !granted('analytics')) {
      early.length = 0
      return
    }
    const { startEvents } = await import('./start-events.ts')
    if (keeping.signal.aborted) return
    keeping.abort()
    startEvents(early)
  }
  const attempt = () => void begin().catch(reportFailure)
  onConsentChange(attempt)
  void loaded().then(() => idle(document.body, attempt, ''))
}
