import type * as v from 'valibot'
import type { Exposures } from '../experiments/experiment-exposures.ts'
import { table } from '../submissions/table.ts'
import type { countRow, vitalRow } from './event-queries.ts'

export type CountRow = v.InferOutput<typeof countRow>
export type VitalRow = v.InferOutput<typeof vitalRow>

/** The percentile of values for a share, where each value is weighted by its count. Undefined without values. */
export function percentile(
  values: readonly { readonly value: number; readonly count: number }[],
  share: number,
): number | undefined {
  const sorted = values.toSorted((a, b) => a.value - b.value)
  const total = sorted.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  return sorted.find(({ count }) => {
    before += count
    return before >= total * share
  })?.value
}

const percent = (part: number, whole: number): string =>
  whole > 0 ? `${((100 * part) / whole).toFixed(2)} %` : ''

const sum = (rows: readonly CountRow[], kind: string) =>
  rows.reduce((total, row) => (row.kind === kind ? total + row.count : total), 0)

/** Conversions against page views, by unit and template. */
function pageLines(rows: readonly CountRow[]): readonly string[] {
  const groups = Map.groupBy(rows, ({ unit, template }) => `${unit}\n${template}`)
  const lines = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => {
      const { unit, template } = own[0]!
      const [views, conversions] = [sum(own, 'view'), sum(own, 'conversion')]
      return [unit, template, String(views), String(conversions), percent(conversions, views)]
    })
  return table(['unit', 'template', 'views', 'conversions', 'rate'], lines)
}

/** Conversions per visitors, by experiment and variant. */
const variantLines = ({ counts, conversions }: ExperimentCounts): readonly string[] =>
  table(
    ['experiment', 'variant', 'visitors', 'conversions', 'rate'],
    Object.entries(counts).flatMap(([experiment, own]) =>
      Object.entries(own).map(([variant, visitors]) => {
        const sent = conversions[experiment]?.[variant] ?? 0
        return [experiment, variant, String(visitors), String(sent), percent(sent, visitors)]
      }),
    ),
  )

const shown = (name: string, value: number | undefined) =>
  value === undefined ? '' : name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`

function vitalLines(rows: readonly VitalRow[]): readonly string[] {
  const groups = [...Map.groupBy(rows, ({ template, name }) => `${template}\n${name}`)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  )
  return table(
    ['template', 'figure', '75 % have at most', 'visits'],
    groups.map(([, own]) => {
      const { template, name } = own[0]!
      const visits = own.reduce((total, { count }) => total + count, 0)
      return [template, name, shown(name, percentile(own, 0.75)), String(visits)]
    }),
  )
}

type ExperimentCounts = Pick<Exposures, 'counts' | 'conversions'>

/** The rows that the report is written from. */
export interface Reported {
  readonly counts: readonly CountRow[]
  readonly vitals: readonly VitalRow[]
  readonly experiments: ExperimentCounts
}

/**
 * The report of `npm run events`: page views and conversions by unit and template, conversions by experiment and variant, and the 75th
 * percentiles of Web Vitals.
 */
export const reportEvents = ({ counts, vitals, experiments }: Reported): readonly string[] => [
  ...pageLines(counts),
  '',
  ...variantLines(experiments),
  '',
  ...vitalLines(vitals),
]
