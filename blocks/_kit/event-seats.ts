import { fillTemplate } from './fill-template.ts'
import type { Words } from './words.ts'

/** The words for the seats of an event. */
export const seatsWords = {
  de: { free: '{{free}} von {{seats}} Plätzen frei', seats: '{{seats}} Plätze' },
  en: { free: '{{free}} of {{seats}} places free', seats: '{{seats}} places' },
  fr: { free: '{{free}} places libres sur {{seats}}', seats: '{{seats}} places' },
  it: { free: '{{free}} posti liberi su {{seats}}', seats: '{{seats}} posti' },
  es: { free: '{{free}} plazas libres de {{seats}}', seats: '{{seats}} plazas' },
  pt: { free: '{{free}} lugares livres de {{seats}}', seats: '{{seats}} lugares' },
} as const satisfies Words

export interface EventSeats {
  /** Number of all seats. */
  readonly seats?: number | undefined
  /** Number of those that nobody has taken. */
  readonly freeSeats?: number | undefined
}

/** How many seats there are, and how many of them are free; undefined where nobody counts them. */
export function seatsText(
  { seats, freeSeats }: EventSeats,
  words: Readonly<Record<keyof typeof seatsWords.de, string>>,
): string | undefined {
  if (seats === undefined) return undefined
  if (freeSeats === undefined) return fillTemplate(words.seats, { seats })
  return fillTemplate(words.free, { seats, free: Math.min(freeSeats, seats) })
}
