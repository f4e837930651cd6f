import { type Browser, type CDPSession, type Cookie, chromium, devices, type Page } from 'playwright'
import { findChromium, launchFlags } from '../e2e/chromium.ts'
import { serveSite } from '../e2e/server.ts'
import { slowNetwork } from '../e2e/slow-network.ts'
import { median } from './measure.ts'
import { serveTwins, type Twin, twins } from './page-twins.ts'

/** One load with an empty cache: milliseconds, bytes, and the unitless score of layout shifts. */
export interface Load {
  readonly firstPaint: number
  readonly largestPaint: number
  /** Total time above 50 ms of long tasks after the first paint. */
  readonly blocking: number
  readonly shift: number
  /** Time of long tasks after the first paint is `blocking`; this is their number. */
  readonly longTasks: number
  readonly layoutAndStyle: number
  /** The main thread's own time until the browser is idle. */
  readonly mainThread: number
  /** The end of the load event. */
  readonly loaded: number
  /** Requests before links in view are fetched ahead, with that of the document. */
  readonly requests: number
  readonly documentBytes: number
  /** Bytes loaded after the load event without a visitor's action. */
  readonly bytesAfterLoad: number
  /** Requests for React. */
  readonly react: number
}

/** Medians of a twin. */
export interface PaintCost extends Load {
  readonly twin: Twin
}

interface Noted {
  readonly largestPaint: number
  readonly shift: number
  readonly tasks: readonly (readonly [start: number, duration: number])[]
}

declare global {
  interface Window {
    noted?: Noted
  }
}

/** Runs in the page before anything else: records the entries of performance observers. */
function note(): void {
  const noted = { largestPaint: 0, shift: 0, tasks: [] as [number, number][] }
  window.noted = noted
  const observe = (type: string, take: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.largestPaint = startTime
  })
  observe('layout-shift', ({ value = 0 }) => {
    noted.shift += value
  })
  observe('longtask', ({ startTime, duration }) => {
    noted.tasks.push([startTime, duration])
  })
}

/** Runs in the page: reads the recorded entries. */
function read(): Omit<Load, 'layoutAndStyle' | 'mainThread'> {
  const { largestPaint, shift, tasks } = window.noted!
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const long = tasks.filter(([start]) => start > firstPaint)
  const ahead = resources.find(({ name }) => name.includes('/_payload.json'))?.startTime ?? Infinity
  return {
    firstPaint,
    largestPaint,
    shift,
    blocking: sum(long.map(([, duration]) => Math.max(0, duration - 50))),
    longTasks: long.length,
    loaded: document!.loadEventEnd,
    requests:
      1 +
      resources.filter(({ name, startTime }) => startTime < ahead && !/\/site-\w+\.css$/.test(name)).length,
    documentBytes: document!.encodedBodySize,
    bytesAfterLoad: sum(
      resources
        .filter(({ startTime }) => startTime > document!.loadEventEnd)
        .map(({ encodedBodySize }) => encodedBodySize),
    ),
    react: resources.filter(({ name }) => /\/(?:react|mount)-/.test(name)).length,
  }
}

/** Milliseconds of the main thread: of all tasks, and of layout and style among them. */
async function threadTimes(session: CDPSession): Promise<Pick<Load, 'mainThread' | 'layoutAndStyle'>> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (wanted: string) => 1000 * metrics.find(({ name }) => name === wanted)!.value
  return {
    mainThread: of('TaskDuration'),
    layoutAndStyle: of('LayoutDuration') + of('RecalcStyleDuration'),
  }
}

/** A visitor and a page to load. */
interface Visit {
  readonly address: string
  readonly cookies?: readonly Pick<Cookie, 'name' | 'value'>[]
}

/**
 * Loads a page on a simulated phone with a quarter of this machine's speed on slow 4G; `then` continues on that page.
 */
export async function loadSlowly<T>(
  browser: Browser,
  { address, cookies = [] }: Visit,
  then: (page: Page) => Promise<T>,
): Promise<Load & T> {
  const context = await browser.newContext(devices['Pixel 7'])
  try {
    await context.addCookies([...cookies])
    const page = await context.newPage()
    await slowNetwork(page)
    const session = await context.newCDPSession(page)
    // The thread's own time, without that of other processes.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(note)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    const cost = { ...(await page.evaluate(read)), ...(await threadTimes(session)) }
    return { ...cost, ...(await then(page)) }
  } finally {
    await context.close()
  }
}

const load = (browser: Browser, url: string, twin: Twin): Promise<Load> =>
  loadSlowly(browser, { address: `${url}/?twin=${encodeURIComponent(twin)}` }, async () => ({}))

export const rounds = 7

function costOf(twin: Twin, loads: readonly Load[]): PaintCost {
  const of = (key: keyof Load) => median(loads.map(one => one[key]))
  return {
    twin,
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocking: of('blocking'),
    longTasks: of('longTasks'),
    mainThread: of('mainThread'),
    loaded: of('loaded'),
    requests: of('requests'),
    documentBytes: of('documentBytes'),
    shift: Math.max(...loads.map(({ shift }) => shift)),
    layoutAndStyle: of('layoutAndStyle'),
    bytesAfterLoad: of('bytesAfterLoad'),
    react: Math.max(...loads.map(({ react }) => react)),
  }
}

/** Loads the home page and its twins in turns, so that other load on the machine affects all of them. */
export async function paintCosts(): Promise<PaintCost[]> {
  const site = await serveSite(8799, '.wrangler/bench')
  const served = await serveTwins(site.url)
  const browser = await chromium.launch({ executablePath: findChromium(), ...launchFlags })
  try {
    const loads = new Map<Twin, Load[]>(twins.map(twin => [twin, []]))
    for (const twin of twins) await load(browser, served.url, twin)
    for (let round = 0; round < rounds; round++)
      for (const twin of twins) loads.get(twin)!.push(await load(browser, served.url, twin))
    return twins.map(twin => costOf(twin, loads.get(twin)!))
  } finally {
    await browser.close()
    served.stop()
    await site.stop()
  }
}
