import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { declinedOn } from './decision.ts'
import { testSite } from './test-site.ts'

/** Delay of an answer (ms) by the destination of its request. */
const delays: Readonly<Record<string, number>> = { script: 800, fetch: 700, xhr: 700, document: 200 }
const otherDelay = 300

/**
 * With `LATE_ANSWERS=true` every answer of the site is delayed, as on a slow line: a test that acts on an element before its code is
 * loaded then fails every time, instead of once in some hundred runs. Tests that route requests themselves are not delayed.
 */
async function answerLate(context: BrowserContext): Promise<void> {
  if (process.env.LATE_ANSWERS !== 'true') return
  await context.route('**', async (route, request) => {
    const delay = request.method() === 'POST' ? 800 : (delays[request.resourceType()] ?? otherDelay)
    await new Promise(resolve => setTimeout(resolve, delay))
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })
}

/**
 * Messages that are expected: the browser itself reports the status of an intended 404, of a page whose existence a button checks (405), of a form
 * with errors or of an older tab, and connections that a test breaks. The development server reports that it is connected, and React that it has
 * tools.
 */
const expected =
  /the server responded with a status of 4(?:04|05|09|22)|net::ERR_CONNECTION_RESET|^\[vite\] connect|Download the React DevTools/

/**
 * A test that fails when a page writes to the console, or sends a request to another site. Its visitor has declined all services, so that no notice
 * is shown; `hasDecided: false` is a first visit.
 */
export const test = base.extend<{ quiet: undefined; hasDecided: boolean }>({
  hasDecided: [true, { option: true }],
  async context({ context, hasDecided }, use) {
    if (hasDecided) await context.addCookies(declinedOn(testSite.origins))
    await answerLate(context)
    await use(context)
  },
  quiet: [
    async ({ page, baseURL }, use, testInfo) => {
      const messages: string[] = []
      const open = new Set<Request>()
      const noteMessage = (message: ConsoleMessage) => {
        if (!expected.test(message.text())) messages.push(`${message.type()}: ${message.text()}`)
      }
      const noteError = (error: Error) => messages.push(`error: ${error.message}`)
      const noteRequest = (request: Request) => {
        const { origin, protocol } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== new URL(baseURL!).origin)
          messages.push(`request to ${origin}`)
        open.add(request)
      }
      const noteEnd = (request: Request) => open.delete(request)
      page.on('console', noteMessage).on('pageerror', noteError).on('request', noteRequest)
      page.on('requestfinished', noteEnd).on('requestfailed', noteEnd)
      await use(undefined)
      page.off('console', noteMessage).off('pageerror', noteError).off('request', noteRequest)
      page.off('requestfinished', noteEnd).off('requestfailed', noteEnd)
      // The requests that the page still waited for help to find why a test failed.
      if (testInfo.errors.length) for (const request of open) messages.push(`no answer yet: ${request.url()}`)
      expect(messages).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Brings every interactive block, or those of a selector, into view, so that all islands that wait for the viewport have started. Scrolls by half a screen at a time, as
 * visitors do: skipped sections have a guessed height.
 *
 * Once in some two hundred walks on a busy machine the headless browser stops painting the page that it scrolls, right after the page was loaded: no
 * frame, no callback of an IntersectionObserver, no screenshot, while timers continue. After a reload the page is painted. Resolves to false then:
 * islands that wait for the viewport cannot start, so the walk ends and reports it.
 */
export async function seeAll(page: Page, hosts = 'x-island, [data-enhance]'): Promise<boolean> {
  const isPainted = await walk(page, hosts)
  if (!isPainted) console.warn(`${page.url()}: the browser paints no frame any more`)
  return isPainted
}

/** Resolves to false where the browser paints no frame any more. */
const walk = (page: Page, hosts: string): Promise<boolean> =>
  page.evaluate(async selector => {
    const isPainted = () =>
      new Promise<boolean>(resolve => {
        new IntersectionObserver(() => resolve(true)).observe(document.body)
        setTimeout(resolve, 2_000, false)
      })
    // If the browser does not paint, a scroll waits for a frame no longer than this.
    const frame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise(resolve => setTimeout(resolve, 500))])
    const awayOf = (element: Element) => element.getBoundingClientRect().top - innerHeight / 2
    async function approach(element: Element): Promise<void> {
      const deadline = performance.now() + 20_000
      for (let away = awayOf(element); Math.abs(away) > innerHeight / 2; away = awayOf(element)) {
        if (performance.now() > deadline) throw new Error(`${away} px away, from ${scrollY} px on`)
        const from = scrollY
        scrollBy({ top: (Math.sign(away) * innerHeight) / 2, behavior: 'instant' })
        if (scrollY === from) return
        await frame()
        await frame()
      }
    }
    for (const host of document.querySelectorAll(selector)) {
      const control = host.matches('x-island') ? host.firstElementChild : host
      // Some controls are only there when they have something to do.
      if (!control?.checkVisibility({ visibilityProperty: true }) || !control.getClientRects().length)
        continue
      await approach(control)
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (host.matches('x-island:not([on="visible"])')) continue
      const deadline = performance.now() + 10_000
      while (!host.matches('[data-mounted], [data-enhanced]')) {
        if (performance.now() > deadline) {
          if (!(await isPainted())) return false
          throw new Error(`${host.getAttribute('name') ?? host.getAttribute('data-enhance')} has not started`)
        }
        await frame()
      }
    }
    return isPainted()
  }, hosts)

/**
 * Scrolls the page by a distance and waits until its listeners were called: two scrolls within one frame raise one event. Does not scroll to a
 * position, which the browser corrects when a section above is laid out.
 */
export const scrollPage = (page: Page, distance: number): Promise<void> =>
  page.evaluate(
    top =>
      new Promise<void>(resolve => {
        addEventListener('scroll', () => resolve(), { once: true })
        scrollBy({ top, behavior: 'instant' })
      }),
    distance,
  )

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** The elements that have moved since the page began to load, from where to where (Layout Instability API). */
export const layoutShift = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>(resolve => {
        const shifts: LayoutShift[] = []
        new PerformanceObserver(list => {
          // The type is not in the DOM library yet.
          shifts.push(...(list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput))
        }).observe({ type: 'layout-shift', buffered: true })
        const nameOf = (node: Node | null) =>
          node instanceof Element
            ? `${node.localName}.${node.getAttribute('class')}`
            : String(node?.nodeValue)
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
        const tell = () => {
          const total = shifts.reduce((sum, { value }) => sum + value, 0)
          // Rounded to three decimals, as browsers' tools report it: nobody sees a line of text shift by one pixel.
          if (Math.round(total * 1000) === 0) return resolve([])
          resolve(
            shifts.flatMap(({ value, startTime, sources }) =>
              sources.map(
                ({ node, previousRect, currentRect }) =>
                  `${value} at ${startTime} ms: ${nameOf(node)} from ${place(previousRect)} to ${place(currentRect)}`,
              ),
            ),
          )
        }
        requestAnimationFrame(() => setTimeout(tell, 0))
      }),
  )
