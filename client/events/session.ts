import { readStored, store } from '../consent/stored.ts'

/** Data that a reload for a decision passes to the next document, once (requirement tracking/reload). */
export interface HandedOver {
  /** Epoch milliseconds. */
  readonly at: number
  /** Address of the first page of the visit, and its referrer. */
  readonly landing: string
  readonly referrer: string
  /** Entries of the data layer that no tag manager has seen. */
  readonly entries: readonly unknown[]
}

/** A visit in one tab. */
interface Session {
  readonly id: string
  /** References of purchases that were counted. */
  readonly bought: readonly string[]
  readonly handedOver?: HandedOver | undefined
}

interface SessionDependencies {
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Between 0 and 1. */
  readonly random: () => number
}

const service = 'analytics'
const key = 'tracking_session'

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'id' in value && 'bought' in value

function read(): Session | undefined {
  try {
    const value: unknown = JSON.parse(readStored(service, key) ?? '')
    return isSession(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * The visitor's session: an id of a timestamp and a random text (requirement tracking/steps), in the tab's session storage, with consent
 * to analytics only. If the browser refuses storage, it lives as long as the document.
 */
export function createSession({ now, random }: SessionDependencies) {
  let known: Session | undefined

  const newId = () => `${now()}-${random().toString(36).slice(2, 12).padEnd(8, '0')}`

  function open(): Session {
    known ??= read() ?? { id: newId(), bought: [] }
    return known
  }

  function change(changes: Partial<Session>): void {
    known = { ...open(), ...changes }
    store(service, key, JSON.stringify(known))
  }

  return {
    id(): string {
      if (!known) change({})
      return open().id
    },
    /** Whether a purchase is reported for the first time. */
    isNewPurchase(reference: string): boolean {
      const { bought } = open()
      if (bought.includes(reference)) return false
      change({ bought: [...bought, reference].slice(-10) })
      return true
    },
    handOver(handedOver: HandedOver): void {
      change({ handedOver })
    },
    /** Data that the previous document passed on, within half a minute. */
    takeOver(): HandedOver | undefined {
      const { handedOver } = read() ?? {}
      if (!handedOver) return undefined
      change({ handedOver: undefined })
      return now() - handedOver.at < 30_000 ? handedOver : undefined
    },
    /** Consent was withdrawn; the consent tool deletes the key. */
    forget(): void {
      known = undefined
    },
  }
}
