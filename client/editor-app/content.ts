/** The content of a story or a block as it is stored: translations beside their field as `field__i18n__code`. */
export type Content = Readonly<Record<string, unknown>>

export interface Block extends Content {
  readonly component: string
  readonly _uid: string
}

export const isBlock = (value: unknown): value is Block =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Block>).component === 'string'

/** Under which key a field's text in a language is stored; `undefined` is the default language. */
export const fieldKey = (name: string, language: string | undefined, translatable: boolean): string =>
  language && translatable ? `${name}__i18n__${language}` : name

const mark = '__i18n__'

/** The content in one language, as the content system sends it to a page: untranslated fields are in the default language. */
export function inLanguage(value: unknown, language: string | undefined): unknown {
  if (Array.isArray(value)) return value.map(entry => inLanguage(entry, language))
  if (typeof value !== 'object' || value === null) return value
  const plain = Object.entries(value).filter(([key]) => !key.includes(mark))
  const own = Object.entries(value).flatMap(([key, text]) => {
    const [name, code] = key.split(mark)
    return code && code === language && text !== '' && text !== null ? [[name!, text] as const] : []
  })
  return Object.fromEntries([...plain, ...own].map(([key, entry]) => [key, inLanguage(entry, language)]))
}

/** A new block of a kind; all its fields are empty. */
export const newBlock = (component: string): Block => ({ component, _uid: crypto.randomUUID() })

/** A list with one entry moved by so many places; the same list where there is no such place. */
export function moved<T>(list: readonly T[], index: number, by: number): readonly T[] {
  const target = index + by
  if (target < 0 || target >= list.length) return list
  const rest = list.filter((_, place) => place !== index)
  return [...rest.slice(0, target), list[index]!, ...rest.slice(target)]
}

/** Whether a block with this `_uid` is the content, or somewhere in it. */
export function holds(value: unknown, uid: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isBlock(value) && value._uid === uid) return true
  return Object.values(value).some(child => holds(child, uid))
}

interface TextNode {
  readonly type: 'text'
  readonly text: string
  readonly marks?: readonly unknown[]
}

const isPlainText = (node: unknown): node is TextNode =>
  (node as Partial<TextNode>).type === 'text' && !(node as Partial<TextNode>).marks?.length

/** The paragraphs of a rich text that contains only paragraphs without marks; undefined for any other. */
export function paragraphsOf(document: unknown): string | undefined {
  if (!document) return ''
  const { content } = document as {
    readonly content?: readonly { type: string; content?: readonly unknown[] }[]
  }
  if (!Array.isArray(content)) return undefined
  const texts = content.map(node =>
    node.type === 'paragraph' && (node.content ?? []).every(isPlainText)
      ? ((node.content ?? []) as readonly TextNode[]).map(({ text }) => text).join('')
      : undefined,
  )
  return texts.every(text => text !== undefined) ? texts.join('\n\n') : undefined
}

/** A rich text of paragraphs, parted by blank lines. */
export const documentOf = (text: string) => ({
  type: 'doc',
  content: text
    .split(/\n\s*\n/)
    .map(paragraph => paragraph.trim())
    .filter(Boolean)
    .map(paragraph => ({ type: 'paragraph', content: [{ type: 'text', text: paragraph }] })),
})
