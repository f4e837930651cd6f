import { isOwnPicture } from '../../../blocks/_kit/fields/own-picture.ts'

/** How a style of a text processor is said by an element. */
const marks: readonly (readonly [property: string, value: RegExp, tag: string])[] = [
  ['font-weight', /^(?:bold(?:er)?|[6-9]00)$/, 'strong'],
  ['font-style', /^(?:italic|oblique)/, 'em'],
  ['text-decoration', /underline/, 'u'],
  ['text-decoration', /line-through/, 's'],
  ['vertical-align', /^super$/, 'sup'],
  ['vertical-align', /^sub$/, 'sub'],
]

/** Elements that a style can make into plain text. */
const plain: readonly (readonly [selector: string, property: string])[] = [
  ['b, strong', 'font-weight'],
  ['i, em', 'font-style'],
]
const plainValue = /^(?:normal|400)$/

/** Stands for the style attribute, which the policy of the editor's page refuses in every document that it reads. */
const styleAttribute = 'data-style'

/** The declarations of an element's style. */
function stylesOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute(styleAttribute) ?? '').toLowerCase().split(';')
  return new Map(
    declarations.map(text => {
      const [property = '', ...value] = text.split(':')
      return [property.trim(), value.join(':').trim()]
    }),
  )
}

function wrapContent(element: Element, tag: string): void {
  const mark = element.ownerDocument.createElement(tag)
  mark.append(...element.childNodes)
  element.append(mark)
}

function styleAsElements(element: Element): void {
  const styles = stylesOf(element)
  for (const [property, value, tag] of marks)
    if (value.test(styles.get(property) ?? '') && element.localName !== tag) wrapContent(element, tag)
  const isPlain = plain.some(
    ([selector, property]) => element.matches(selector) && plainValue.test(styles.get(property) ?? ''),
  )
  element.removeAttribute(styleAttribute)
  if (isPlain) element.replaceWith(...element.childNodes)
}

const bullet = /^\s*[·•§o▪-][\s\u00a0]+/
const numeral = /^\s*\d+[.)][\s\u00a0]+/

/** Cuts as many characters from the beginning of an element's text. */
function cutText(element: Element, count: number): void {
  let left = count
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const words = text.nodeValue!
    text.nodeValue = words.slice(left)
    left -= Math.min(left, words.length)
  }
}

/** Paragraphs that Word means as entries of a list, by their class and the mark that they begin with, become one. */
function paragraphAsEntry(paragraph: Element): void {
  const words = paragraph.textContent
  const [mark] = bullet.exec(words) ?? numeral.exec(words) ?? []
  if (!mark) return
  const tag = bullet.test(words) ? 'ul' : 'ol'
  cutText(paragraph, mark.length)
  const before = paragraph.previousElementSibling
  const list = before?.matches(`${tag}[data-pasted]`) ? before : paragraph.ownerDocument.createElement(tag)
  list.setAttribute('data-pasted', '')
  if (list !== before) paragraph.before(list)
  const entry = paragraph.ownerDocument.createElement('li')
  entry.append(paragraph)
  list.append(entry)
}

export interface PastedHtml {
  readonly html: string
  /** How many pictures were left out, because they are not on this site. */
  readonly lostPictures: number
}

/**
 * Converts HTML of a text processor or a web page to markup that the text editor reads: bold, italic and the like as elements, lists as lists, and
 * only pictures that visitors see.
 */
export function readPastedHtml(html: string): PastedHtml {
  if (!/\bstyle\s*=|\bMsoList|<img\b/i.test(html)) return { html, lostPictures: 0 }
  const renamed = html.replace(/<[^>]*>/g, tag => tag.replace(/\sstyle\s*=/gi, ` ${styleAttribute}=`))
  const { body } = new DOMParser().parseFromString(renamed, 'text/html')
  for (const element of body.querySelectorAll(`[${styleAttribute}]`)) styleAsElements(element)
  for (const paragraph of body.querySelectorAll('p[class^="MsoListParagraph"]')) paragraphAsEntry(paragraph)
  const lost = [...body.querySelectorAll('img')].filter(image => !isOwnPicture(image.getAttribute('src')))
  for (const picture of lost) picture.remove()
  return { html: body.innerHTML, lostPictures: lost.length }
}
