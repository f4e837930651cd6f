import { type CDPSession, chromium, type Page } from 'playwright'
import { findChromium, launchFlags } from '../e2e/chromium.ts'
import { serveSite } from '../e2e/server.ts'
import { median } from './measure.ts'

/** The work of the browser's main thread from a click until the new page has entered, and for a second after that; milliseconds, medians. */
export interface NavigationCost {
  readonly name: string
  readonly task: number
  readonly script: number
  readonly style: number
  readonly layout: number
  /** How often styles were calculated and the page was laid out. */
  readonly styles: number
  readonly layouts: number
  /** Long tasks of all kinds, after the page was shown. */
  readonly after: number
}

type Metrics = Omit<NavigationCost, 'name' | 'after'>
type Sample = Omit<NavigationCost, 'name'>

const names = {
  task: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
  styles: 'RecalcStyleCount',
  layouts: 'LayoutCount',
} as const satisfies Record<keyof Metrics, string>

async function metricsOf(session: CDPSession): Promise<Metrics> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (key: keyof Metrics) => metrics.find(({ name }) => name === names[key])!.value
  const milliseconds = (key: keyof Metrics) => of(key) * 1000
  return {
    task: milliseconds('task'),
    script: milliseconds('script'),
    style: milliseconds('style'),
    layout: milliseconds('layout'),
    styles: of('styles'),
    layouts: of('layouts'),
  }
}

const home = '/'
const programme = '/bachelor/betriebswirtschaftslehre/fernstudium/'

/** In the page: clicks, and checks at long intervals whether the next page has entered, because a check takes time too. */
function enterNext(): Promise<void> {
  const old = document.querySelector('main')
  document.getElementById('next')!.click()
  return new Promise(resolve => {
    const look = () => {
      const isThere = document.querySelector('main') !== old
      if (isThere && !document.documentElement.classList.contains('page-transition')) resolve()
      else setTimeout(look, 50)
    }
    look()
  })
}

/** Follows a link over which the visitor's pointer was. */
async function navigate(page: Page, session: CDPSession, path: string): Promise<Sample> {
  await page.evaluate(href => {
    const link = document.createElement('a')
    link.href = href
    link.id = 'next'
    document.querySelector('main')!.append(link)
    link.dispatchEvent(new Event('focusin', { bubbles: true }))
  }, path)
  // By then it was prefetched, like all links in view.
  await page.waitForTimeout(2000)
  const before = await metricsOf(session)
  await page.evaluate(enterNext)
  const entered = await metricsOf(session)
  await page.waitForTimeout(1000)
  const after = (await metricsOf(session)).task - entered.task
  const spent = (key: keyof Metrics) => entered[key] - before[key]
  return {
    task: spent('task'),
    script: spent('script'),
    style: spent('style'),
    layout: spent('layout'),
    styles: spent('styles'),
    layouts: spent('layouts'),
    after,
  }
}

function costOf(name: string, samples: readonly Sample[]): NavigationCost {
  const of = (key: keyof Sample) => median(samples.map(sample => sample[key]))
  return {
    name,
    task: of('task'),
    script: of('script'),
    style: of('style'),
    layout: of('layout'),
    styles: of('styles'),
    layouts: of('layouts'),
    after: of('after'),
  }
}

const turns = 7

async function measurePage(page: Page): Promise<NavigationCost[]> {
  const session = await page.context().newCDPSession(page)
  // The thread's own time, without that of other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(home)
  await page.locator('body > [aria-live]').waitFor({ state: 'attached' })
  const there: Sample[] = []
  const back: Sample[] = []
  for (let turn = 0; turn < turns; turn++) {
    there.push(await navigate(page, session, programme))
    back.push(await navigate(page, session, home))
  }
  return [costOf('home page to programme', there), costOf('programme to home page', back)]
}

/** Measures soft navigations in Chromium, unthrottled, on the built site. */
export async function softNavigations(): Promise<NavigationCost[]> {
  const server = await serveSite(8799, '.wrangler/bench')
  const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
  try {
    return await measurePage(
      await browser.newPage({ baseURL: server.url, viewport: { width: 1280, height: 800 } }),
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

const most = 50

/** A line of the targets. */
export const navigationHolds = ({ name, task }: NavigationCost): string =>
  `${task < most ? 'holds ' : 'MISSED'}  ${name}: less than ${most} ms of the main thread: ${task.toFixed(1)}`
