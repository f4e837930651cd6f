import { stripVTControlCharacters } from 'node:util'

/** The start of the first error in a tool's output, and the text that ends it. */
const errors: readonly { readonly begins: RegExp; readonly ends: RegExp }[] = [
  // Vitest
  { begins: /^ *FAIL {2}/m, ends: /^⎯+\[\d+\/\d+\]/m },
  // Playwright
  { begins: /^ *1\) \S/m, ends: /^ *2\) \S/m },
  // TypeScript
  { begins: /^.*: error TS\d+: /m, ends: /^(?! )/m },
  // Biome
  { begins: /^\S+ \S+ ━{3,}/m, ends: /^\S+ \S+ ━{3,}/m },
]

/** The first error in a tool's output, complete; undefined where the tool marks none. */
export function firstErrorIn(printed: string): string | undefined {
  const text = stripVTControlCharacters(printed)
  for (const { begins, ends } of errors) {
    const start = text.search(begins)
    if (start < 0) continue
    const rest = text.slice(start).trimStart()
    const next = rest.indexOf('\n') + 1
    const length = next ? rest.slice(next).search(ends) : -1
    return (length < 0 ? rest : rest.slice(0, next + length)).trimEnd()
  }
  return undefined
}
