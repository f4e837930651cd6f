import type * as v from 'valibot'
import { table } from '../submissions/table.ts'
import type { countRow, vitalRow } from './event-queries.ts'

export type CountRow = v.InferOutput<typeof countRow>
export type VitalRow = v.InferOutput<typeof vitalRow>

/** The value that a share of all is not above, where each value counts as often as it says. Undefined without values. */
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

/** Lines of groups of rows with a rate: conversions by what they are measured against. */
function rates(
  columns: readonly string[],
  rows: readonly CountRow[],
  { keyOf, base }: { readonly keyOf: (row: CountRow) => readonly string[]; readonly base: string },
): readonly string[] {
  const groups = Map.groupBy(rows, row => keyOf(row).join('\n'))
  const lines = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, own]) => {
      const [whole, conversions] = [sum(own, base), sum(own, 'conversion')]
      return [...keyOf(own[0]!), String(whole), String(conversions), percent(conversions, whole)]
    })
  return table(columns, lines)
}

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

/**
 * The report of `npm run events`: page views and conversions by unit and template, conversions by experiment and variant, and the 75th
 * percentiles of real visits.
 */
export function reportEvents(counts: readonly CountRow[], vitals: readonly VitalRow[]): readonly string[] {
  const ofPages = counts.filter(({ kind, experiment }) => kind !== 'exposure' && !experiment)
  const ofVariants = counts.filter(({ experiment }) => experiment)
  return [
    ...rates(['unit', 'template', 'views', 'conversions', 'rate'], ofPages, {
      keyOf: ({ unit, template }) => [unit, template],
      base: 'view',
    }),
    '',
    ...rates(['experiment', 'variant', 'label', 'visits', 'conversions', 'rate'], ofVariants, {
      keyOf: ({ experiment, variant, label }) => [experiment, variant, label],
      base: 'exposure',
    }),
    '',
    ...vitalLines(vitals),
  ]
}
