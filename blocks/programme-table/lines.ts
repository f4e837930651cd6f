import { fillTemplate } from '../_kit/fill-template.ts'
import { monthCodes } from '../_kit/programme-starts.ts'
import {
  clusterOf,
  degreeCodes,
  degreeName,
  type FactName,
  factTexts,
  type NamedValue,
  type Wording,
} from '../_kit/programmes/labels.ts'
import type { ProgrammePrices } from '../_kit/programmes/prices.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import type { TextInLanguage } from '../_kit/text-in-language.tsx'

/** Columns that a visitor may sort by, in their order. */
export const columnNames = ['title', 'form', 'duration', 'start', 'credits', 'price'] as const
export type ColumnName = (typeof columnNames)[number]

/** The first is the default. */
export const groupNames = ['cluster', 'degree'] as const
type GroupName = (typeof groupNames)[number]

/** All state of the table, which is in the address (requirement tools/state-in-address). */
export interface TableState {
  /** Undefined: in the order of the editors. */
  readonly sort: ColumnName | undefined
  readonly isDescending: boolean
  readonly group: GroupName
}

/** Parses parameters; unknown values are ignored. A leading minus sorts in descending order. */
export function readState(parameters: readonly (readonly [name: string, value: string])[]): TableState {
  const given = (wanted: string) => parameters.find(([name]) => name === wanted)?.[1] ?? ''
  const chosen = given('sort')
  const sort = columnNames.find(name => name === chosen.replace(/^-/, ''))
  return {
    sort,
    isDescending: sort !== undefined && chosen.startsWith('-'),
    group: groupNames.find(name => name === given('group')) ?? groupNames[0],
  }
}

/** The address of a state: sorted, without defaults. */
export function addressOf(path: string, { sort, isDescending, group }: TableState): string {
  const parameters = [
    ...(group === groupNames[0] ? [] : [`group=${group}`]),
    ...(sort ? [`sort=${isDescending ? '-' : ''}${sort}`] : []),
  ]
  return parameters.length ? `${path}?${parameters.join('&')}` : path
}

/** The state after a click on the head of a column: upwards, then downwards. */
export const sortedBy = (state: TableState, column: ColumnName): TableState => ({
  ...state,
  sort: column,
  isDescending: state.sort === column && !state.isDescending,
})

interface Cell {
  readonly text: string | undefined
  /** Language of the text, where it differs from the page's. */
  readonly language?: string | undefined
  /** How often a price is paid. */
  readonly frequency?: TextInLanguage | undefined
  readonly strike?: string | undefined
}

/** A programme as a line of the table. */
export interface Line {
  readonly uuid: string
  readonly path: string
  /** Language of its page, where it differs from this page's. */
  readonly language: string | undefined
  readonly cells: Readonly<Record<ColumnName, Cell>>
  /** Numbers are compared as numbers; undefined comes last in either direction. */
  readonly ranks: Readonly<Record<ColumnName, number | string | undefined>>
  readonly groups: Readonly<Record<GroupName, NamedValue | undefined>>
  readonly degreeRank: number
}

const months: readonly string[] = monthCodes

function priceCell(prices: ProgrammePrices | undefined, { words }: Wording): Cell {
  if (!prices) return { text: undefined }
  const { least, isOfSeveral } = prices
  const { price, frequency } = least
  const { current, strike } = price
  const text = isOfSeveral ? fillTemplate(words.from, { price: current.text }) : current.text
  return { text, frequency, strike: strike?.text }
}

/** Facts of a programme are in one language. */
const joined = (texts: readonly TextInLanguage[]): Cell => ({
  text: texts.length ? texts.map(({ text }) => text).join(', ') : undefined,
  language: texts[0]?.language,
})

const leastOf = (values: readonly number[] | undefined) => (values?.length ? Math.min(...values) : undefined)

function degreeGroup(code: string | undefined, written: TextInLanguage | undefined, wording: Wording) {
  if (code) return { code, text: degreeName(code, wording) }
  return written && { code: written.text, ...written }
}

export function lineOf(programme: Programme, prices: ProgrammePrices | undefined, wording: Wording): Line {
  const { uuid, title, path, language, degreeType, studyForm, recognizedEcts } = programme
  const factOf = (name: FactName) => factTexts[name](programme, wording)
  return {
    ...{ uuid, path, language },
    cells: {
      title: { text: title },
      form: joined(factOf('form')),
      duration: joined(factOf('duration')),
      start: joined(factOf('start')),
      credits: joined(factOf('credits')),
      price: priceCell(prices, wording),
    },
    ranks: {
      title,
      form: studyForm,
      duration: leastOf(programme.months),
      start: leastOf(programme.starts?.map(code => months.indexOf(code))),
      credits: recognizedEcts,
      price: prices && Number(prices.least.price.current.amount),
    },
    groups: {
      cluster: clusterOf(programme)[0],
      degree: degreeGroup(degreeType, factOf('degree')[0], wording),
    },
    degreeRank: degreeType ? degreeCodes.indexOf(degreeType) : degreeCodes.length,
  }
}

const compareRanks = (one: number | string, other: number | string, language: string) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), language)

/** The lines in the requested order; equal ones keep their order, those without a value come last. */
export function sorted(
  lines: readonly Line[],
  { sort, isDescending }: TableState,
  language: string,
): readonly Line[] {
  if (!sort) return lines
  return lines.toSorted(({ ranks: { [sort]: one } }, { ranks: { [sort]: other } }) => {
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    const difference = compareRanks(one, other, language)
    return isDescending ? -difference : difference
  })
}

export interface LineGroup {
  /** Undefined for programmes without a value. */
  readonly name: string | undefined
  /** Language of the name, where it differs from the page's. */
  readonly language: string | undefined
  readonly lines: readonly Line[]
}

/** The lines by group: degrees in their order, fields of study by name. */
export function grouped(lines: readonly Line[], group: GroupName, language: string): readonly LineGroup[] {
  const byCode = Map.groupBy(lines, line => line.groups[group]?.code)
  const groups = [...byCode.values()].map(ofCode => {
    const names = ofCode.flatMap(({ groups: { [group]: name } }) => name ?? [])
    // The words in the page's own language, if a programme has them.
    const name = names.find(({ language }) => !language) ?? names[0]
    return { name: name?.text, language: name?.language, lines: ofCode }
  })
  const rankOf = ({ lines }: LineGroup) => Math.min(...lines.map(({ degreeRank }) => degreeRank))
  return groups.toSorted((one, other) => {
    if (one.name === undefined || other.name === undefined)
      return Number(one.name === undefined) - Number(other.name === undefined)
    return group === 'degree' ? rankOf(one) - rankOf(other) : one.name.localeCompare(other.name, language)
  })
}
