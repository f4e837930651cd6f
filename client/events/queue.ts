import type { Service } from '../../blocks/_kit/consent/services.ts'
import { MOST_EVENTS, type SentEvent } from '../../blocks/_kit/sent-event.ts'

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

interface SenderDependencies {
  /** Hands a body to the browser; false where it takes no more (Beacon API). */
  readonly beacon: (body: string) => boolean
  /** The id of the visit; read with each batch. */
  readonly session: () => string | undefined
}

/** Milliseconds for which events are collected, and until a refused batch is tried again. */
const pause = 5_000
/** Maximum events that are kept while the browser accepts none. */
const mostUnsent = 200

/**
 * Sends events to this site in batches (requirement tracking/first-party): after five seconds, when a batch is full, and when the page is
 * hidden. A batch that the browser refuses is kept and tried again.
 */
export function createSender({ beacon, session }: SenderDependencies) {
  let waiting: SentEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    clearTimeout(timer)
    timer = undefined
    while (waiting.length) {
      const events = waiting.slice(0, MOST_EVENTS)
      const id = session()
      if (!beacon(JSON.stringify({ ...(id && { session: id }), events }))) {
        wait()
        return
      }
      waiting = waiting.slice(MOST_EVENTS)
    }
  }

  function wait(): void {
    timer ??= setTimeout(send, pause)
  }

  return {
    send,
    add(event: SentEvent): void {
      if (waiting.length >= mostUnsent) return
      waiting.push(event)
      if (waiting.length % MOST_EVENTS) wait()
      else send()
    },
    /** Consent was withdrawn: discards the events that were not sent yet. */
    clear(): void {
      clearTimeout(timer)
      timer = undefined
      waiting = []
    },
  }
}
