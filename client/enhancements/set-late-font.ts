import {
  hasMoved,
  hasMovedInView,
  isNear,
  isSeen,
  isText,
  leastMove,
  nearHeight,
  type Placed,
  readAgain,
  readPlaces,
} from './text-places.ts'

type Texts = readonly Placed<Text>[]

/** The texts that are direct children of an element. */
interface Fit {
  readonly element: HTMLElement
  readonly texts: Texts
  /** Letter spacing, in `em`, with which the texts are as wide as before. */
  readonly spacing: number
  /** How much of it the late font needs: no more than `most` looks like other texts. */
  readonly added: number
}

/** Letters further apart, or nearer to each other, than this look spaced, in `em`: the local font has other widths then. */
const most = 0.08

/** The step added to the spacing, in `em`, until a text breaks into as many lines as before. */
const steps = [-0.004, 0.004, -0.008, 0.008, -0.012, -0.016, -0.02]

const lettersIn = ({ node }: Placed<Text>) => node.data.trim().replace(/\s+/g, ' ').length

/** Texts by their parent element. */
function groupByParent(texts: Texts): Map<HTMLElement, Placed<Text>[]> {
  const groups = new Map<HTMLElement, Placed<Text>[]>()
  for (const text of texts) {
    const parent = text.node.parentElement
    if (!parent) continue
    const group = groups.get(parent)
    if (group) group.push(text)
    else groups.set(parent, [text])
  }
  return groups
}

function fitOf(element: HTMLElement, texts: Texts): Fit {
  const { letterSpacing, fontSize } = getComputedStyle(element)
  const missing = texts.reduce((sum, { before, after }) => sum + before.width - after.width, 0)
  const letters = texts.reduce((sum, text) => sum + lettersIn(text), 0)
  // `normal` means no spacing.
  const own = Number.parseFloat(letterSpacing) || 0
  const size = Number.parseFloat(fontSize)
  const added = missing / letters / size
  return { element, texts, added, spacing: own / size + added }
}

const space = ({ element, spacing }: Fit, more = 0) => {
  element.style.letterSpacing = `${(spacing + more).toFixed(4)}em`
}

const isFar = ({ added }: Fit) => Math.abs(added) > most

const breaksElsewhere = ({ texts }: Fit) => texts.some(({ before, after }) => before.lines !== after.lines)

/**
 * Gives each text its former width and number of lines; the texts were measured before and after another font was set. Returns
 * elements whose number of lines no spacing restores, and those that would look spaced.
 */
export function fitTexts(places: readonly Placed[]): HTMLElement[] {
  // Read all, then write all: each change between would cost a layout.
  const all = [...groupByParent(places.filter(isText))].map(([element, texts]) => fitOf(element, texts))
  const fits = all.filter(fit => !isFar(fit))
  for (const fit of fits) space(fit)
  readAgain(fits.flatMap(({ texts }) => texts))
  let unfit = fits.filter(breaksElsewhere)
  for (const step of steps) {
    if (!unfit.length) break
    for (const fit of unfit) space(fit, step)
    readAgain(unfit.flatMap(({ texts }) => texts))
    unfit = unfit.filter(breaksElsewhere)
  }
  return [...all.filter(isFar), ...unfit].map(({ element }) => element)
}

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
  readAgain(places)
  keepLocal(fitTexts(places).map(textBlockOf), local)
  readAgain(places)
  keepLocal(blocksMovedWithin(places), local)
  readAgain(places)
  const pushes = Math.abs(readEnd() - end) >= leastMove && Math.min(readEnd(), end) < 1.25 * innerHeight
  if (pushes || places.some(hasMovedInView)) keepLocal([block], local)
}

/** The blocks of the page; a wrapper without a box is replaced by its children. */
const readBlocks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[data-region] > *')].flatMap(block =>
    // Only elements of HTML are in a block.
    getComputedStyle(block).display === 'contents' ? ([...block.children] as HTMLElement[]) : [block],
  )

/** Milliseconds of work in one frame, so that an input is answered at once. */
const frameTime = 8

/** The visitor does not scroll further within this frame, so that content out of view now is not seen to move. */
const nextFrame = () => new Promise(requestAnimationFrame)

/** Sets one more block in the late font; blocks near the viewport come first. Returns false when all are set. */
function setNext(done: Set<HTMLElement>, fonts: FontNames): boolean {
  const left = readBlocks().filter(block => !done.has(block))
  const near = left.find(block => isNear(block.getBoundingClientRect()))
  const next = near ?? left[0]
  if (!next) return false
  done.add(next)
  if (next === near) setBlock(next, fonts)
  else next.style.fontFamily = fonts.late
  return true
}

/**
 * Sets a page, which was painted in local fonts, in its web font without a visible shift: texts in and near the viewport get the letter
 * spacing that keeps their width. Text that wraps or moves even so keeps the local font, together with its whole block of the page where
 * that is not enough. Each frame sets as much as it has time for, so that an input between frames is answered at once, and checks again
 * what is near the viewport, because the visitor may have scrolled.
 */
export async function setLateFont(family: string): Promise<void> {
  const name = `${family}-late`
  const [face] = await document.fonts.load(`1em "${name}"`)
  if (!face) return
  const own = getComputedStyle(document.body).fontFamily
  const fonts = { late: `"${name}",${own}`, local: own.replace(/^[^,]+,\s*/, '') }
  const done = new Set<HTMLElement>()
  for (let isLeft = true; isLeft; ) {
    await nextFrame()
    const end = performance.now() + frameTime
    while (isLeft && performance.now() < end) isLeft = setNext(done, fonts)
  }
  document.body.style.fontFamily = fonts.late
}
