import type { Service } from '../../blocks/_kit/consent/services.ts'

declare global {
  interface Navigator {
    /** Global Privacy Control, section 3.2. Not in every browser. */
    readonly globalPrivacyControl?: boolean
  }
}

/** Called when the decision has changed: on this page, in another tab, or while the page was in the browser's cache. */
type Listener = () => void

const listeners = new Set<Listener>()

/** Empty without a decision. */
const readCookie = () => /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1] ?? ''

/** The decision that the listeners last received. */
let known = readCookie()

interface Decision {
  readonly services?: Readonly<Record<string, readonly string[]>>
  readonly version?: unknown
}

/** The decision in the cookie that the worker wrote. A malformed cookie counts as no decision and grants nothing. */
function decisionIn(cookie: string): Decision {
  try {
    return JSON.parse(atob(decodeURIComponent(cookie))) ?? {}
  } catch {
    return {}
  }
}

/** The version of the question that the visitor has decided on; empty without a decision. */
export function decidedVersion(): string {
  const { version } = decisionIn(known)
  return typeof version === 'string' ? version : ''
}

/** Whether the browser sends Global Privacy Control: it counts as a decline of all services until the visitor decides otherwise. */
const refusesAll = () => navigator.globalPrivacyControl === true

/** Whether the visitor has accepted or declined services. A cookie that another tool has left is no decision. */
export const hasDecided = (): boolean => decidedVersion() !== '' || refusesAll()

/**
 * Whether a service may run, store and send now (requirement consent/services). Without a decision: the services that the document names,
 * in units whose configuration allows that. With a decision: all that it grants, except those that operators have denied since.
 */
export function granted(service: Service): boolean {
  const { consentImplicit = '', consentDenied = '' } = document.documentElement.dataset
  if (consentDenied.split(' ').includes(service)) return false
  if (known)
    return Object.values(decisionIn(known).services ?? {})
      .flat()
      .includes(service)
  return !refusesAll() && consentImplicit.split(' ').includes(service)
}

/** Calls a listener after each change of the decision. Returns the function that ends this. */
export function onConsentChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads the cookie again, and calls the listeners if the decision has changed. To be called when the worker has set the cookie. */
export function readDecision(): void {
  const cookie = readCookie()
  if (cookie === known) return
  known = cookie
  for (const listener of listeners) listener()
}

/** Decisions of this page that are being sent. */
let underway = 0

/**
 * Runs a request that sends a decision, and then calls the listeners itself: the cookie is set before the page knows that everything is
 * saved.
 */
export async function deciding<T>(send: () => Promise<T>): Promise<T> {
  underway++
  try {
    return await send()
  } finally {
    underway--
  }
}

/** Follows decisions that are made in other tabs and windows, or while the page was in the browser's cache. */
export function followDecisions(): void {
  const store = 'cookieStore' in globalThis ? cookieStore : undefined
  store?.addEventListener('change', () => underway || readDecision())
  addEventListener('pageshow', readDecision)
  addEventListener('focus', readDecision)
  document.addEventListener('visibilitychange', readDecision)
}
