import {
  clusterOf,
  type FactName,
  type FactWords,
  factNames,
  factTexts,
  type NamedValue,
  placesOf,
  type Wording,
} from '../_kit/programmes/labels.ts'
import type { ProgrammePrices } from '../_kit/programmes/prices.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import type { TextInLanguage } from '../_kit/text-in-language.tsx'

/** A line of a cell: a text, with its subject before it, and how often it is paid after it. `strike` is the price before an offer. */
export interface Line extends TextInLanguage {
  readonly name?: TextInLanguage | undefined
  readonly frequency?: TextInLanguage | undefined
  readonly strike?: string | undefined
}

export interface Row {
  readonly name: FactName | 'price' | 'offer'
  readonly label: string
  /** One for each programme; a cell without lines shows that there is no figure. */
  readonly cells: readonly (readonly Line[])[]
  readonly differs: boolean
}

interface Compared {
  readonly programme: Programme
  readonly prices: ProgrammePrices | undefined
}

const factLines =
  (name: FactName, wording: Wording) =>
  ({ programme }: Compared): readonly Line[] =>
    factTexts[name](programme, wording)

const priceLines = ({ prices }: Compared): readonly Line[] =>
  (prices?.prices ?? []).map(({ name, frequency, price }) => ({
    name,
    text: price.current.text,
    frequency,
    strike: price.strike?.text,
  }))

/** If the offer lowers only some of the prices, each of those names it. */
function offerLines({ prices: found }: Compared): readonly Line[] {
  const { prices = [], offer } = found ?? {}
  if (!offer) return []
  const lowered = prices.filter(({ price }) => price.campaign)
  if (lowered.length === prices.length) return [{ text: offer }]
  return lowered.map(({ name }) => ({ name, text: offer }))
}

const codesOf = (values: readonly NamedValue[]) => values.map(({ code }) => code).join() || undefined

/** Values of facts that do not depend on a language: programmes in different languages have different words for one value. */
const valuesOf: Readonly<Record<string, (programme: Programme) => string | undefined>> = {
  form: ({ unit }) => unit,
  duration: ({ months }) => months?.join(),
  cluster: programme => codesOf(clusterOf(programme)),
  place: programme => codesOf(placesOf(programme)),
}

/** The content of a cell for comparison, in whatever language it is. */
const said = (lines: readonly Line[] = []) =>
  JSON.stringify(
    lines.map(({ name, text, frequency, strike }) => [name?.text, text, frequency?.text, strike]),
  )

function differ(name: Row['name'], compared: readonly Compared[], cells: Row['cells']): boolean {
  const languages = new Set(compared.map(({ programme }) => programme.language))
  const read = languages.size > 1 ? valuesOf[name] : undefined
  const values = compared.map(({ programme }, index) => read?.(programme) ?? said(cells[index]))
  return new Set(values).size > 1
}

interface Heads {
  readonly words: FactWords
  readonly offer: string
}

/** The rows of a comparison. One that no programme has a value for is left out (requirement tools/comparison). */
export function rowsOf(
  compared: readonly Compared[],
  wording: Wording,
  { words, offer }: Heads,
): readonly Row[] {
  const facts = factNames.map(name => ({ name, label: words[name], linesOf: factLines(name, wording) }))
  const money = [
    { name: 'price', label: words.price, linesOf: priceLines },
    { name: 'offer', label: offer, linesOf: offerLines },
  ] as const
  // The costs come first: most visitors compare them first.
  return [...money, ...facts].flatMap(({ name, label, linesOf }): Row[] => {
    const cells = compared.map(linesOf)
    if (cells.every(lines => lines.length === 0)) return []
    return [{ name, label, cells, differs: differ(name, compared, cells) }]
  })
}
