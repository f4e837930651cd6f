import { type Browser, chromium, type Page } from 'playwright'
import { findChromium, launchFlags } from '../e2e/chromium.ts'
import { declinedOn } from '../e2e/decision.ts'
import { serveSite } from '../e2e/server.ts'
import { type Load, loadSlowly, rounds } from './first-paint.ts'
import { median } from './measure.ts'
import { serveTwins } from './page-twins.ts'

/** `answer`: milliseconds from a tap to the next frame. */
type Visit = Load & { readonly answer: number }

/**
 * Costs of visits by somebody whose consent is requested and who accepts, and by somebody who has decided and taps on a text, in
 * turns.
 */
export interface VisitCosts {
  readonly first: readonly Visit[]
  readonly decided: readonly Visit[]
}

const notice = '.consent-notice [value="accept"]'

/** Taps, and returns the longest event of the interaction (Event Timing API), in steps of 8 ms. */
async function tap(page: Page, selector: string): Promise<{ readonly answer: number }> {
  await page.evaluate(() => {
    Object.assign(window, { longest: 0 })
    const note = (entries: PerformanceObserverEntryList) => {
      for (const { duration } of entries.getEntries()) window.longest = Math.max(window.longest, duration)
    }
    new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 })
  })
  await page.locator(selector).tap()
  // Entries come after the frame that they measure.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 100))))
  return { answer: await page.evaluate(() => window.longest) }
}

declare global {
  interface Window {
    longest: number
  }
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
}

async function visit(browser: Browser, url: string): Promise<readonly [Visit, Visit]> {
  const address = `${url}/`
  const cookies = declinedOn([url])
  return [
    await loadSlowly(browser, { address }, page => tap(page, notice)),
    await loadSlowly(browser, { address, cookies }, page => tap(page, 'h1')),
  ]
}

/** Visits the home page with the notice of consent and without it (requirement consent/notice). */
export async function visitCosts(): Promise<VisitCosts> {
  const site = await serveSite(8798, '.wrangler/bench')
  const served = await serveTwins(site.url)
  const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
  try {
    await visit(browser, served.url)
    const visits: (readonly [Visit, Visit])[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, served.url))
    return { first: visits.map(([first]) => first), decided: visits.map(([, decided]) => decided) }
  } finally {
    await browser.close()
    served.stop()
    await site.stop()
  }
}

const line = (holds: boolean, name: string, value: string) =>
  `${holds ? 'holds ' : 'MISSED'}  ${name}: ${value}`

/**
 * A line for each target. Ratios are computed within each round, so that a slow minute of the machine affects both sides.
 */
export function visitHolds({ first, decided }: VisitCosts): string[] {
  const ratio = (key: keyof Load) => median(first.map((one, round) => one[key] / decided[round]![key]))
  const times = (name: string, key: keyof Load) =>
    line(ratio(key) <= 1.05, `${name} of a first visit at most 1.05 times`, ratio(key).toFixed(2))
  const added = (name: string, key: keyof Load) => {
    const most = Math.max(...first.map((one, round) => one[key] - decided[round]![key]))
    return line(most <= 0, `${name} that a first visit adds: none`, String(most))
  }
  const middle = (visits: readonly Visit[], key: keyof Visit) => median(visits.map(one => one[key]))
  const [answer, plain] = [middle(first, 'answer'), middle(decided, 'answer')]
  const [blocking, before] = [middle(first, 'blocking'), middle(decided, 'blocking')]
  return [
    times('first paint', 'firstPaint'),
    times('largest paint', 'largestPaint'),
    line(
      blocking <= before,
      'blocking time of a first visit at most that of another',
      `${blocking} and ${before} ms`,
    ),
    added('layout shift', 'shift'),
    line(
      answer <= 50,
      'accepting answers within 50 ms on a quarter of this CPU',
      `${answer} ms; a tap on a text ${plain} ms`,
    ),
  ]
}

if (import.meta.main) {
  console.log(visitHolds(await visitCosts()).join('\n'))
  process.exit()
}
