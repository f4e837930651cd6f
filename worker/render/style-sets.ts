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

const mostTexts = 5000

/** The known tokens of `class` attributes, by their text: a site has some hundred of them. */
function createClassReader(): (text: string) => readonly string[] {
  const read = new Map<string, readonly string[]>()
  return text => {
    const before = read.get(text)
    if (before) return before
    const tokens = unescapeHtml(text)
      .split(/\s+/)
      .filter(name => known.has(name))
    if (read.size < mostTexts) read.set(text, tokens)
    return tokens
  }
}

const attribute = ' class="'

/** The texts of all `class` attributes, each once. */
function classTextsIn(html: string): Set<string> {
  const texts = new Set<string>()
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at)) {
    const from = at + attribute.length
    at = html.indexOf('"', from)
    texts.add(html.slice(from, at))
  }
  return texts
}

function tokensOf(html: string, tokensIn: (text: string) => readonly string[]): string[] {
  const found = new Set<string>()
  for (const text of classTextsIn(html)) for (const token of tokensIn(text)) found.add(token)
  if (html.includes('<x-island')) {
    for (const [, name] of html.matchAll(/<x-island name="([\w-]+)"/g)) {
      for (const token of sheet.islands[name!] ?? []) if (known.has(token)) found.add(token)
    }
  }
  return [...found].sort()
}

/** Finds the style tokens in rendered HTML and gives equal sets the same identity. */
export function createStyleSets(): (html: string) => StyleSet {
  const sets = new Map<string, StyleSet>()
  const tokensIn = createClassReader()
  return html => {
    const tokens = tokensOf(html, tokensIn)
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
