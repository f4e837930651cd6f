const oneDay = 24 * 3600_000

/** The moment at which an event is over, epoch milliseconds; one without an end is over a day after it began. */
export const eventEnd = ({
  startsAt,
  endsAt,
}: {
  readonly startsAt: number
  readonly endsAt?: number | undefined
}): number => endsAt ?? startsAt + oneDay
