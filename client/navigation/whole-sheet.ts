/** Deletes all rules but the font faces. */
function keepFontFaces(sheet: CSSStyleSheet): void {
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (!(sheet.cssRules[index] instanceof CSSFontFaceRule)) sheet.deleteRule(index)
}

async function fetchText(href: string): Promise<string> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`no style sheet at ${href}`)
  return response.text()
}

let text: Promise<string> | undefined

/** Fetches the styles of the whole site, once, without parsing them, which takes longer than a frame. Tries again after it has failed. */
export function fetchSheetText(): Promise<string> {
  const { styles = '' } = document.querySelector<HTMLElement>('script[data-styles]')?.dataset ?? {}
  text ??= fetchText(styles).catch(error => {
    text = undefined
    throw error
  })
  return text
}

/** One per document, so that it is adopted once. */
let parsed: Promise<CSSStyleSheet> | undefined

/** Fetches and parses the styles of the whole site, once: to be called when the visitor is about to see something else. */
export function fetchWholeSheet(): Promise<CSSStyleSheet> {
  parsed ??= fetchSheetText()
    .then(css => new CSSStyleSheet().replace(css))
    .catch(error => {
      parsed = undefined
      throw error
    })
  return parsed
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
  const before = await parsed?.catch(() => undefined)
  parsed = undefined
  text = undefined
  const sheet = await fetchWholeSheet()
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== before)
  adoptSheet(sheet)
}
