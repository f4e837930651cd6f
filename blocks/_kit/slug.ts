const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A text in the form of an address: lower case, German umlauts written out, `-` for all that is neither letter nor digit. */
export const slug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    // A soft hyphen does not separate words.
    .replaceAll('\u00ad', '')
    .replace(/[äöüß]/g, letter => umlauts[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The slugs of texts on one page: a repeated slug gets `-2`, `-3`; a text without any letter is a `section`. */
export function uniqueSlugs(texts: readonly string[]): string[] {
  const taken = new Set<string>()
  // By slug: the number for the next one, so that none is tried twice.
  const next = new Map<string, number>()
  return texts.map(text => {
    const base = slug(text) || 'section'
    let count = next.get(base) ?? 1
    let name = count === 1 ? base : `${base}-${count}`
    while (taken.has(name)) name = `${base}-${++count}`
    taken.add(name)
    next.set(base, count + 1)
    return name
  })
}
