import type { Service } from '../../blocks/_kit/consent/services.ts'
import { deciding, readDecision } from './consent.ts'

export interface Change {
  /** All services, none, or only the named ones. */
  readonly accept: 'all' | 'none' | readonly Service[]
  /** Version of the texts that the visitor saw; default: the page's version. */
  readonly version?: string
  /** Called when it is saved, before those who follow decisions are told: a page with an open dialog cannot be loaded again. */
  readonly onSaved?: () => void
}

const decisions = { all: 'accept', none: 'decline' } as const

/** Maximum characters of the landing query: enough to see that there is one. */
const MOST_LANDING = 500

/**
 * The query of this document's address when the visitor arrived: the browser keeps it as long as the document, over soft navigations too. Nothing
 * stores it before the decision.
 */
function landing(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return entry ? new URL(entry.name).search.slice(1, MOST_LANDING + 1) : ''
}

function withLanding(fields: URLSearchParams): URLSearchParams {
  const query = landing()
  if (query) fields.set('landing', query)
  return fields
}

function fieldsOf({ accept, version = document.documentElement.dataset.consent ?? '' }: Change) {
  if (typeof accept === 'string') return new URLSearchParams({ version, decision: decisions[accept] })
  const fields = new URLSearchParams({ version, decision: 'choose' })
  for (const service of accept) fields.append('service', service)
  return fields
}

/** The decision that is being sent: the same one, pressed twice, is sent once. */
let underway: { readonly body: string; readonly saved: Promise<boolean> } | undefined

async function send(body: string, onSaved: Change['onSaved']): Promise<boolean> {
  try {
    const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
    const { ok } = await fetch('/api/consent', { method: 'POST', headers, body })
    if (ok) onSaved?.()
    if (ok) readDecision()
    return ok
  } catch {
    return false
  } finally {
    if (underway?.body === body) underway = undefined
  }
}

/**
 * Sends the visitor's decision to the worker, which sets the cookie (requirement consent/cookie), and calls the listeners. Resolves to false where it
 * could not be saved: then nothing has changed.
 */
export function decide(change: Change): Promise<boolean> {
  const body = String(withLanding(fieldsOf(change)))
  if (underway?.body !== body) underway = { body, saved: deciding(() => send(body, change.onSaved)) }
  return underway.saved
}
