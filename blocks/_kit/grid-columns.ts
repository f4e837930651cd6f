interface Columns {
  readonly mobile: number
  readonly tablet: number
  readonly desktop: number
}

export interface ColumnFields {
  readonly columnsMobile: number | undefined
  readonly columnsTablet: number | undefined
  readonly columnsDesktop: number | undefined
}

const limit = (chosen: number | undefined, standard: number, most: number) =>
  Math.max(1, Math.min(most, Math.round(chosen ?? standard)))

/** 1 to 6 columns, by default 1, 2 and 4; mobile shows at most 2 and tablet 3 (requirement layout-blocks/grid). `most`: on desktops. */
export function columnsOf({ columnsMobile, columnsTablet, columnsDesktop }: ColumnFields, most = 6): Columns {
  return {
    mobile: limit(columnsMobile, 1, 2),
    tablet: limit(columnsTablet, 2, 3),
    desktop: limit(columnsDesktop, 4, most),
  }
}

/** The classes of a list with these columns. */
export const columnClasses = ({ mobile, tablet, desktop }: Columns): string =>
  `grid-mobile-${mobile} grid-tablet-${tablet} grid-desktop-${desktop}`

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
