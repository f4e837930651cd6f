import { parseZonedTime, standardZone, writeZonedTime } from '../blocks/_kit/zoned-time.ts'

/** A moment as the content system keeps it, which is in UTC, of the wall time in Berlin: `2027-01-23 10:00`. */
export const inBerlin = (wallTime: string): string =>
  writeZonedTime(parseZonedTime(wallTime, standardZone), 'UTC')
