import type { Page } from '@playwright/test'

/** Pairs that stay on one line: a known compound, a numbered course, a number with its unit or sign. */
const pairs =
  /(?<![\p{L}\d])(?:Live-\u2060?Kurs\p{L}*|E-\u2060?(?:Book|Mail)s?|(?:Vollzeit|Teilzeit)\sI{1,3}(?![\p{L}\d])|\d[\d.,]*\s(?:%|€|£|\$|ECTS|CP|Stunden?|Monate?n?|Wochen?|Tagen?|Jahren?|Minuten|Uhr|hours?|months?|weeks?|days?|years?|minutes|heures?|mois|semaines?|jours?|ans|ore|mesi|settimane|giorni|anni|horas?|meses|semanas?|días?|años|dias?|anos))(?![\p{L}\d])/u

/**
 * What the lines of a page do to its words in a browser that has no dictionary: words that are cut without a hyphen or that run out of their box, and
 * pairs that are parted.
 */
export async function brokenLines(page: Page): Promise<string[]> {
  return page.evaluate(source => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { hyphens: manual !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    document.documentElement.setAttribute('data-laid-out', '')
    const pair = new RegExp(source, 'gu')
    const range = document.createRange()
    const found = new Set<string>()
    const boxesOf = (text: Node, from: number, to: number) => {
      range.setStart(text, from)
      range.setEnd(text, to)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }
    const lineOf = (text: Node, index: number) => boxesOf(text, index, index + 1).at(-1)
    /** Whether any two neighbours among some characters are on different lines. A hyphen in front is on the line before. */
    function isParted(text: Node, from: number, to: number): boolean {
      if (boxesOf(text, from, to).length < 2) return false
      let before = lineOf(text, from)
      for (let index = from + 1; index < to; index++) {
        const box = lineOf(text, index)
        if (box && before && box.top >= before.bottom - 2) return true
        before = box ?? before
      }
      return false
    }
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' ? blockOf(element.parentElement!) : element
    const placeOf = (element: Element) => {
      const named = element.closest('[class]')
      return `<${element.localName}> ${named?.className} < ${named?.parentElement?.className}`
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: parent, data } = text as Text
      if (!parent || !data.trim() || parent.closest('script, style, noscript, select, code')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const block = blockOf(parent)
      const box = block.getBoundingClientRect()
      if (box.width <= 1 || getComputedStyle(block).clipPath === 'inset(50%)') continue
      // Addresses of mailboxes are no words.
      for (const { 0: word, index } of data.matchAll(
        /(?<![@.\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+(?![@\p{L}\p{M}\p{N}])/gu,
      )) {
        if (isParted(text, index, index + word.length)) found.add(`cut "${word}" ${placeOf(parent)}`)
        else if (boxesOf(text, index, index + word.length).some(({ right }) => right > box.right + 1))
          found.add(`out "${word}" ${placeOf(parent)}`)
      }
      for (const { 0: words, index } of data.matchAll(pair))
        if (isParted(text, index, index + words.length)) found.add(`parted "${words}" ${placeOf(parent)}`)
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    return [...found]
  }, pairs.source)
}
