import {
  type StyleDeclaration,
  type StyleRule,
  type StyleSelector,
  writeRules,
} from '../../../../blocks/_kit/style-sheet.ts'

type Tokens = ReadonlySet<string>

/** The selector on a page with these tokens; empty where it matches no element of the page. */
function filterSelector(selector: StyleSelector, tokens: Tokens): readonly StyleSelector[] {
  const [text, needed, choices] = selector
  if (!needed.every(token => tokens.has(token))) return []
  if (!choices) return [selector]
  const used = choices.filter(name => tokens.has(name))
  return used.length ? [[text, needed, used]] : []
}

function filterSelectors([around, selectors, declarations]: StyleRule, tokens: Tokens): readonly StyleRule[] {
  if (!selectors.length) return [[around, selectors, declarations]]
  const used = selectors.flatMap(selector => filterSelector(selector, tokens))
  return used.length ? [[around, used, declarations]] : []
}

/** The custom properties and keyframes that these declarations read, directly or through values of other properties. */
function namesRead(declarations: readonly StyleDeclaration[]): ReadonlySet<string> {
  const read = new Set<string>()
  const namers = Map.groupBy(declarations, ([, name]) => name)
  const follow = (name: string) => {
    for (const [, , reads] of namers.get(name) ?? [])
      for (const next of reads) {
        if (read.has(next)) continue
        read.add(next)
        follow(next)
      }
  }
  follow('')
  return read
}

/**
 * The rules of a sheet for a page with these tokens, with the selectors that may match, in the sheet's own order: the cascade is the
 * same on every page.
 */
export const selectRules = (sheet: readonly StyleRule[], tokens: Tokens): readonly StyleRule[] =>
  sheet.flatMap(rule => filterSelectors(rule, tokens))

/** The text of rules, with only the declarations that something reads. */
export function writeRead(rules: readonly StyleRule[]): string {
  const read = namesRead(rules.flatMap(([, , declarations]) => declarations))
  const isNeeded = ([, name]: StyleDeclaration) => !name || read.has(name)
  return writeRules(
    rules.flatMap(([around, selectors, declarations]) => {
      const needed = declarations.filter(isNeeded)
      return needed.length ? [[around, selectors, needed] as const] : []
    }),
  )
}
