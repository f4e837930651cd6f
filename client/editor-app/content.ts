import type { Crumb } from '../editing/messages.ts'

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

/** A new block of a kind with the content of another one; it and the blocks in it get new `_uid`s. */
export const blockLike = (content: Content, component: string): Block => ({
  ...copyOf(content),
  component,
  _uid: crypto.randomUUID(),
})

/** A list with one entry moved to another place; the same list if there is no such place. */
export function moved<T>(list: readonly T[], index: number, target: number): readonly T[] {
  if (target < 0 || target >= list.length || target === index) return list
  const rest = list.filter((_, place) => place !== index)
  return [...rest.slice(0, target), list[index]!, ...rest.slice(target)]
}

/** Whether a block with this `_uid` is the content or inside it. */
export function holds(value: unknown, uid: string): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (isBlock(value) && value._uid === uid) return true
  return Object.values(value).some(child => holds(child, uid))
}

const isText = (value: unknown) => (value as { readonly type?: unknown } | null | undefined)?.type === 'doc'

const textFields = ['title', 'headline', 'text', 'label', 'name', 'question', 'quote'] as const

/** Counts characters, so that a surrogate pair is not cut. */
const beginning = (text: string): string => [...text].slice(0, 60).join('')

/** The first words of a block, which distinguish it from others of its kind: its own, else those of the first block in it that has some. */
export function wordsOf(block: Content): string {
  const own = textFields.map(name => block[name]).find(value => typeof value === 'string' && value !== '')
  if (own) return beginning(String(own))
  for (const value of Object.values(block)) {
    const inner = Array.isArray(value)
      ? value.filter(isBlock).map(wordsOf).find(Boolean)
      : isText(value) && plainWords(value)
    if (inner) return beginning(inner)
  }
  return ''
}

/** A copy of blocks with new `_uid`s, because the page could not tell two blocks with the same one apart. */
export function copyOf<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copyOf) as T
  if (typeof value !== 'object' || value === null) return value
  const copied = Object.entries(value).map(([key, entry]) => [key, copyOf(entry)])
  // The entries are those of the value.
  return { ...(Object.fromEntries(copied) as T), ...('_uid' in value && { _uid: crypto.randomUUID() }) }
}

/** The words of a value as plain text: of a text itself, or of everything in a rich text. */
export function plainWords(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(plainWords).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  const { text, content } = value as { readonly text?: unknown; readonly content?: unknown }
  return typeof text === 'string' ? text : plainWords(content)
}

type Step = Crumb & { readonly block: Content }

const stepOf = (parent: Content, field: string, block: Content, index: number): Step => ({
  _uid: String(block._uid ?? ''),
  component: String(block.component),
  _parentUid: String(parent._uid ?? ''),
  _parentfield: field,
  _parentName: String(parent.component),
  _parentindex: index,
  block,
})

/** The way from a content to a block in it, without the content itself; undefined where it has no such block. */
export function wayTo(content: Content, uid: string): readonly Step[] | undefined {
  for (const [field, value] of Object.entries(content)) {
    if (!Array.isArray(value)) continue
    for (const [index, block] of value.entries()) {
      if (!isBlock(block)) continue
      const step = stepOf(content, field, block, index)
      if (block._uid === uid) return [step]
      const rest = wayTo(block, uid)
      if (rest) return [step, ...rest]
    }
  }
  return undefined
}

type ListChange = (list: readonly unknown[], index: number) => readonly unknown[]

/** The content with the list changed that has a block. */
export function changeListOf<T extends Content>(content: T, uid: string, change: ListChange): T {
  const [step] = wayTo(content, uid) ?? []
  if (!step) return content
  // The step was found in a list of this field.
  const list = content[step._parentfield] as readonly unknown[]
  const next =
    step._uid === uid
      ? change(list, step._parentindex)
      : list.with(step._parentindex, changeListOf(step.block, uid, change))
  return { ...content, [step._parentfield]: next }
}

/** Normalises texts for comparison: removes differences that only the page makes, soft hyphens and joined pairs. */
const normal = (text: string) =>
  text
    .replace(/[\u00ad\u2060]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The name of a file without its address, which identifies a picture in any of its sizes. */
const fileName = (address: string) => address.split(/[?#]/)[0]!.split('/').at(-1) ?? ''

const administrative = new Set(['component', '_uid', '_editable'])

/** An element of the form to open, scroll into view and focus; each request is a new object. */
export interface Target {
  /** `_uid` of a block. */
  readonly uid: string
  /** Name of one of its fields; the first one where it is missing. */
  readonly field?: string | undefined
}

interface Match extends Target {
  /** The higher, the closer. */
  readonly rank: number
}

function rankOf(value: unknown, clicked: string): number {
  const filename = (value as { readonly filename?: unknown } | null)?.filename
  if (typeof filename === 'string') return filename && fileName(filename) === fileName(clicked) ? 3 : 0
  const text = normal(plainWords(value))
  if (text === '' || clicked === '') return 0
  if (text === clicked) return 3
  if (text.includes(clicked)) return 2
  return clicked.includes(text) && text.length > 3 ? 1 : 0
}

function* matchesIn(block: Content, clicked: string, language: string | undefined): Generator<Match> {
  const uid = String(block._uid ?? '')
  for (const [key, value] of Object.entries(block)) {
    if (administrative.has(key)) continue
    const [field = '', code] = key.split('__i18n__')
    if (Array.isArray(value) && value.some(isBlock)) {
      for (const child of value.filter(isBlock)) yield* matchesIn(child, clicked, language)
    } else if (code === undefined || code === language) yield { uid, field, rank: rankOf(value, clicked) }
  }
}

/** The field of a block, or of a block in it, that contains the clicked text or picture. */
export function clickedField(
  block: Content,
  clicked: string,
  language: string | undefined,
): Target | undefined {
  const matches = [...matchesIn(block, normal(clicked), language)].filter(({ rank }) => rank > 0)
  const [best] = matches.toSorted((one, other) => other.rank - one.rank)
  return best && { uid: best.uid, field: best.field }
}
