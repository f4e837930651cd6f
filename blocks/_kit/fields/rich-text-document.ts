import * as v from 'valibot'
import { cutText } from '../cut-text.ts'
import { joinPairs } from '../join-pairs.ts'
import { assetAddress } from '../storyblok.ts'
import { isFileAddress } from './asset.ts'
import { isRawBlock, type RawBlock } from './bloks.ts'
import { LONGEST_TEXT } from './field.ts'
import { isObject } from './is-object.ts'
import { attribute, readMarks, type TypedMark } from './rich-text-marks.ts'

/** An attribute that a function reads; the function is also called if the attribute is missing. */
const read = <T>(toValue: (value: unknown) => T): v.GenericSchema<unknown, T> =>
  v.optional(v.pipe(v.unknown(), v.transform(toValue)), null as never) as v.GenericSchema<unknown, T>

/** A whole number within bounds, from a number or its digits; anything else is `empty`. */
const whole = ({ min, max, empty }: { readonly min: number; readonly max: number; readonly empty: number }) =>
  read((value): number => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value
    if (typeof number !== 'number' || !Number.isInteger(number)) return empty
    return Math.min(max, Math.max(min, number))
  })

/** Pixels of a cell: the CMS lists those of each column that it spans. */
const width = read((value): number | undefined => {
  const widths: readonly unknown[] = Array.isArray(value) ? value.slice(0, 100) : [value]
  const pixels = widths.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : Number.NaN), 0)
  return pixels > 0 && Number.isFinite(pixels) ? pixels : undefined
})

const none = v.object({})
const textAlign = v.fallback(v.optional(v.picklist(['left', 'center', 'right', 'justify'])), undefined)
const span = whole({ min: 1, max: 100, empty: 1 })
const cell = v.object({ colspan: span, rowspan: span, colwidth: width, backgroundColor: attribute() })

const body = read((value): readonly RawBlock[] => (Array.isArray(value) ? value.filter(isRawBlock) : []))

/** The attributes of nodes by their Storyblok names. */
export const nodeAttributes = {
  text: none,
  paragraph: v.object({ textAlign }),
  heading: v.object({ level: whole({ min: 1, max: 6, empty: 2 }), textAlign }),
  blockquote: none,
  bullet_list: none,
  ordered_list: v.pipe(
    v.looseObject({}),
    v.transform(({ order, start }) => ({ order: order ?? start })),
    v.object({ order: whole({ min: 0, max: 9999, empty: 1 }) }),
  ),
  list_item: none,
  code_block: v.object({ class: attribute() }),
  hard_break: none,
  horizontal_rule: none,
  image: v.object({
    src: v.pipe(v.string(), v.trim(), v.transform(assetAddress), v.check(isFileAddress)),
    alt: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''), ''),
  }),
  emoji: v.object({ name: attribute(), emoji: attribute(32) }),
  table: none,
  tableRow: none,
  tableCell: cell,
  tableHeader: cell,
  blok: v.object({ body }),
  /** Any other: its children are shown in its place. */
  unknown: none,
}

/** Names that older documents have for the same. */
const nodeAliases: ReadonlyMap<unknown, keyof typeof nodeAttributes> = new Map([
  ['table_row', 'tableRow'],
  ['table_cell', 'tableCell'],
  ['table_header', 'tableHeader'],
] as const)

/** Deeper than any editor nests; beyond it only the text is left, so that hostile nesting cannot exhaust the stack. */
const DEEPEST = 32
/** Nodes of a document; those beyond it are left out. A long article has about 500. */
const MOST_NODES = 10_000

type Attributes = typeof nodeAttributes
export type NodeType = keyof Attributes

/** A node of one type after validation: all its parts are set. */
export interface NodeOf<T extends NodeType> {
  readonly type: T
  readonly attrs: Readonly<v.InferOutput<Attributes[T]>>
  /** Set if it contains only `text` nodes; else empty. */
  readonly text: string
  readonly marks: readonly TypedMark[]
  readonly content: readonly TypedNode[]
}

export type TypedNode = { [T in NodeType]: NodeOf<T> }[NodeType]

/** A rich-text document after validation. */
export interface TypedDocument {
  readonly type: 'doc'
  readonly content: readonly TypedNode[]
}

const schemas: ReadonlyMap<unknown, v.GenericSchema> = new Map(Object.entries(nodeAttributes))

/** How many nodes of a document may still be read. */
interface Budget {
  left: number
}

function textNode(text: string): NodeOf<'text'> {
  return { type: 'text', attrs: {}, text, marks: [], content: [] }
}

/** All texts in a list of nodes, without recursion: replaces nesting that is too deep. */
function textIn(content: readonly unknown[]): string {
  const waiting: unknown[] = content.toReversed()
  let text = ''
  while (waiting.length && text.length <= LONGEST_TEXT) {
    const node = waiting.pop()
    if (!isObject(node)) continue
    if (typeof node.text === 'string') text += node.text
    if (Array.isArray(node.content)) for (const child of node.content.toReversed()) waiting.push(child)
  }
  return cutText(text, LONGEST_TEXT)
}

function readContent(content: unknown, depth: number, budget: Budget): readonly TypedNode[] {
  if (!Array.isArray(content)) return []
  if (depth >= DEEPEST) {
    const text = textIn(content)
    return text ? [textNode(text)] : []
  }
  const nodes: TypedNode[] = []
  for (const entry of content) {
    if (budget.left <= 0) break
    const node = readNode(entry, depth, budget)
    if (node) nodes.push(node)
  }
  return nodes
}

/** The text of a node, without its nodes and marks. Code stays as it is. */
function codeIn(content: unknown): readonly TypedNode[] {
  const text = Array.isArray(content) ? textIn(content) : ''
  return text ? [textNode(text)] : []
}

function readNode(value: unknown, depth: number, budget: Budget): TypedNode | undefined {
  budget.left--
  if (!isObject(value)) return undefined
  const type = nodeAliases.get(value.type) ?? (schemas.has(value.type) ? value.type : 'unknown')
  const source = type === 'text' && typeof value.text === 'string' ? cutText(value.text, LONGEST_TEXT) : ''
  if (type === 'text' && !source) return undefined
  const attrs = v.safeParse(schemas.get(type)!, isObject(value.attrs) ? value.attrs : {})
  if (!attrs.success) return undefined
  const marks = readMarks(value.marks)
  const text = marks.some(mark => mark.type === 'code') ? source : joinPairs(source)
  if (type === 'code_block')
    return { type, attrs: attrs.output, text, marks, content: codeIn(value.content) } as TypedNode
  const content = type === 'text' ? [] : readContent(value.content, depth + 1, budget)
  // The table gives each type its attributes.
  return { type, attrs: attrs.output, text, marks, content } as TypedNode
}

/**
 * A document parsed by its schema: each node and mark is parsed once, and only invalid parts are left out. Undefined for
 * a value that is not a document. A parsed document is returned unchanged.
 */
export function readDocument(value: unknown): TypedDocument | undefined {
  if (!isObject(value) || value.type !== 'doc') return undefined
  if (value.content != null && !Array.isArray(value.content)) return undefined
  return { type: 'doc', content: readContent(value.content, 0, { left: MOST_NODES }) }
}

/** A document of one paragraph. */
export const documentOfText = (text: string): TypedDocument | undefined =>
  readDocument({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: text.trim() }] }],
  })

/** The text of a node and of everything in it. */
export const textBelow = ({ text, content }: TypedNode): string => text + content.map(textBelow).join('')
