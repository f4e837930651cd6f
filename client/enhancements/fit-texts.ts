import { isText, type Placed, readAgain } from './text-places.ts'

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
