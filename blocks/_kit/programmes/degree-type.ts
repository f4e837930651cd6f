/** In the order of their codes, which begin at 1 (requirement content-model/product-degree). `mba`: master of business administration. */
export const degreeTypes = ['bachelor', 'master', 'training', 'mba'] as const

export type DegreeType = (typeof degreeTypes)[number]

const names: ReadonlyMap<unknown, DegreeType> = new Map<unknown, DegreeType>([
  ...degreeTypes.map(type => [type, type] as const),
  ...degreeTypes.map((type, index) => [String(index + 1), type] as const),
  // The term of the unit `obw`.
  ['weiterbildung', 'training'],
])

/** The degree of a name, or of another system's code; undefined for an unknown one. */
export const degreeTypeOf = (code: unknown): DegreeType | undefined =>
  names.get(typeof code === 'number' ? String(code) : code)
