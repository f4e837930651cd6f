import { MOST_EVENTS, type SentEvent } from '../../blocks/_kit/sent-event.ts'

interface SenderDependencies {
  /** Hands a body to the browser; false where it takes no more (Beacon API). */
  readonly beacon: (body: string) => boolean
  /** The id of the visit; read with each batch. */
  readonly session: () => string | undefined
}

/** Milliseconds for which events are collected, and until a refused batch is tried again. */
const pause = 5_000
/** Maximum events that are kept while the browser accepts none. */
const most = 200

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
      if (waiting.length >= most) return
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
