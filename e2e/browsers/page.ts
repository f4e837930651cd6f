import type { Engine, Key, Point } from './engine.ts'
import { until } from './until.ts'
import type { Held, WatchedSite } from './watched-site.ts'

/** The actions of a journey, the same in every browser. Selectors mean the first element that is visible. */
export interface Page {
  open(path: string): Promise<void>
  /** Evaluates a function in the page; it sees only its arguments and the page (`Engine.run`). */
  readonly evaluate: Engine['run']
  /** Waits until the page's answer is true. */
  until<Args extends readonly unknown[]>(
    what: string,
    script: (...args: Args) => boolean | undefined,
    ...args: Args
  ): Promise<void>
  /** Clicks the middle of an element, once it has stopped moving and is not covered. */
  click(selector: string): Promise<void>
  clickAt(point: Point): Promise<void>
  hover(selector: string): Promise<void>
  drag(from: string, to: Point): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  resize(width: number): Promise<void>
  /** Clicks a link to this address, which the page need not contain; the page does not scroll. */
  follow(href: string): Promise<void>
  hold(address: RegExp): Held
}

/** The middle of an element in view; null where it is covered. Sent as text. */
function findMiddle(selector: string): Point | null {
  const element = [...document.querySelectorAll(selector)].find(candidate => candidate.checkVisibility())
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element?.getClientRects() ?? []
  if (!box) return null
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const top = document.elementFromPoint(middle.x, middle.y)
  return top && (element?.contains(top) || top.contains(element ?? null)) ? middle : null
}

/** Puts a link into the middle of the window. Sent as text. */
function addLink(href: string): void {
  document.getElementById('way-out')?.remove()
  const link = document.createElement('a')
  link.id = 'way-out'
  link.href = href
  link.textContent = href
  const { style } = link
  style.position = 'fixed'
  style.inset = '40% auto auto 40%'
  style.zIndex = '100'
  style.background = '#fff'
  document.body.append(link)
}

export function createPage(engine: Engine, { origin, hold }: WatchedSite): Page {
  const { run, press, type, resize } = engine

  async function place(selector: string): Promise<Point> {
    let last = ''
    return until(`"${selector}" rests uncovered`, async () => {
      const middle = await run(findMiddle, selector)
      const isResting = JSON.stringify(middle) === last
      last = JSON.stringify(middle)
      return isResting && middle
    })
  }
  const click = async (selector: string) => engine.click(await place(selector))

  return {
    evaluate: run,
    press,
    type,
    resize,
    hold,
    click,
    clickAt: engine.click,
    open: path => engine.load(origin + path),
    async until(what, script, ...args) {
      await until(what, () => run(script, ...args))
    },
    hover: async selector => engine.hover(await place(selector)),
    drag: async (from, to) => engine.drag(await place(from), to),
    async follow(href) {
      await run(addLink, href)
      await click('#way-out')
    },
  }
}

/** Waits for the script that a page loads when it is idle, and that makes links change the page instead of the document. */
export const untilNavigator = (page: Page): Promise<void> =>
  page.until('the navigator is there', () => document.querySelector('body > [aria-live]') !== null)

/** Whether what has the focus matches. Sent as text. */
export const hasFocus = (selector: string): boolean => document.activeElement?.matches(selector) === true

/** Waits until the script of an element has enhanced it. */
export const untilEnhanced = (page: Page, selector: string): Promise<void> =>
  page.until(
    `"${selector}" has its script`,
    wanted => document.querySelector(wanted)?.hasAttribute('data-enhanced'),
    selector,
  )

/** Waits until the address has this path. */
export const untilPath = (page: Page, path: string): Promise<void> =>
  page.until(`the path is ${path}`, wanted => location.pathname === wanted, path)

/** Brings an element into view, again while the page grows, until the expected effect has happened. */
export const seeUntil = (page: Page, selector: string, happened: string): Promise<void> =>
  page.until(
    `"${selector}" is seen, and "${happened}" is there`,
    (seen, wanted) => {
      document.querySelector(seen)?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return document.querySelector(wanted) !== null
    },
    selector,
    happened,
  )

/** Waits until an element that is visible matches. */
export const untilVisible = (page: Page, selector: string): Promise<void> =>
  page.until(
    `"${selector}" is visible`,
    wanted => [...document.querySelectorAll(wanted)].some(element => element.checkVisibility()),
    selector,
  )

/** Waits until no element that matches is visible. */
export const untilGone = (page: Page, selector: string): Promise<void> =>
  page.until(
    `"${selector}" is not visible`,
    wanted => ![...document.querySelectorAll(wanted)].some(element => element.checkVisibility()),
    selector,
  )
