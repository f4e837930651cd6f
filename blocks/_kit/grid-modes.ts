import type { Columns } from './grid-columns.ts'

/** For which devices a grid is a slider. */
export type SliderModes = Readonly<Record<keyof Columns, boolean>>

const ranges = ['mobile', 'tablet', 'desktop'] as const

/**
 * The classes of a slider that shows its slides in rows on the other devices; undefined for a grid that is a slider on no
 * device.
 */
export const modeClasses = (modes: SliderModes): string | undefined =>
  ranges.some(range => modes[range])
    ? ranges.flatMap(range => (modes[range] ? [] : ` slider-off-${range}`)).join('')
    : undefined
