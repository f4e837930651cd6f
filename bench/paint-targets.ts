import type { PaintCost } from './first-paint.ts'

const line = (holds: boolean, name: string, value: string) =>
  `${holds ? 'holds ' : 'MISSED'}  ${name}: ${value}`

/** A line for each target of the first load. */
export function paintHolds(costs: readonly PaintCost[]): string[] {
  const of = (twin: PaintCost['twin']) => costs.find(cost => cost.twin === twin)!
  const [page, inlined, laidOut] = [of('page'), of('inlined'), of('laid out')]
  const atMost = (name: string, ratio: number, most: number) =>
    line(ratio <= most, `${name} at most ${most} times`, ratio.toFixed(2))
  const none = (name: string, value: number) => line(value === 0, `${name}: none`, String(value))
  return [
    atMost('first paint of the page inlined by hand', page.firstPaint / inlined.firstPaint, 1.05),
    atMost('largest paint of the page inlined by hand', page.largestPaint / inlined.largestPaint, 1.05),
    atMost('layout and style of all sections at once', page.layoutAndStyle / laidOut.layoutAndStyle, 0.5),
    none('blocking time after the first paint', page.blocking),
    none('layout shift', page.shift),
    none('requests for React before an island is seen', page.react),
  ]
}
