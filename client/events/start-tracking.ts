import { granted, hasDecided, onConsentChange } from '../consent/consent.ts'
import { reportFailure } from '../navigation/leaving.ts'
import { forgetEarlyEvents, takeEarlyEvents } from './begin.ts'

/** Loads tracking; for a visitor who has declined, only after a later grant (requirement tracking/start). */
export function startTracking(): void {
  let isStarted = false

  async function attempt(): Promise<void> {
    if (isStarted) return
    if (hasDecided() && !granted('analytics')) return forgetEarlyEvents()
    const { startEvents } = await import('./start-events.ts')
    if (isStarted) return
    isStarted = true
    startEvents(takeEarlyEvents())
  }
  const begin = () => void attempt().catch(reportFailure)
  onConsentChange(begin)
  begin()
}
