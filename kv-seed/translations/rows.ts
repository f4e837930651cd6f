/** A German text and its French, Italian, Spanish and Portuguese translation. */
export type Row = readonly [de: string, fr: string, it: string, es: string, pt: string]

/** Catalogues of the four languages from a table of texts. */
export function cataloguesOf(rows: readonly Row[]) {
  const catalogue = (column: 1 | 2 | 3 | 4) => Object.fromEntries(rows.map(row => [row[0], row[column]]))
  return { fr: catalogue(1), it: catalogue(2), es: catalogue(3), pt: catalogue(4) }
}
