import { fitTexts } from './fit-texts.ts'
import { hasMoved, isText, type Placed, readAgain, readPlaces } from './text-places.ts'

/** The font face that the page's styles declare for a family, as one that text waits for. */
function createFace(family: string): FontFace | undefined {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const declared = rules.find(
    rule =>
      rule instanceof CSSFontFaceRule &&
      rule.style.getPropertyValue('font-family').replaceAll('"', '') === family,
  )
  if (!(declared instanceof CSSFontFaceRule)) return undefined
  const { style } = declared
  return new FontFace(family, style.getPropertyValue('src'), {
    weight: style.getPropertyValue('font-weight'),
    display: 'block',
  })
}

const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline')

/** The paragraph, heading or the like around a text, or the table, as the widths of its columns depend on all cells. */
function textBlockOf(element: HTMLElement): HTMLElement {
  let block = element.closest('table') ?? element
  while (isInline(block) && block.parentElement) block = block.parentElement
  return block
}

/** The block of the page that an element is in. */
const pageBlockOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-region] > *') ?? element

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

/**
 * Sets a page, which was painted in local fonts, in its own font, without a visible shift: letters of texts above the
 * fold, and one screen below it, as their widths may depend on each other, get the spacing that gives the text its width. Text
 * that breaks or moves even so keeps the local font, with all of the block of the page where that is not enough.
 */
export async function setLateFont(family: string): Promise<void> {
  const face = createFace(family)
  if (!face) return
  await face.load()
  // From here to the end in one task, so that the trials are not painted.
  const localFonts = getComputedStyle(document.body).fontFamily.replace(/^[^,]+,\s*/, '')
  const places = readPlaces(2 * innerHeight)
  const readMoved = () => {
    readAgain(places)
    return places.filter(hasMoved)
  }
  document.fonts.add(face)
  readAgain(places)
  keepLocal(fitTexts(places).map(textBlockOf), localFonts)
  keepLocal(blocksMovedWithin(readMoved()), localFonts)
  keepLocal(
    readMoved().map(place => pageBlockOf(elementOf(place))),
    localFonts,
  )
  if (!readMoved().length) return
  document.fonts.delete(face)
  keepLocal([document.body], '')
}
