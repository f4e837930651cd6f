/** One answer of a question. */
export interface Choice {
  /** Name of the answer in addresses; never changes with the language. */
  readonly code: string
  readonly label: string
  readonly icon?: string | undefined
  readonly picture?: { readonly filename: string; readonly alt: string } | undefined
  /** Key of the question or the result that follows. Default: the next question of the list, after the last one the first result. */
  readonly next?: string | undefined
  /** A band of numbers: from this number on, and below that one. An end that is absent is open. */
  readonly from?: number | undefined
  readonly below?: number | undefined
}

export interface Question<C extends Choice = Choice> {
  readonly key: string
  readonly text: string
  readonly hint?: string | undefined
  readonly choices: readonly C[]
}

/** A graph of questions: a visitor begins at the first one, and each answer leads to another question or to a result. */
export interface Graph<C extends Choice = Choice> {
  readonly questions: readonly Question<C>[]
  /** Keys of the results, at least one. */
  readonly results: readonly string[]
}

/** The code of an answer, by the key of its question. */
export type Answers = ReadonlyMap<string, string>

/** Whether a text may be a key or code, which are parts of addresses. */
export const isName = (text: string): boolean => /^[a-z0-9][a-z0-9-]{0,39}$/.test(text)

/** The question with a key; of two with the same key the first. */
export const questionAt = <C extends Choice>({ questions }: Graph<C>, key: string): Question<C> | undefined =>
  questions.find(question => question.key === key)

/** The key of an answer's next question or result; undefined where the graph has no result. */
export function nextKey({ questions, results }: Graph, question: Question, { next }: Choice) {
  return next ?? questions[questions.indexOf(question) + 1]?.key ?? results[0]
}

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
