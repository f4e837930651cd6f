/** A time window in epoch milliseconds: its start is included, its end is not. */
export interface TimeWindow {
  readonly startsAt?: number | undefined
  readonly endsAt?: number | undefined
}

export const isRunning = ({ startsAt = -Infinity, endsAt = Infinity }: TimeWindow, now: number): boolean =>
  startsAt <= now && now < endsAt

/** The next moment at which one of these begins or ends; undefined if all have ended. */
export function nextBoundary(windows: readonly TimeWindow[], now: number): number | undefined {
  const moments = windows.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const coming = moments.filter(moment => moment !== undefined && moment > now) as number[]
  return coming.length ? coming.reduce((first, moment) => Math.min(first, moment)) : undefined
}
