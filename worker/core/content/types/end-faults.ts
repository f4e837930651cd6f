interface Times {
  readonly startsAt?: number | undefined
  readonly endsAt?: number | undefined
}

/** Why an end cannot be meant. */
export const endFaults = ({ startsAt = -Infinity, endsAt = Infinity }: Times): readonly string[] =>
  endsAt <= startsAt ? ['It ends before it starts.'] : []
