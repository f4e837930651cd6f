/** A moment as the inspector writes it: `2026-12-24 17:00:00 UTC`. */
export const writtenMoment = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 19).replace('T', ' ')} UTC`
