import { idle } from '../triggers.ts'
import { fitTexts } from './fit-texts.ts'
import {
  hasMoved,
  hasMovedInView,
  isSeen,
  isText,
  leastMove,
  nearHeight,
  type Placed,
  readAgain,
  readPlaces,
} from './text-places.ts'

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')

/** The paragraph, heading or the like around a text, or the table, as the widths of its columns depend on all cells. */
function textBlockOf(element: HTMLElement): HTMLElement {
  let block = element.closest('table') ?? element
  while (isInline(block) && block.parentElement) block = block.parentElement
  return block
}

const elementOf = ({ node }: Placed) => (node instanceof HTMLElement ? node : node.parentElement!)

/**
 * Blocks that stay where they are while texts in them move. Of a block that is seen only in part, texts count that are in view: its font is
 * worth more than a line of it that moves further down.
 */
function blocksMovedWithin(places: readonly Placed[]): HTMLElement[] {
  const moved = places.filter(hasMoved)
  const elements = new Set(moved.map(({ node }) => node))
  return moved
    .filter(isText)
    .map(place => ({ place, block: textBlockOf(elementOf(place)) }))
    .filter(({ place, block }) => hasMovedInView(place) || !isSeen(block.getBoundingClientRect()))
    .map(({ block }) => block)
    .filter(block => !elements.has(block))
}

/** Sets elements in the local fonts, as they were. */
function keepLocal(elements: readonly HTMLElement[], localFonts: string): void {
  for (const element of new Set(elements)) {
    element.style.fontFamily = localFonts
    for (const part of [element, ...element.querySelectorAll<HTMLElement>('[style]')])
      part.style.letterSpacing = ''
  }
}

interface FontNames {
  /** The list of fonts with the late one in front. */
  readonly late: string
  readonly local: string
}

/** Sets one block of the page in the late font, or those parts of it that do not move. Runs as one task, so that trials are not painted. */
function setBlock(block: HTMLElement, { late, local }: FontNames): void {
  const limit = innerHeight + nearHeight()
  const places = readPlaces(block, limit)
  const readEnd = () => block.getBoundingClientRect().bottom
  const end = readEnd()
  block.style.fontFamily = late
  readAgain(places.filter(isText))
  keepLocal(fitTexts(places).map(textBlockOf), local)
  readAgain(places)
  const moved = blocksMovedWithin(places)
  keepLocal(moved, local)
  if (moved.length) readAgain(places)
  // After a jump the places further down count, too: a smooth scroll ends where the target was when it began.
  const isExact = document.documentElement.dataset.laidOut !== undefined
  const isNearEnd = isExact || Math.min(readEnd(), end) < 1.25 * innerHeight
  const pushes = isNearEnd && Math.abs(readEnd() - end) >= leastMove
  if (pushes || places.some(hasMovedInView)) keepLocal([block], local)
}

const regions = () => document.querySelectorAll<HTMLElement>('[data-region]')

/** The blocks of the page, and what stands beside its regions; a wrapper without a box is replaced by its children. */
const readBlocks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-region] > *, body > :not([data-region])')].flatMap(
    block =>
      // Only elements of HTML are in a block.
      getComputedStyle(block).display === 'contents' ? ([...block.children] as HTMLElement[]) : [block],
  )

/**
 * Sets a page, which was painted in local fonts, in its web font without a visible shift: texts in and near the viewport get the letter
 * spacing that keeps their width. Text that wraps or moves even so keeps the local font, together with its whole block of the page where
 * that is not enough. Each block is set when it comes near the viewport, in an idle time of its own, so that an input is answered at once.
 * The next page that the navigator shows has the font from its beginning.
 */
async function setLateFont(family: string): Promise<void> {
  const name = `${family}-late`
  // A font that does not arrive is no fault of the page.
  const [face] = await document.fonts.load(`1em "${name}"`).catch(() => [])
  if (!face) return
  const local = getComputedStyle(document.body).fontFamily.replace(/^[^,]+,\s*(?=[^,]+-arial)/, '')
  const fonts = { late: `"${name}",${local}`, local }
  const waiting = new Set<HTMLElement>()
  const whenIdle = () => void idle(document.body, setNext, '')
  function setNext(): void {
    const [next] = waiting
    if (!next) return
    waiting.delete(next)
    const moving = next.getAnimations()
    // A notice that slides in is measured where it stops.
    if (moving.length)
      void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
        if (waiting.add(next).size === 1) whenIdle()
      })
    else setBlock(next, fonts)
    if (waiting.size) whenIdle()
  }
  const near = new IntersectionObserver(
    entries => {
      if (!waiting.size) whenIdle()
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        // Only elements of HTML are observed.
        waiting.add(target as HTMLElement)
      }
    },
    { rootMargin: '50%' },
  )
  const blocks = readBlocks()
  // What the body gets later, such as a dialog, has the font. No block changes yet: each inherits the font that it has.
  for (const part of document.body.children) if (part instanceof HTMLElement) part.style.fontFamily = local
  document.body.style.fontFamily = fonts.late
  for (const block of blocks) near.observe(block)
  document.addEventListener(
    'page-shown',
    () => {
      near.disconnect()
      waiting.clear()
      for (const region of regions()) region.style.fontFamily = ''
    },
    { once: true },
  )
}

/** In a fixed-width font this is as wide as in no font of the themes. */
const sample = 'mmmm'

/** Whether text is still drawn in a local font although its web font is loaded. */
function isLeftOut(family: string): boolean {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return false
  const widthIn = (families: string) => {
    context.font = `100px ${families}`
    return context.measureText(sample).width
  }
  return widthIn(`"${family}", monospace`) === widthIn('monospace')
}

/** Sets a page in the font of this face, if it was painted without it. */
export async function startLateFont(face: FontFace): Promise<void> {
  const family = face.family.replaceAll('"', '')
  if (document.documentElement.dataset.font !== undefined) {
    // The page began with the font; it was left out if it arrived after the first paint.
    const isThere = await face.load().catch(() => undefined)
    if (!isThere || !isLeftOut(family)) return
  }
  await setLateFont(family)
}
