/** The sets that there are. */
export const faviconSets = ['iu', 'libf'] as const

const sets: readonly string[] = faviconSets

const shared: Readonly<Record<string, string>> = {
  iu: 'iu',
  fs: 'iu',
  dach: 'iu',
  ds: 'iu',
  libf: 'libf',
  ufred: 'libf',
}

/** Which set of icons a unit uses: a shared one, its own, or the first where it has none (blocks specification, section 7). */
export const faviconSet = (unit: string): string =>
  Object.hasOwn(shared, unit) ? shared[unit]! : sets.includes(unit) ? unit : 'iu'
