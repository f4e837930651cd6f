import type { Service } from '../../blocks/_kit/consent/services.ts'

/** An event that may have to wait: what sends it, and the grant that it needs. */
export interface Queued {
  readonly consent: Service
  readonly immediate?: boolean | undefined
  readonly send: () => void
}

interface QueueDependencies {
  /** Tracking has started: the visitor has decided, or the unit takes silence for consent, or a tester asks for it. */
  readonly isStarted: () => boolean
  readonly hasDecided: () => boolean
  readonly isGranted: (service: Service) => boolean
}

/** Events that are kept for a visitor who does not decide. */
const most = 200

/**
 * Holds events outside the data layer until tracking starts (requirement tracking/queue). Each is sent then if its own grant is there;
 * one without it is dropped, or waits on while the visitor has not decided. An immediate event does not wait.
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
