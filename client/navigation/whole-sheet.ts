/** Deletes all rules but the font faces. */
function keepFontFaces(sheet: CSSStyleSheet): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index)
}

async function fetchSheet(href: string): Promise<CSSStyleSheet> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`no style sheet at ${href}`)
  return new CSSStyleSheet().replace(await response.text())
}

/** One per document, so that it is adopted once. */
let fetched: Promise<CSSStyleSheet> | undefined

/** Fetches and parses the styles of the whole site, once. Tries again after it has failed. */
export function fetchWholeSheet(): Promise<CSSStyleSheet> {
  const { styles = '' } = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {}
  fetched ??= fetchSheet(styles).catch(error => {
    fetched = undefined
    throw error
  })
  return fetched
}

/**
 * Uses the whole sheet instead of the rules of the first page, which it contains in the same order, and instead of the link to it in a
 * long page. The font faces of the first page, which the sheet lacks, stay unchanged: a face that is declared again is loaded again, and
 * an optional one is then not shown.
 */
export function adoptSheet(sheet: CSSStyleSheet): void {
  if (document.adoptedStyleSheets.includes(sheet)) return
  document.adoptedStyleSheets.push(sheet)
  const own = document.querySelector<HTMLStyleElement>('head > style')?.sheet
  if (own) keepFontFaces(own)
  document.getElementById('further-styles')?.remove()
}

/** Uses the sheet as it is now instead of the one before. Development only. */
export async function renewSheet(): Promise<void> {
  const before = await fetched?.catch(() => undefined)
  fetched = undefined
  const sheet = await fetchWholeSheet()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== before)
  adoptSheet(sheet)
}
