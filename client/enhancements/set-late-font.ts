import { fitTexts } from './fit-texts.ts'
import {
  hasMoved,
  isNear,
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

/** Blocks that stay where they are while texts in them move. */
function blocksMovedWithin(moved: readonly Placed[]): HTMLElement[] {
  const elements = new Set(moved.map(({ node }) => node))
  return moved
    .filter(isText)
    .map(place => textBlockOf(elementOf(place)))
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

/** Sets one block of the page in the late font, or the parts of it that keep their places. One task, so that trials are not painted. */
function setBlock(block: HTMLElement, { late, local }: FontNames): void {
  const limit = innerHeight + nearHeight()
  const places = readPlaces(block, limit)
  const readEnd = () => block.getBoundingClientRect().bottom
  const readMoved = () => {
    readAgain(places)
    return places.filter(hasMoved)
  }
  const end = readEnd()
  block.style.fontFamily = late
  readAgain(places)
  keepLocal(fitTexts(places).map(textBlockOf), local)
  keepLocal(blocksMovedWithin(readMoved()), local)
  const pushes = Math.abs(readEnd() - end) >= leastMove && Math.min(readEnd(), end) < limit
  if (pushes || readMoved().length) keepLocal([block], local)
}

/** The blocks of the page; a wrapper without a box stands for what is in it. */
const readBlocks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-region] > *')].flatMap(block =>
    // Only elements of HTML are in a block.
    getComputedStyle(block).display === 'contents' ? ([...block.children] as HTMLElement[]) : [block],
  )

/** In this frame the visitor scrolls no further, so what is out of view now is not seen to move. */
const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Sets a page, which was painted in local fonts, in its own font, without a visible shift: letters of texts in the viewport, and near
 * it, get the spacing that gives the text its width. Text that breaks or moves even so keeps the local font, with all of its block of
 * the page where that is not enough. Each block has a frame of its own, so that an input between them is answered at once. In each
 * frame the blocks near the viewport are looked for again, because the visitor may have scrolled.
 */
export async function setLateFont(family: string): Promise<void> {
  const name = `${family}-late`
  const [face] = await document.fonts.load(`1em "${name}"`)
  if (!face) return
  const own = getComputedStyle(document.body).fontFamily
  const fonts = { late: `"${name}",${own}`, local: own.replace(/^[^,]+,\s*/, '') }
  const done = new Set<HTMLElement>()
  for (;;) {
    await nextFrame()
    const left = readBlocks().filter(block => !done.has(block))
    const near = left.find(block => isNear(block.getBoundingClientRect()))
    const next = near ?? left[0]
    if (!next) break
    done.add(next)
    if (next === near) setBlock(next, fonts)
    else next.style.fontFamily = fonts.late
  }
  document.body.style.fontFamily = fonts.late
}
