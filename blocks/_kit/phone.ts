/** The address that dials a number (blocks specification, section 5): `+49 (0)30 12-34` gives `tel:0049301234`. */
export function phoneHref(number: string): string {
  return `tel:${number
    .trim()
    .replace(/^\+/, '00')
    .replaceAll('(0)', '')
    .replace(/[^\d*#]/g, '')}`
}
