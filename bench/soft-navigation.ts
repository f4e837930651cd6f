import { type CDPSession, chromium, type Page } from 'playwright'
import { chromiumFlags, findChromium } from '../e2e/chromium.ts'
import { serveSite } from '../e2e/server.ts'
import { median } from './measure.ts'

/** What the browser's main thread does from a click until the new page has entered, in milliseconds; medians. */
export interface NavigationCost {
  readonly name: string
  readonly task: number
  readonly script: number
  readonly style: number
  readonly layout: number
}

type Metrics = Omit<NavigationCost, 'name'>

const names = {
  task: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} as const satisfies Record<keyof Metrics, string>

async function metricsOf(session: CDPSession): Promise<Metrics> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (key: keyof Metrics) => metrics.find(({ name }) => name === names[key])!.value * 1000
  return { task: of('task'), script: of('script'), style: of('style'), layout: of('layout') }
}

const home = '/'
const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

/** Follows a link that the visitor has had under the hand. */
async function navigate(page: Page, session: CDPSession, path: string): Promise<Metrics> {
  await page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    link.id = 'next'
    document.querySelector('main')!.append(link)
    link.dispatchEvent(new Event('focusin', { bubbles: true }))
  }, path)
  // It was fetched ahead by then, like all that is in view.
  await page.waitForTimeout(2000)
  const before = await metricsOf(session)
  await page.evaluate(() => document.getElementById('next')!.click())
  await page.waitForURL(path)
  await page.locator('html:not(.page-transition)').waitFor()
  const after = await metricsOf(session)
  const spent = (key: keyof Metrics) => after[key] - before[key]
  return { task: spent('task'), script: spent('script'), style: spent('style'), layout: spent('layout') }
}

function costOf(name: string, samples: readonly Metrics[]): NavigationCost {
  const of = (key: keyof Metrics) => median(samples.map(sample => sample[key]))
  return { name, task: of('task'), script: of('script'), style: of('style'), layout: of('layout') }
}

const turns = 7

async function measurePage(page: Page): Promise<NavigationCost[]> {
  const session = await page.context().newCDPSession(page)
  // The thread's own time, not that of others who want the processor.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(home)
  await page.locator('body > [aria-live]').waitFor({ state: 'attached' })
  const there: Metrics[] = []
  const back: Metrics[] = []
  for (let turn = 0; turn < turns; turn++) {
    there.push(await navigate(page, session, programme))
    back.push(await navigate(page, session, home))
  }
  return [costOf('home page to programme', there), costOf('programme to home page', back)]
}

/** Measures soft navigations in Chromium, unthrottled, on the built site. */
export async function softNavigations(): Promise<NavigationCost[]> {
  const server = await serveSite(8799, '.wrangler/bench')
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    return await measurePage(
      await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } }),
    )
  } finally {
    await browser.close()
    server.stop()
  }
}

const most = 60

/** A line of the targets. */
export const navigationHolds = ({ name, task }: NavigationCost): string =>
  `${task < most ? 'holds ' : 'MISSED'}  ${name}: less than ${most} ms of the main thread: ${task.toFixed(1)}`
