import { getSchema, type JSONContent } from '@tiptap/core'
import { blockNode, textExtensions } from './text-extensions.ts'

const schema = getSchema([...textExtensions, blockNode])

/** Names that older documents have for the same nodes. */
const olderNames: Readonly<Record<string, string>> = {
  table_row: 'tableRow',
  table_cell: 'tableCell',
  table_header: 'tableHeader',
}

const paragraph: JSONContent = { type: 'paragraph' }
const isInline = (node: JSONContent) => schema.nodes[node.type ?? '']?.isInline ?? false

/** Wraps inline nodes where only blocks are allowed: each run of them becomes a paragraph. */
function inParagraphs(nodes: readonly JSONContent[]): JSONContent[] {
  const blocks: JSONContent[] = []
  let run: JSONContent[] | undefined
  for (const node of nodes) {
    if (!isInline(node)) {
      run = undefined
      blocks.push(node)
    } else if (run) run.push(node)
    else {
      run = [node]
      blocks.push({ type: 'paragraph', content: run })
    }
  }
  return blocks
}

function readNode(node: JSONContent): JSONContent {
  const type = olderNames[node.type ?? ''] ?? node.type ?? ''
  const kind = schema.nodes[type]
  const children = (node.content ?? [])
    .filter(({ text, type: child }) => child !== 'text' || text)
    .map(readNode)
  const takesParagraphs = !!kind?.contentMatch.matchType(schema.nodes.paragraph!)
  const own = takesParagraphs ? inParagraphs(children) : children
  const content = takesParagraphs && !own.length ? [paragraph] : own
  return { ...node, type, ...(content.length && { content }) }
}

/**
 * A document in the form that the text editor opens. Undefined for one with parts that it does not know or cannot place, and would
 * lose.
 */
export function editableDocument(value: unknown): JSONContent | undefined {
  if (value === undefined || value === null || value === '') return { type: 'doc', content: [paragraph] }
  const text =
    typeof value === 'string' ? { ...paragraph, content: [{ type: 'text', text: value }] } : undefined
  const document = text ? { type: 'doc', content: [text] } : readNode(value as JSONContent)
  try {
    schema.nodeFromJSON(document).check()
    return document
  } catch {
    return undefined
  }
}

const isSet = ([, value]: readonly [string, unknown]) => value !== null && value !== undefined

type Part = Pick<JSONContent, 'attrs'>

function withAttributes<T extends Part>({ attrs = {}, ...rest }: T): Omit<T, 'attrs'> & Part {
  const own = Object.entries(attrs).filter(isSet)
  return { ...rest, ...(own.length && { attrs: Object.fromEntries(own) }) }
}

/** A document of the text editor in its stored form: without unset attributes. */
export function storedDocument(node: JSONContent): JSONContent {
  const { content, marks, ...rest } = withAttributes(node)
  return {
    ...rest,
    ...(content && { content: content.map(storedDocument) }),
    ...(marks?.length && { marks: marks.map(withAttributes) }),
  }
}

const isBlank = ({ type, text = '' }: JSONContent) =>
  type === 'hard_break' || (type === 'text' && !text.trim())

/**
 * The text editor's document as a text field stores it: an empty text for blank paragraphs, as the renderer treats them (requirement
 * texts/empty-rich-text), so that a cleared translation falls back to the original.
 */
export const storedText = (document: JSONContent): JSONContent | '' =>
  document.content?.every(({ type, content = [] }) => type === 'paragraph' && content.every(isBlank))
    ? ''
    : storedDocument(document)
