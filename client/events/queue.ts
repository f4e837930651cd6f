import type { Service } from '../../blocks/_kit/consent/services.ts'

/** An event that may have to wait: the function that sends it, and the grant that it needs. */
export interface Queued {
  readonly consent: Service
  readonly immediate?: boolean | undefined
  readonly send: () => void
}

interface QueueDependencies {
  /** Tracking has started: the visitor has decided, or the unit treats silence as consent, or a tester has requested it. */
  readonly isStarted: () => boolean
  readonly hasDecided: () => boolean
  readonly isGranted: (service: Service) => boolean
}

/** Maximum events that are kept for a visitor who does not decide. */
const most = 200

/**
 * Keeps events outside the data layer until tracking starts (requirement tracking/queue). Each is then sent if its own grant exists;
 * one without it is dropped, or keeps waiting while the visitor has not decided. An immediate event does not wait.
 */
export function createQueue({ isStarted, hasDecided, isGranted }: QueueDependencies) {
  let waiting: Queued[] = []

  function flush(): void {
    if (!isStarted()) return
    const now = waiting
    waiting = []
    for (const event of now) {
      if (isGranted(event.consent)) event.send()
      else if (!hasDecided()) waiting.push(event)
    }
  }

  return {
    flush,
    add(event: Queued): void {
      if (event.immediate) {
        if (isGranted(event.consent)) event.send()
        return
      }
      if (waiting.length < most) waiting.push(event)
      flush()
    },
  }
}
