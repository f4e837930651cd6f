import sheet from 'virtual:site/styles'

/** The tokens of the sheet that a rendering uses; equal sets are the same object. */
export interface StyleSet {
  readonly id: number
  readonly tokens: readonly string[]
}

const known = new Set(sheet.rules.flatMap(([, , alternatives]) => alternatives.flat()))
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&quot;': '"',
  '&#x27;': "'",
}
const unescapeHtml = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, entity => entities[entity]!)

function tokensOf(html: string): string[] {
  const found = new Set<string>()
  for (const [, value] of html.matchAll(/ class="([^"]*)"/g))
    for (const name of unescapeHtml(value!).split(/\s+/)) if (known.has(name)) found.add(name)
  for (const [, name] of html.matchAll(/<x-island name="([\w-]+)"/g))
    for (const token of sheet.islands[name!] ?? []) if (known.has(token)) found.add(token)
  return [...found].sort()
}

/** Finds the style tokens in rendered HTML and gives equal sets the same identity. */
export function createStyleSets(): (html: string) => StyleSet {
  const sets = new Map<string, StyleSet>()
  return html => {
    const tokens = tokensOf(html)
    const name = tokens.join(' ')
    const before = sets.get(name)
    if (before) return before
    const set = { id: sets.size, tokens }
    sets.set(name, set)
    return set
  }
}

/** The sheet's rules for these tokens, in the sheet's own order, so that the cascade is the same on every page. */
export function filterSheet(tokens: ReadonlySet<string>): string {
  let css = ''
  let open = ''
  for (const [rule, around, alternatives] of sheet.rules) {
    if (alternatives.length && !alternatives.some(needed => needed.every(token => tokens.has(token))))
      continue
    if (around !== open) css += closing(open) + around
    open = around
    css += rule
  }
  return css + closing(open)
}

const closing = (around: string) => '}'.repeat(around.split('{').length - 1)
