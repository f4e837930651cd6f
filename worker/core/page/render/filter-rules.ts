import {
  afterFirstPaint,
  type StyleDeclaration,
  type StyleRule,
  type StyleSelector,
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

const withoutLater = (declarations: readonly StyleDeclaration[]) =>
  declarations.filter(([, name]) => name !== afterFirstPaint)

function filterSelectors([around, selectors, written]: StyleRule, tokens: Tokens): readonly StyleRule[] {
  const used = selectors.flatMap(selector => filterSelector(selector, tokens))
  if (selectors.length && !used.length) return []
  const declarations = tokens.has(afterFirstPaint) ? written : withoutLater(written)
  return declarations.length ? [[around, used, declarations]] : []
}

/** The custom properties and keyframes that these declarations read, directly or through values of other properties. */
function namesRead(declarations: readonly StyleDeclaration[]): ReadonlySet<string> {
  const read = new Set([afterFirstPaint])
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
  follow(afterFirstPaint)
  return read
}

const containerAsked = /@container ([\w-]+)/
const containerNamed = /^container(?:-name)?:([\w-]+)/

/** The rules without those for named containers that no element is. */
function withoutMissingContainers(rules: readonly StyleRule[]): readonly StyleRule[] {
  const named = new Set(
    rules.flatMap(([, , declarations]) =>
      declarations.map(([css]) => css.startsWith('container') && containerNamed.exec(css)?.[1]),
    ),
  )
  return rules.filter(([around]) => {
    const asked = around && containerAsked.exec(around)?.[1]
    return !asked || named.has(asked)
  })
}

/**
 * The rules of a sheet for a page with these tokens, with the selectors that may match, in the sheet's own order: the cascade is the
 * same on every page.
 */
export const selectRules = (sheet: readonly StyleRule[], tokens: Tokens): readonly StyleRule[] =>
  withoutMissingContainers(sheet.flatMap(rule => filterSelectors(rule, tokens)))

/** Rules with only the declarations that something reads. */
export function keepRead(rules: readonly StyleRule[]): readonly StyleRule[] {
  const read = namesRead(rules.flatMap(([, , declarations]) => declarations))
  const isNeeded = ([, name]: StyleDeclaration) => !name || read.has(name)
  return rules.flatMap(([around, selectors, declarations]) => {
    const needed = declarations.filter(isNeeded)
    return needed.length ? [[around, selectors, needed] as const] : []
  })
}

/** The index of the bracket that closes the one before `from`. */
function closingBracket(css: string, from: number): number {
  let depth = 1
  for (let index = from; index < css.length; index++) {
    if (css[index] === '(') depth++
    else if (css[index] === ')') depth--
    if (depth === 0) return index
  }
  return css.length
}

const start = 'var('

/** CSS in which the fallback replaces each `var()` of a property that is not set. Its strings contain no bracket. */
function replaceUnset(css: string, isSet: (name: string) => boolean): string {
  const at = css.indexOf(start)
  if (at < 0) return css
  const from = at + start.length
  const end = closingBracket(css, from)
  const inner = css.slice(from, end)
  const comma = inner.indexOf(',')
  const name = comma < 0 ? inner : inner.slice(0, comma)
  const fallback = comma < 0 ? '' : replaceUnset(inner.slice(comma + 1), isSet)
  const read = comma < 0 ? `${start}${name})` : isSet(name) ? `${start}${name},${fallback})` : fallback
  return css.slice(0, at) + read + replaceUnset(css.slice(end + 1), isSet)
}

const isProperty = (name: string) => name.startsWith('--')

/** Names of the custom properties that rules set; keyframes set them within their text. */
const namesSet = (rules: readonly StyleRule[]): ReadonlySet<string> =>
  new Set(
    rules.flatMap(([, selectors, declarations]) =>
      declarations.flatMap(([css, name]) =>
        selectors.length ? name : [name, ...(css.match(/--[\w-]+(?=:)/g) ?? [])],
      ),
    ),
  )

function withFallbacks(declaration: StyleDeclaration, isSet: (name: string) => boolean): StyleDeclaration {
  const [css, name, reads] = declaration
  if (reads.every(read => !isProperty(read) || isSet(read)) || /["']/.test(css)) return declaration
  const short = replaceUnset(css, isSet)
  const left = new Set(short.match(/--[\w-]+/g))
  return [short, name, reads.filter(read => !isProperty(read) || left.has(read))]
}

/** Replaces `var()` of a property that none of these rules sets by its fallback, which would apply anyway. */
export function withoutUnset(rules: readonly StyleRule[]): StyleRule[] {
  const names = namesSet(rules)
  const isSet = (name: string) => names.has(name)
  return rules.map(([around, selectors, declarations]) => [
    around,
    selectors,
    selectors.length ? declarations.map(one => withFallbacks(one, isSet)) : declarations,
  ])
}
