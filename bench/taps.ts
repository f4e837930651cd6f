import { type Browser, chromium, devices, type Page } from 'playwright'
import { findChromium, launchFlags } from '../e2e/chromium.ts'
import { serveSite } from '../e2e/server.ts'
import { type Answer, dearestAnswer, eventsByMark, longTasks, traceOf } from './main-thread.ts'
import { quantile } from './measure.ts'
import { type Tap, type TappedPage, tappedPages } from './tap-list.ts'

/** The answer to one tap: the main thread's work until the next paint, and what the browser reports. */
export interface TapCost extends Answer {
  readonly page: string
  readonly name: string
  /** Milliseconds from the input to the frame (Event Timing), in steps of 8; 0 for less than 16. */
  readonly duration: number
  /** Long tasks until the next tap. */
  readonly long: readonly number[]
}

export interface PageCost {
  readonly name: string
  readonly taps: readonly TapCost[]
  /** Long tasks after the first paint, before the first tap. */
  readonly long: readonly number[]
}

declare global {
  interface Window {
    tapDurations: number[]
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

/** Runs in the page before anything else. */
function note(): void {
  window.tapDurations = []
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.tapDurations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Milliseconds in which a page comes to rest on a quarter of the speed. */
const rest = 700

const mark = 'tap '
/** Begins a part of the trace in which the bench itself works in the page. */
const pause = `${mark}- `

/** Runs in the page: scrolls an element into view as a finger does, in steps of less than a screen. */
async function scrollTo(element: Element): Promise<void> {
  for (let step = 0; step < 200; step++) {
    const { top, bottom } = element.getBoundingClientRect()
    // All else that is tapped stays in the window; and what stays at its edges covers content.
    if (!element.closest('main') || (top > 0.15 * innerHeight && bottom < 0.75 * innerHeight)) return
    const most = innerHeight / 2
    scrollBy({ top: Math.max(-most, Math.min(most, top - most)), behavior: 'instant' })
    await new Promise(requestAnimationFrame)
  }
}

async function centerOf(page: Page, on: string): Promise<readonly [number, number]> {
  const target = page.locator(on).first()
  await target.evaluate(scrollTo)
  await page.waitForTimeout(rest)
  const box = await target.boundingBox()
  if (!box) throw new Error(`${on} is not to be seen`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

async function act(page: Page, { name, on, key }: Tap): Promise<number> {
  const place = on && (await centerOf(page, on))
  await page.evaluate(text => {
    window.tapDurations = []
    performance.mark(text)
  }, mark + name)
  if (place) await page.touchscreen.tap(...place)
  if (key) await page.keyboard.press(key)
  await page.waitForTimeout(rest)
  return page.evaluate(text => {
    performance.mark(text)
    return Math.max(0, ...window.tapDurations)
  }, pause + name)
}

async function visit(browser: Browser, page: Page, { name, path, taps }: TappedPage): Promise<PageCost> {
  const durations = new Map<string, number>()
  const events = await traceOf(browser, page, async () => {
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(rest)
    await page.evaluate(text => void performance.mark(text), pause)
    for (const tap of taps) durations.set(tap.name, await act(page, tap))
  })
  const parts = eventsByMark(events, mark)
  const firstPaint = events.findLast(event => event.name === 'firstContentfulPaint')?.ts ?? 0
  const end = events.find(event => event.name === pause)
  const loading = events.filter(
    ({ ts, pid, tid }) => pid === end?.pid && tid === end.tid && ts > firstPaint && ts < end.ts,
  )
  return {
    name,
    long: longTasks(loading),
    taps: taps.map(tap => {
      const part = parts.get(tap.name) ?? []
      return {
        ...{ page: name, name: tap.name, duration: durations.get(tap.name) ?? 0 },
        ...{ ...dearestAnswer(part), long: longTasks(part) },
      }
    }),
  }
}

async function openPhone(browser: Browser, url: string, rate: number): Promise<Page> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL: url,
    // Where a campaign runs.
    extraHTTPHeaders: { 'cf-ipcountry': 'DE' },
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(note)
  return page
}

/** Taps through the pages of a served site on a simulated phone, with a fraction of this machine's speed. */
export async function tapThrough(url: string, { pages = tappedPages, rate = 4 } = {}): Promise<PageCost[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
  try {
    const page = await openPhone(browser, url, rate)
    const costs: PageCost[] = []
    for (const one of pages) costs.push(await visit(browser, page, one))
    return costs
  } finally {
    await browser.close()
  }
}

/** Measures taps on the built site. */
export async function tapCosts(): Promise<PageCost[]> {
  const server = await serveSite(8797, '.wrangler/bench-taps')
  try {
    return await tapThrough(server.url)
  } finally {
    await server.stop()
  }
}

/** Milliseconds of the main thread from a tap to the next paint, and of all of it (p75, as in Interaction to Next Paint). */
const most = 100

const all = (costs: readonly PageCost[]) => costs.flatMap(({ taps }) => taps)

/** The lines of the targets, and of the ten taps that take longest. */
export function tapLines(costs: readonly PageCost[]): string[] {
  const dearest = all(costs).toSorted((one, other) => other.task - one.task)
  const worst = dearest[0]?.task ?? 0
  const p75 = quantile(
    all(costs).map(({ duration }) => duration),
    0.75,
  )
  const after = costs.flatMap(({ long, taps }) => [...long, ...taps.flatMap(tap => tap.long)])
  const line = (holds: boolean, text: string) => `${holds ? 'holds ' : 'MISSED'}  ${text}`
  return [
    ...dearest.slice(0, 10).map(lineOf),
    line(
      worst <= most,
      `worst of ${dearest.length} taps at most ${most} ms of the main thread: ${worst.toFixed(0)}`,
    ),
    line(p75 <= most, `p75 of these taps at most ${most} ms until the paint: ${p75}`),
    line(
      !after.length,
      `long tasks after the first paint: none: ${after.length}, ${Math.max(0, ...after).toFixed(0)} ms`,
    ),
  ]
}

const lineOf = ({ page, name, task, script, style, layout, elements, duration }: TapCost): string =>
  `${page}, ${name}: ${task.toFixed(0)} ms of the main thread, in it ${script.toFixed(0)} of script, ${style.toFixed(0)} of styles of ${elements} elements, ${layout.toFixed(0)} of layout; painted after ${duration}`
