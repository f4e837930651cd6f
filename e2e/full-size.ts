/** Whether loops and page walks run at their full size: `npm run test:full`. */
export const isFullSize = process.env.FULL_SIZE === 'true'

/** The option of vitest that leaves out tests with the tag `full`. */
export const withoutFull = '--tags-filter=!full'

/** The first samples of a kind; all of them in `npm run test:full`. */
export const samplesOf = <T>(all: readonly T[], count: number): readonly T[] =>
  isFullSize ? all : all.slice(0, count)
