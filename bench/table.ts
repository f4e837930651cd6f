import type { PaintCost } from './first-paint.ts'
import { levels, machineSpeed, type Result, type Sample, timesCpu } from './measure.ts'
import type { Size } from './sizes.ts'
import { type NavigationCost, navigationHolds } from './soft-navigation.ts'
import { checkTargets, paintHolds } from './targets.ts'

type Row = readonly string[]

const heading: Row = [
  '',
  'CPU ms a request',
  'x constant',
  'react x',
  'requests/s',
  'p50 ms',
  'p99 ms',
  'peak MB',
  'KV writes',
  'source calls',
]

const perLevel = (samples: readonly Sample[], name: keyof Sample, digits: number) =>
  samples.map(sample => sample[name].toFixed(digits)).join(' / ')

function rowOf(result: Result, results: readonly Result[]): Row {
  const resultOf = (name: string) => results.find(other => other.name === name)!
  const { name, samples, memory, stores } = result
  return [
    name,
    perLevel(samples, 'cpu', 3),
    timesCpu(result, resultOf('constant')).toFixed(2),
    timesCpu(resultOf('react'), result).toFixed(2),
    perLevel(samples, 'perSecond', 0),
    perLevel(samples, 'p50', 2),
    perLevel(samples, 'p99', 2),
    memory.toFixed(0),
    String(stores.writes),
    String(stores.calls),
  ]
}

/** Rows as text, the first column to the left, the others to the right. */
export function align(rows: readonly Row[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  return rows.map(row =>
    row
      .map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
      .join('  '),
  )
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

const milliseconds = (value: number) => value.toFixed(1)

function navigationRows(costs: readonly NavigationCost[]): string[] {
  const rows = costs.map(({ name, task, script, style, layout, styles, layouts, after }) => [
    name,
    ...[task, script, style, layout, after].map(milliseconds),
    ...[styles, layouts].map(String),
  ])
  const counts = ['calculations of styles', 'layouts']
  return align([['', 'main thread ms', 'script', 'style', 'layout', 'afterwards', ...counts], ...rows])
}

function paintRows(costs: readonly PaintCost[]): string[] {
  const rows = costs.map(cost => [
    cost.twin,
    ...[cost.firstPaint, cost.largestPaint, cost.mainThread, cost.layoutAndStyle].map(milliseconds),
    ...[cost.longTasks, cost.blocking, cost.loaded].map(value => value.toFixed(0)),
    cost.shift.toFixed(4),
    String(cost.requests),
    kilobytes(cost.documentBytes),
    kilobytes(cost.bytesAfterLoad),
  ])
  const work = ['main thread', 'layout and style', 'long tasks', 'blocking', 'load event']
  const heads = ['first paint ms', 'largest', ...work, 'shift', 'requests', 'KB of document', 'KB after load']
  return align([['slow phone', ...heads], ...rows])
}

/** Some of the variants alone. */
export function printRows(results: readonly Result[]): void {
  for (const one of results) {
    const ratios = results.map(other => `${timesCpu(one, other).toFixed(2)} x ${other.name}`)
    const { samples, memory, name } = one
    console.log(`${name}: ${perLevel(samples, 'cpu', 3)} ms, ${memory.toFixed(0)} MB; ${ratios.join(', ')}`)
  }
}

/** The variants, and the targets that compare them. */
export function printVariants(results: readonly Result[]): void {
  console.log(
    `\nHome page in workerd; medians; figures at ${levels.join(' / ')} connections, ratios at 16, round by round\n`,
  )
  const rows = align([heading, ...results.map(result => rowOf(result, results))])
  console.log([...rows, '', ...checkTargets(results), ''].join('\n'))
}

/** The weight of the page. */
export function printSizes(sizes: readonly Size[]): void {
  const rows = sizes.map(({ name, raw, brotli }) => [name, kilobytes(raw), kilobytes(brotli)])
  console.log([...align([['', 'KB', 'KB brotli'], ...rows]), ''].join('\n'))
}

/** Soft navigations, and their targets. */
export const navigationLines = (costs: readonly NavigationCost[]): string[] => [
  ...navigationRows(costs),
  '',
  ...costs.map(navigationHolds),
  '',
]

/** A page on a slow phone beside its twins, and its targets. */
export const paintLines = (costs: readonly PaintCost[]): string[] => [
  machineSpeed(),
  ...paintRows(costs),
  '',
  ...paintHolds(costs),
]
