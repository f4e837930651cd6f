/**
 * A token of selectors, and a name of declarations, that change no element until the visitor acts: points, focuses, opens, prints. The first part
 * of a page lacks them; they come with the sheet of the site.
 */
export const afterFirstPaint = ':after-first-paint'

/**
 * One selector of a rule: its text; the tokens that a page must all have for it to match; and class names, one of which the page needs: those
 * that the page has replace `:is()` in the text. A token is a class name, `theme:name`, `<name` for an element, or `afterFirstPaint`.
 */
export type StyleSelector = readonly [text: string, tokens: readonly string[], choices?: readonly string[]]

/**
 * One declaration, or a whole at-rule: its text, the name that it defines (`--name`, `@name` of keyframes, `weight:500` of a font face, or
 * `afterFirstPaint`; empty if it is always needed), and the names that it reads.
 */
export type StyleDeclaration = readonly [css: string, name: string, reads: readonly string[]]

/** A rule and the at-rules around it. Without selectors it is an at-rule, whose one declaration is its text. */
export type StyleRule = readonly [
  around: string,
  selectors: readonly StyleSelector[],
  declarations: readonly StyleDeclaration[],
]

export const isFontFace = ([, [selector]]: StyleRule): boolean => selector?.[0] === '@font-face'

/** A class selector, escaped for CSS (CSSOM, serialize an identifier; names begin with a letter here). */
const writeClass = (name: string) => `.${name.replace(/[^\w-]/g, '\\$&')}`

const writeChoices = (names: readonly string[]) =>
  names.length === 1 ? writeClass(names[0]!) : `:is(${names.map(writeClass).join()})`

const writeSelector = ([text, , choices]: StyleSelector) =>
  choices ? text.replace(':is()', () => writeChoices(choices)) : text

function writeRule([, selectors, declarations]: StyleRule): string {
  const body = declarations.map(([css]) => css).join(';')
  return selectors.length ? `${[...new Set(selectors.map(writeSelector))].join()}{${body}}` : body
}

/** At-rules around a rule, the outermost first, each with its brace. */
const splitAround = (around: string): readonly string[] => around.match(/[^{]*\{/g) ?? []

/** The text of rules, in their order. An at-rule around neighbours is written once, also where another one is around some of them. */
export function writeRules(rules: readonly StyleRule[]): string {
  let css = ''
  let around = ''
  let open: readonly string[] = []
  for (const rule of rules) {
    if (rule[0] !== around) {
      around = rule[0]
      const next = splitAround(around)
      const differs = open.findIndex((part, depth) => part !== next[depth])
      const shared = differs < 0 ? open.length : differs
      css += '}'.repeat(open.length - shared) + next.slice(shared).join('')
      open = next
    }
    css += writeRule(rule)
  }
  return css + '}'.repeat(open.length)
}
