import { type CachedCount, cachedHolds } from './cached-fragments.ts'
import { type FirstAnswer, firstAnswersHold } from './first-answer.ts'
import type { PaintCost } from './first-paint.ts'
import { type VisitCosts, visitHolds } from './first-visit.ts'
import { type EditingCost, editingHolds } from './live-editing.ts'
import { levels, type Result, type Sample, timesCpu } from './measure.ts'
import { type MemoryGrowth, memoryHolds } from './memory.ts'
import { paintHolds } from './paint-targets.ts'
import type { Size } from './sizes.ts'
import { type NavigationCost, navigationHolds } from './soft-navigation.ts'
import { type StartUp, startUpHolds } from './start-up.ts'
import { checkTargets } from './targets.ts'
import { type UploadMemory, uploadsHold } from './upload-memory.ts'

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
  const { name, samples, memory, asked } = result
  return [
    name,
    perLevel(samples, 'cpu', 3),
    timesCpu(result, resultOf('constant')).toFixed(2),
    timesCpu(resultOf('react'), result).toFixed(2),
    perLevel(samples, 'perSecond', 0),
    perLevel(samples, 'p50', 2),
    perLevel(samples, 'p99', 2),
    memory.toFixed(0),
    String(asked.writes),
    String(asked.calls),
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
  const rows = costs.map(({ name, task, script, style, layout, after }) => [
    name,
    ...[task, script, style, layout, after].map(milliseconds),
  ])
  return align([['', 'main thread ms', 'script', 'style', 'layout', 'afterwards'], ...rows])
}

function paintRows(costs: readonly PaintCost[]): string[] {
  const rows = costs.map(cost => [
    cost.twin,
    ...[cost.firstPaint, cost.largestPaint, cost.layoutAndStyle, cost.blocking].map(milliseconds),
    cost.shift.toFixed(4),
    kilobytes(cost.bytesAfterLoad),
  ])
  const heads = ['first paint ms', 'largest', 'layout and style', 'blocking', 'shift', 'KB after load']
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

interface Figures {
  readonly results: readonly Result[]
  readonly sizes: readonly Size[]
  readonly navigations: readonly NavigationCost[]
  readonly paints: readonly PaintCost[]
  readonly visits: VisitCosts
  readonly cached: CachedCount
  readonly memory: MemoryGrowth
  readonly uploads: UploadMemory
  readonly editing: readonly EditingCost[]
  readonly answers: readonly FirstAnswer[]
  readonly started: StartUp
}

/** The one table: the variants, the weight of the page, soft navigations, and the targets, with cached fragments and live editing. */
export function printTable(figures: Figures): void {
  const { results, sizes, navigations, paints, visits, cached, memory, uploads, editing } = figures
  const variants = align([heading, ...results.map(result => rowOf(result, results))])
  const weights = align([
    ['', 'KB', 'KB brotli'],
    ...sizes.map(({ name, raw, brotli }) => [name, kilobytes(raw), kilobytes(brotli)]),
  ])
  const targets = [
    ...checkTargets(results),
    ...navigations.map(navigationHolds),
    ...paintHolds(paints),
    ...visitHolds(visits),
    cachedHolds(cached),
    memoryHolds(memory),
    uploadsHold(uploads),
    ...editing.map(editingHolds),
    firstAnswersHold(figures.answers),
    ...startUpHolds(figures.started),
  ]
  console.log(
    `\nHome page in workerd; medians; figures at ${levels.join(' / ')} connections, ratios at 16, round by round\n`,
  )
  console.log(
    [
      ...variants,
      '',
      ...weights,
      '',
      ...navigationRows(navigations),
      '',
      ...paintRows(paints),
      '',
      ...targets,
      '',
    ].join('\n'),
  )
}
