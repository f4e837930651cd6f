/** In the order of their codes, which begin at 1 (requirement content-model/product-degree). `mba`: master of business administration. */
export const degreeTypes = ['bachelor', 'master', 'training', 'mba'] as const

export type DegreeType = (typeof degreeTypes)[number]

/** Units that have a word of their own for a type. */
const ofUnits: Readonly<Record<string, Partial<Record<DegreeType, string>>>> = {
  obw: { training: 'weiterbildung' },
}

/** The degree that another system's code stands for on a unit's site; undefined for an unknown code. */
export function degreeTypeOf(code: string | number, unit: string): string | undefined {
  const type = /^[1-4]$/.test(String(code)) ? degreeTypes[Number(code) - 1] : undefined
  return type && ((Object.hasOwn(ofUnits, unit) && ofUnits[unit]![type]) || type)
}
