import type { SentEvent } from '../../blocks/_kit/sent-event.ts'
import type { TrackingConfig } from '../../worker/features/events/tracking-config.ts'
import { granted, hasDecided, onConsentChange } from '../consent/consent.ts'
import { isPagePath } from '../navigation/is-page-path.ts'
import { isLeft } from '../navigation/leaving.ts'
import { withoutTokens } from '../navigation/without-tokens.ts'
import { createDelivery } from './delivery.ts'
import { type Hears, hear, heardTypes } from './listen.ts'
import { offerOfPage, type PageFacts, readPageFacts } from './page-facts.ts'
import { createQueue, createSender } from './queue.ts'
import { createSession } from './session.ts'

const service = 'analytics'

/** Milliseconds for the configuration: events are told without it rather than never. */
const deadline = 5_000

/** Tracking may fail; the page may not (requirement tracking/failures). */
function warn(error: unknown): void {
  if (!isLeft()) console.warn('tracking', error)
}

async function loadConfig(): Promise<Partial<TrackingConfig>> {
  try {
    const signal = AbortSignal.timeout(deadline)
    const response = await fetch('/api/events/config', { priority: 'low', signal })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    // The worker has checked it.
    return (await response.json()) as TrackingConfig
  } catch (error) {
    warn(error)
    return {}
  }
}

const beacon = (body: string): boolean =>
  navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' }))

/** Entries of the data layer that this document wrote. */
const mostEntries = 200

/** The data layer, and a copy of its entries for a reload: a tag manager that loads with the next document has not read them. */
function createLayer() {
  const entries: object[] = []
  return {
    entries,
    push(entry: object): void {
      window.dataLayer ??= []
      window.dataLayer.push(entry)
      if (entries.length < mostEntries) entries.push(entry)
    },
  }
}

/** The templates of the pages that this document has shown, by their paths. */
function createTemplates() {
  const byPath = new Map<string, string>()
  return {
    note({ page }: PageFacts): void {
      byPath.set(location.pathname, page.template)
    },
    at: (path = ''): string => byPath.get(path) ?? [...byPath.values()][0] ?? 'page',
  }
}

/** A tester has opened the page: tracking starts without a decision. The worker decides who may. */
function isTesting(): boolean {
  return 'inspected' in document.documentElement.dataset && /[?&]testing=on(?:&|$)/.test(location.search)
}

/** Whether a visitor sees the page: not an editor or operator, and not a block of the gallery. */
function isVisit(): boolean {
  const { draft, inspected } = document.documentElement.dataset
  return draft === undefined && (inspected === undefined || isTesting()) && isPagePath(location.pathname)
}

/** Address at which the document was opened; soft navigations change the page's own address. */
const landing = (): string =>
  withoutTokens(performance.getEntriesByType('navigation')[0]?.name ?? location.href)

/**
 * Starts tracking (requirement tracking/start): describes visitors' actions, keeps the events until visitors have decided, and sends those
 * with consent to the data layer and to this site. `early` are events from before this code was loaded.
 */
export function startEvents(early: readonly Event[]): void {
  if (!isVisit()) return
  let config: Partial<TrackingConfig> | undefined
  let areVitalsWatched = false
  const layer = createLayer()
  const templates = createTemplates()
  const session = createSession({ now: Date.now, random: Math.random })
  const sender = createSender({ beacon, session: session.id })
  const send = (event: SentEvent) => granted(service) && sender.add(event)
  const delivery = createDelivery({ config: () => config ?? {}, push: layer.push, send, session })
  const isDecided = () => hasDecided() || granted(service) || isTesting()
  const queue = createQueue({
    isStarted: () => isDecided() && (config !== undefined || !granted(service)),
    hasDecided,
    isGranted: granted,
  })

  const hears: Hears = {
    action(described, { consent = service, immediate }) {
      const facts = readPageFacts()
      queue.add({ consent, immediate, send: () => delivery.action(facts, described) })
      if (immediate) sender.send()
    },
    step(step) {
      const facts = readPageFacts()
      const { consent = service, immediate } = step
      queue.add({ consent, immediate, send: () => delivery.step(facts, step) })
    },
  }

  function onEvent(event: Event): void {
    try {
      hear(event, hears)
    } catch (error) {
      warn(error)
    }
  }

  function countView(): void {
    const facts = readPageFacts()
    templates.note(facts)
    queue.add({ consent: service, send: () => delivery.view(facts) })
    const items = offerOfPage()
    if (items) queue.add({ consent: service, send: () => delivery.step(facts, { step: 'view_item', items }) })
  }

  async function watchVitals(): Promise<void> {
    if (areVitalsWatched) return
    areVitalsWatched = true
    const vitals = await import('./watch-vitals.ts')
    vitals.watchVitals(send, templates.at)
  }

  async function follow(): Promise<void> {
    if (granted(service)) {
      config ??= await loadConfig()
      queue.flush()
      await watchVitals()
      return
    }
    sender.clear()
    session.forget()
    queue.flush()
  }

  /** The page may not come back: sends pending events without waiting for the configuration. */
  function leave(): void {
    if (granted(service)) config ??= {}
    queue.flush()
    sender.send()
  }

  function handOver(): void {
    leave()
    const { referrer } = document
    session.handOver({ at: Date.now(), landing: landing(), referrer, entries: layer.entries })
  }

  /** After a reload for a decision, continues the previous document's events instead of counting another view. */
  function takeOver(): boolean {
    const before = granted(service) ? session.takeOver() : undefined
    if (!before) return false
    const { landing: page_location, referrer: page_referrer, entries } = before
    window.dataLayer ??= []
    window.dataLayer.push({ page_location, page_referrer }, ...entries)
    templates.note(readPageFacts())
    return true
  }

  // A page that the browser loads ahead is seen later, if at all.
  if (document.prerendering) document.addEventListener('prerenderingchange', countView, { once: true })
  else if (!takeOver()) countView()
  for (const event of early) onEvent(event)
  for (const type of heardTypes) document.addEventListener(type, onEvent, true)
  document.addEventListener('page-shown', countView)
  document.addEventListener('consent-reload', handOver)
  // On the window, so that figures which are told when the page is hidden come first.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave())
  addEventListener('pagehide', leave)
  onConsentChange(() => void follow().catch(warn))
  follow().catch(warn)
}
