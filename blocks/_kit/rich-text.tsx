import type { ReactNode } from 'react'
import { Anchor } from './anchor.tsx'
import { Blocks } from './blocks.tsx'
import type { RichTextNode } from './fields/richtext.ts'
import type { ResolvedRichText } from './resolved.ts'
import { markColorClass, styledClass } from './rich-text-styles.ts'

type Attributes = Readonly<Record<string, unknown>>

interface Rendering {
  readonly value: ResolvedRichText
  readonly depth: number
}

/** Deeper nesting shows nothing: no text is structured like that, and rendering recurses. */
const mostDepth = 40

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined)
const listOf = <T,>(value: readonly T[] | undefined): readonly T[] => (Array.isArray(value) ? value : [])
const idOf = (value: unknown) => textOf(value).replace(/[^\w-]/g, '') || undefined

// Only what is written as words of the specification: +1 gives thumbs up, heart gives heart.
const emoji: Readonly<Record<string, string>> = { '+1': '\u{1F44D}', heart: '❤️' }

const formValue = /\{fv:([\w.-]+)\|(label|date|raw)\}/

/** A text with `{fv:name|format}` markers as places that the browser fills from the form's values. */
function withFormValues(text: string): ReactNode {
  const parts = text.split(formValue)
  if (parts.length === 1) return text
  return parts.map((part, index) => {
    // The pattern has two groups: text, name, format, text, name, format, ...
    if (index % 3 === 0) return part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
    return index % 3 === 1 ? <span key={index} data-form-value={part} data-format={parts[index + 1]} /> : null
  })
}

type NodeView = (
  attributes: Attributes,
  children: ReactNode,
  node: RichTextNode,
  rendering: Rendering,
) => ReactNode

const headings = { 1: 'h2', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const
const headingClasses = {
  h2: 'heading heading-3',
  h3: 'heading heading-4',
  h4: 'heading heading-5',
  h5: 'heading heading-6',
  h6: 'heading heading-6',
} as const

function Heading({ level, children }: { level: unknown; children: ReactNode }) {
  // A text never brings a second h1 onto a page.
  const Level = headings[(numberOf(level) ?? 2) as keyof typeof headings] ?? 'h2'
  return <Level className={headingClasses[Level]}>{children}</Level>
}

function Picture({ src, alt }: Attributes) {
  const address = textOf(src)
  if (!/^(https:\/\/|\/(?!\/))/.test(address)) return null
  const size = /\/(\d{2,5})x(\d{2,5})\//.exec(address)
  return (
    <img
      src={address}
      alt={textOf(alt)}
      width={size?.[1] ?? 1600}
      height={size?.[2] ?? 900}
      loading="lazy"
      decoding="async"
      className="media"
    />
  )
}

function Emoji({ name, emoji: character }: Attributes) {
  const shown = emoji[textOf(name)] ?? textOf(character)
  return shown ? (
    <span role="img" aria-label={textOf(name)}>
      {shown}
    </span>
  ) : null
}

const cellSpan = ({ colspan, rowspan }: Attributes) => ({
  colSpan: numberOf(colspan),
  rowSpan: numberOf(rowspan),
})

const nodeViews: Readonly<Record<string, NodeView>> = {
  paragraph: (_, children) => <p>{children}</p>,
  heading: ({ level }, children) => <Heading level={level}>{children}</Heading>,
  blockquote: (_, children) => <blockquote>{children}</blockquote>,
  bullet_list: (_, children) => <ul>{children}</ul>,
  ordered_list: ({ order }, children) => (
    <ol start={numberOf(order) === 1 ? undefined : numberOf(order)}>{children}</ol>
  ),
  list_item: (_, children) => <li>{children}</li>,
  code_block: (_, children) => (
    <pre>
      <code>{children}</code>
    </pre>
  ),
  hard_break: () => <br />,
  horizontal_rule: () => <hr />,
  image: attributes => <Picture {...attributes} />,
  emoji: attributes => <Emoji {...attributes} />,
  table: (_, children) => (
    <div className="table-scroll">
      <table>
        <tbody>{children}</tbody>
      </table>
    </div>
  ),
  tableRow: (_, children) => <tr>{children}</tr>,
  tableCell: (attributes, children) => <td {...cellSpan(attributes)}>{children}</td>,
  tableHeader: (attributes, children) => <th {...cellSpan(attributes)}>{children}</th>,
  text: (_, __, node, { value }) => withMarks(node, value),
  blok: (_, __, node, { value }) => <Blocks items={value.blocks.get(node) ?? []} />,
}

type MarkView = (children: ReactNode, attributes: Attributes) => ReactNode

const colored: MarkView = (children, { color }) => {
  const className = markColorClass(textOf(color))
  return className ? <span className={className}>{children}</span> : children
}

const markViews: Readonly<Record<string, MarkView>> = {
  bold: children => <strong>{children}</strong>,
  italic: children => <em>{children}</em>,
  underline: children => <u>{children}</u>,
  strike: children => <s>{children}</s>,
  code: children => <code>{children}</code>,
  superscript: children => <sup>{children}</sup>,
  subscript: children => <sub>{children}</sub>,
  highlight: children => <mark>{children}</mark>,
  textStyle: colored,
  anchor: (children, { id }) => <span id={idOf(id)}>{children}</span>,
  styled: (children, attributes) => {
    const className = styledClass(textOf(attributes.class))
    return className ? <span className={className}>{children}</span> : children
  },
}

function withMarks(node: RichTextNode, { texts, links }: ResolvedRichText): ReactNode {
  return listOf(node.marks).reduce<ReactNode>(
    (children, mark) => {
      if (typeof mark !== 'object' || mark === null) return children
      const link = mark.type === 'link' ? links.get(mark) : undefined
      if (link) return <Anchor link={link}>{children}</Anchor>
      const view = Object.hasOwn(markViews, mark.type) ? markViews[mark.type] : undefined
      return view ? view(children, mark.attrs ?? {}) : children
    },
    withFormValues(texts.get(node) ?? textOf(node.text)),
  )
}

function Node({ node, value, depth }: { node: RichTextNode } & Rendering): ReactNode {
  if (typeof node !== 'object' || node === null || depth > mostDepth) return null
  const children = listOf(node.content).map((child, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the nodes of a document have no identity but their place
    <Node key={index} node={child} value={value} depth={depth + 1} />
  ))
  const view = Object.hasOwn(nodeViews, node.type) ? nodeViews[node.type] : undefined
  return view
    ? view(typeof node.attrs === 'object' && node.attrs !== null ? node.attrs : {}, children, node, {
        value,
        depth,
      })
    : children
}

/**
 * A rich-text document (blocks specification, section 3). Unknown nodes show their children, unknown marks their
 * text; malformed ones show nothing.
 */
export function RichText({
  value,
  className = '',
}: {
  value: ResolvedRichText
  className?: string | undefined
}) {
  return (
    <div className={`prose ${className}`.trim()}>
      {listOf(value.document.content).map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <Node key={index} node={node} value={value} depth={0} />
      ))}
    </div>
  )
}
