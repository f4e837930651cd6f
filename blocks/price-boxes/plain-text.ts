const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
}

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** The words of simple markup, a line for each paragraph. The result is text, to be escaped like any other. */
export function plainText(markup: string): string[] {
  return markup
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .split(/<br\s*\/?>|<\/(?:p|li|div)>/i)
    .map(line =>
      line
        .replace(/<\/?[a-z!][^>]*>?/gi, '')
        .replace(/&(#?\w+);/g, characterOf)
        .replace(/[ \t\r\n]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
}
