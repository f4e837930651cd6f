const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** A text as it stands in an address: lower case, German umlauts written out, `-` for all that is neither letter nor digit. */
export const slug = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    // A soft hyphen is no part of a word.
    .replaceAll('\u00ad', '')
    .replace(/[äöüß]/g, letter => umlauts[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The slugs of texts on one page: what is there already gets `-2`, `-3`; a text without any letter is a `section`. */
export function uniqueSlugs(texts: readonly string[]): string[] {
  const taken = new Set<string>()
  return texts.map(text => {
    const base = slug(text) || 'section'
    let name = base
    for (let count = 2; taken.has(name); count++) name = `${base}-${count}`
    taken.add(name)
    return name
  })
}
