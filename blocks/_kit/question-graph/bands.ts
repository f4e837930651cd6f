import type { Choice } from './graph.ts'

type Band = Pick<Choice, 'from' | 'below'>

const isBand = ({ from, below }: Band) => from !== undefined || below !== undefined

/** The code of a range: `under-25`, `25-34`, `from-35`. Undefined for an answer that is not a range. */
export function bandCode({ from, below }: Band): string | undefined {
  if (from !== undefined && below !== undefined) return `${from}-${below - 1}`
  if (below !== undefined) return `under-${below}`
  return from === undefined ? undefined : `from-${from}`
}

const startOf = ({ from = -Infinity }: Band) => from
const endOf = ({ below = Infinity }: Band) => below

/** The faults of answers that are ranges of numbers: together they must contain each number once. */
export function bandFaults(choices: readonly Choice[]): readonly string[] {
  const bands = choices.filter(isBand).toSorted((one, other) => startOf(one) - startOf(other))
  if (!bands.length) return []
  if (bands.length < choices.length) return ['some of its answers are bands of numbers and some are not']
  const empty = bands.filter(band => startOf(band) >= endOf(band))
  const seams = bands.slice(1).map((band, index) => ({ before: bands[index]!, band }))
  return [
    ...empty.map(({ code }) => `the band "${code}" holds no number`),
    ...seams
      .filter(({ before, band }) => endOf(before) > startOf(band))
      .map(({ before, band }) => `the bands "${before.code}" and "${band.code}" overlap`),
    ...seams
      .filter(({ before, band }) => endOf(before) < startOf(band))
      .map(({ before, band }) => `no band holds the numbers between "${before.code}" and "${band.code}"`),
  ]
}
