/** Milliseconds of a day. */
export const day = 86_400_000

export type UnitName = 'days' | 'hours' | 'minutes' | 'seconds'

export interface Unit {
  readonly name: UnitName
  readonly value: number
  /**
   * Number of units of a full ring (requirement programme-blocks/countdown-rings); days have none, their ring is always
   * full.
   */
  readonly ring: number | undefined
}

const rings: Readonly<Record<UnitName, number | undefined>> = {
  days: undefined,
  hours: 24,
  minutes: 60,
  seconds: 60,
}

/**
 * The remaining time in three units: days only while more than 0 days remain, seconds only when days are 0, all 0 once the
 * time is up (requirement programme-blocks/countdown).
 */
export function unitsOf(remaining: number): Unit[] {
  const total = Math.max(0, Math.floor(remaining / 1000))
  const values: Readonly<Record<UnitName, number>> = {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  }
  const names: UnitName[] = values.days > 0 ? ['days', 'hours', 'minutes'] : ['hours', 'minutes', 'seconds']
  return names.map(name => ({ name, value: values[name], ring: rings[name] }))
}
