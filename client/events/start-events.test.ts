import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { track } from '../../blocks/_kit/client/track.ts'
import type { EventBatch } from '../../blocks/_kit/sent-event.ts'
import { builtInConfig } from '../../worker/features/events/tracking-config.ts'
import { startEvents } from './start-events.ts'

const consent = vi.hoisted(() => ({
  decided: false,
  grants: new Set<string>(),
  listeners: [] as (() => void)[],
}))
vi.mock('../consent/consent.ts', () => ({
  granted: (service: string) => consent.grants.has(service),
  hasDecided: () => consent.decided,
  onConsentChange: (listener: () => void) => consent.listeners.push(listener),
}))
vi.mock('./watch-vitals.ts', () => ({ watchVitals: () => undefined }))

const batches: EventBatch[] = []
const told = () => batches.flatMap(({ events }) => events)

const settled = () => vi.advanceTimersByTimeAsync(0)
const leave = async () => {
  await settled()
  dispatchEvent(new Event('pagehide'))
  await settled()
}
async function decide(...grants: readonly string[]): Promise<void> {
  Object.assign(consent, { decided: true, grants: new Set(grants) })
  for (const listener of consent.listeners) listener()
  await settled()
}

/** Listeners of the document before, which a new document does not have. */
let document0 = new AbortController()

async function start(early: readonly Event[] = []): Promise<void> {
  startEvents(early)
  await settled()
}

beforeEach(() => {
  // The visitor is back.
  dispatchEvent(new Event('pageshow'))
  vi.useFakeTimers({ now: 1_795_424_400_000 })
  document0 = new AbortController()
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: unknown, options?: unknown) =>
        add(type, listener as EventListener, {
          ...(typeof options === 'object' ? options : { capture: options === true }),
          signal: document0.signal,
        }),
    )
  }
  Object.assign(consent, { decided: false, grants: new Set(), listeners: [] })
  batches.length = 0
  sessionStorage.clear()
  delete window.dataLayer
  document.head.innerHTML = '<meta name="page-template" content="page">'
  document.body.innerHTML = '<a id="link" data-track-event="cta" href="#x">Los</a><form id="form"></form>'
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(builtInConfig)),
  )
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_address: string, body: Blob & { text(): Promise<string> }) => {
      void body.text().then(text => batches.push(JSON.parse(text) as EventBatch))
      return true
    },
  })
})
afterEach(() => {
  document0.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const click = () => document.getElementById('link')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
const kinds = () => told().map(({ kind }) => kind)

describe('tracking', () => {
  it('waits for a decision, and then tells what happened before', async () => {
    await start()
    click()
    await leave()
    expect([window.dataLayer, kinds(), sessionStorage.length]).toEqual([undefined, [], 0])
    expect(fetch).not.toHaveBeenCalled()
    await decide('analytics')
    expect(window.dataLayer).toEqual([
      { eventname: 'cta', label: 'Los', type: 'link', position: 'content', formstatus: '' },
    ])
    await leave()
    expect(kinds()).toEqual(['view', 'interaction'])
    expect(batches[0]?.session).toMatch(/^1795424400000-[a-z0-9]{8,}$/)
  })

  it('forgets what happened before a decision against it, also when the visitor agrees later', async () => {
    await start()
    click()
    await decide()
    await decide('analytics')
    await leave()
    expect(kinds()).toEqual([])
    click()
    await leave()
    expect(kinds()).toEqual(['interaction'])
  })

  it('ends with a withdrawal: what was not sent is not sent', async () => {
    consent.grants.add('analytics')
    await start()
    click()
    await decide()
    await leave()
    expect(kinds()).toEqual([])
    click()
    await leave()
    expect(kinds()).toEqual([])
  })

  it('tells clicks that were made before its code was there', async () => {
    consent.grants.add('analytics')
    const early = new MouseEvent('click', { bubbles: true })
    document.getElementById('link')!.dispatchEvent(early)
    await start([early])
    await leave()
    expect(kinds()).toEqual(['view', 'interaction'])
  })

  it('tells what happened without the configuration where that does not come', async () => {
    const late = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason))),
    )
    consent.grants.add('analytics')
    await start()
    click()
    expect([timeout.mock.calls, window.dataLayer]).toEqual([[[5_000]], undefined])
    late.abort()
    await settled()
    expect(window.dataLayer).toHaveLength(1)
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('tells the offer of a programme page, named as in its application', async () => {
    document.head.innerHTML = '<meta name="page-template" content="variant">'
    document.body.innerHTML =
      '<main><h1>Business\n Administration</h1><a href="/apply/?programme=bwl">Apply</a></main>'
    consent.grants.add('analytics')
    await start()
    const items = [{ item_id: 'bwl', item_name: 'Business Administration' }]
    expect(window.dataLayer).toEqual([{ event: 'view_item', ecommerce: expect.objectContaining({ items }) }])
    await leave()
    expect(kinds()).toEqual(['view', 'step'])
  })

  it('counts a view for each page that is shown', async () => {
    consent.grants.add('analytics')
    await start()
    document.dispatchEvent(new Event('page-shown'))
    track(document.getElementById('form')!, { label: 'contact', type: 'form', formstatus: 'sent' })
    await leave()
    expect(kinds()).toEqual(['view', 'view', 'interaction'])
    expect(told().at(-1)).toMatchObject({ formstatus: 'sent' })
  })

  it('counts a purchase once, and keeps its reference from the site', async () => {
    consent.grants.add('analytics')
    await start()
    const form = document.getElementById('form')!
    const purchase = { step: 'purchase', reference: 'TH-1', paymentMethod: 'DebitNote' } as const
    track(form, purchase)
    track(form, purchase)
    await leave()
    expect(window.dataLayer).toEqual([
      {
        event: 'purchase',
        ecommerce: { checkout_step: 5, transaction_id: 'TH-1', payment_type: 'direct_debit', items: [] },
      },
    ])
    expect(kinds()).toEqual(['view', 'step'])
    expect(JSON.stringify(told())).not.toContain('TH-1')
  })

  it('goes on after a reload for a decision: no second view, the data layer as it was', async () => {
    consent.grants.add('analytics')
    await start()
    click()
    document.dispatchEvent(new Event('consent-reload'))
    await settled()
    const [entry] = window.dataLayer!
    document0.abort()
    document0 = new AbortController()
    delete window.dataLayer
    await start()
    expect(window.dataLayer).toEqual([{ page_location: expect.any(String), page_referrer: '' }, entry])
    await leave()
    expect(kinds()).toEqual(['view', 'interaction'])
  })

  it('sends at once what is immediate', async () => {
    consent.grants.add('analytics')
    await start()
    track(document.getElementById('form')!, { label: 'now', immediate: true })
    await settled()
    expect(kinds()).toEqual(['view', 'interaction'])
  })

  it.each([
    ['an editor', { draft: 'https://app.storyblok.com' }],
    ['an operator', { inspected: '' }],
  ])('does not count %s', async (_, marks) => {
    consent.grants.add('analytics')
    Object.assign(document.documentElement.dataset, marks)
    await start()
    click()
    await leave()
    for (const name of Object.keys(marks)) delete document.documentElement.dataset[name]
    expect(kinds()).toEqual([])
  })

  it('warns where it fails, and goes on', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    consent.grants.add('analytics')
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(null, { status: 500 })),
    )
    await start()
    click()
    expect(warn).toHaveBeenCalledTimes(1)
    expect(window.dataLayer).toEqual([
      { eventname: 'cta', label: 'Los', type: '', position: '', formstatus: '' },
    ])
  })
})
