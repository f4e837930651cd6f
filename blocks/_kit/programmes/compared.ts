/** Maximum programmes side by side. */
export const mostCompared = 4

/** The name of the parameter that lists compared programmes. */
export const comparedName = 'p'

type Parameter = readonly [name: string, value: string]

const code = /^[a-z\d]{1,16}(?:-[a-z\d]{1,16}){0,3}$/

/**
 * The code of a programme in addresses: its id in the student management system. Undefined for a programme without one.
 */
export function comparedCode(careId: string | undefined): string | undefined {
  const lower = careId?.toLowerCase()
  return lower && code.test(lower) ? lower : undefined
}

/** The compared programmes that an address names, each once: `p=a,b`, or one parameter for each. */
export function comparedIn(parameters: readonly Parameter[]): readonly string[] {
  const values = parameters.filter(([name]) => name === comparedName).flatMap(([, value]) => value.split(','))
  return [...new Set(values.map(value => value.toLowerCase()).filter(value => code.test(value)))]
}

/** Values longer than this are not read. */
const longestValue = 60

/** The programmes as parameters: one, and more where its value would be too long. */
export function comparedParameters(codes: readonly string[]): readonly string[] {
  const values: string[] = []
  for (const next of codes) {
    const last = values.at(-1)
    const joined = last === undefined ? next : `${last},${next}`
    if (last !== undefined && joined.length <= longestValue) values[values.length - 1] = joined
    else values.push(next)
  }
  return values.map(value => `${comparedName}=${value}`)
}
