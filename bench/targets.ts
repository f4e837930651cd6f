import type { PaintCost } from './first-paint.ts'
import { median, type Result, timesCpu } from './measure.ts'

const line = (holds: boolean, name: string, value: string) =>
  `${holds ? 'holds ' : 'MISSED'}  ${name}: ${value}`

/** A line for each target of the first load. */
export function paintHolds(costs: readonly PaintCost[]): string[] {
  const of = (twin: PaintCost['twin']) => costs.find(cost => cost.twin === twin)!
  const [page, alone, laidOut] = [of('page'), of('document alone'), of('laid out')]
  const atMost = (name: string, ratio: number, most: number) =>
    line(ratio <= most, `${name} at most ${most} times`, ratio.toFixed(2))
  const ofAlone = (
    name: string,
    key: 'firstPaint' | 'largestPaint' | 'mainThread' | 'loaded',
    most: number,
  ) => atMost(`${name} of the document alone`, page[key] / alone[key], most)
  const none = (name: string, value: number) => line(value === 0, `${name}: none`, String(value))
  return [
    ofAlone('first paint', 'firstPaint', 1.05),
    ofAlone('largest paint', 'largestPaint', 1.05),
    ofAlone('main thread until idle', 'mainThread', 1.3),
    ofAlone('load event', 'loaded', 1.2),
    line(page.requests <= 10, 'at most 10 requests on load', String(page.requests)),
    none(
      'long tasks after the first paint beyond those of the document',
      Math.max(0, page.longTasks - alone.longTasks),
    ),
    atMost('layout and style of all sections at once', page.layoutAndStyle / laidOut.layoutAndStyle, 0.5),
    none('blocking time after the first paint', page.blocking),
    none('layout shift', page.shift),
    none('requests for React before an island is seen', page.react),
  ]
}

interface Target {
  readonly name: string
  /** The variant that is compared, and its reference. */
  readonly of: readonly [string, string]
  readonly holds: (ratio: number) => boolean
}

const atMost = (most: number, one: string, other: string): Target => ({
  name: `${one} at most ${most} times ${other}`,
  of: [one, other],
  holds: ratio => ratio <= most,
})

const targets: readonly Target[] = [
  atMost(1.3, 'prospectus warm', 'finished'),
  atMost(1.3, 'prospectus warm, 40 combinations', 'finished'),
  atMost(0.7, 'prospectus warm, heavy page', 'constant, heavy page'),
  atMost(1.6, '30 kinds of visitors x 20 pages', 'finished'),
  atMost(2.2, '200 kinds of visitors x 20 pages', 'finished'),
  atMost(1, 'not modified', 'finished'),
  atMost(3, 'unknown paths', 'prospectus warm'),
  {
    name: 'react at least 15 times warm',
    of: ['react', 'prospectus warm'],
    holds: ratio => ratio >= 15,
  },
  {
    name: 'cold at most half of react',
    of: ['prospectus cold', 'react'],
    holds: ratio => ratio <= 0.5,
  },
]

/** Milliseconds of CPU that an enquiry may take beside its database. */
const mostOfEnquiry = 2

function enquiryHolds({ rounds }: Result): string {
  const cpu = median(rounds)
  return `${cpu <= mostOfEnquiry ? 'holds ' : 'MISSED'}  enquiry at most ${mostOfEnquiry} ms of CPU: ${cpu.toFixed(2)}`
}

/** A line for each target: whether it is met, and by how much. */
export function checkTargets(results: readonly Result[]): string[] {
  const resultOf = (name: string) => results.find(result => result.name === name)!
  const ratios = targets.map(({ name, of: [one, other], holds }) => {
    const value = timesCpu(resultOf(one), resultOf(other))
    return `${holds(value) ? 'holds ' : 'MISSED'}  ${name}: ${value.toFixed(2)}`
  })
  return [...ratios, enquiryHolds(resultOf('enquiry'))]
}
