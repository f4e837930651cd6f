const shared: Readonly<Record<string, string>> = {
  iu: 'iu',
  fs: 'iu',
  dach: 'iu',
  ds: 'iu',
  libf: 'libf',
  ufred: 'libf',
}

/** Which set of icons a unit uses (blocks specification, section 7). */
export const faviconSet = (unit: string): string => shared[unit] ?? unit
