import { Fragment, type ReactNode } from 'react'
import { Blocks } from '../blocks.tsx'
import { type NodeOf, type NodeType, type TypedNode, textBelow } from '../fields/rich-text-document.ts'
import { FormValue } from '../form-value.tsx'
import type { FormValueFormat } from '../forms/show-value.ts'
import { headingLevels, Title } from '../heading.tsx'
import { Media } from '../media.tsx'
import { sizeInAddress } from '../storyblok.ts'
import type { RichTextScope } from './scope.ts'
import { RichTable } from './table.tsx'

const marker = /\{fv:([\w.-]+)(?:\|(label|date|raw))?\}/g

/** A text in which `{fv:name|format}` is a place that the browser fills from the form (requirement texts/form-values). */
export function withFormValues(text: string): ReactNode {
  if (!text.includes('{fv:')) return text
  const parts: ReactNode[] = []
  let from = 0
  for (const match of text.matchAll(marker)) {
    const [all, name = '', format] = match
    parts.push(text.slice(from, match.index))
    // The pattern lets no other format through.
    parts.push(<FormValue name={name} format={format as FormValueFormat | undefined} />)
    from = match.index + all.length
  }
  parts.push(text.slice(from))
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity of their own
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

type NodeRenderers = { readonly [T in NodeType]: (node: NodeOf<T>, scope: RichTextScope) => ReactNode }

const emoji: Readonly<Record<string, { readonly sign: string; readonly label: string }>> = {
  '+1': { sign: '\u{1F44D}', label: 'thumbs up' },
  heart: { sign: '\u2764\uFE0F', label: 'heart' },
}

function RichImage({ src: filename, alt }: NodeOf<'image'>['attrs']) {
  return <Media asset={{ filename, alt, ...sizeInAddress(filename) }} />
}

function RichEmoji({ name = '', emoji: sign = '' }: NodeOf<'emoji'>['attrs']) {
  const known = Object.hasOwn(emoji, name) ? emoji[name] : undefined
  if (!known) return <>{sign}</>
  return (
    <span role="img" aria-label={known.label} lang="en">
      {known.sign}
    </span>
  )
}

const holdsBlock = ({ content }: TypedNode) => content.some(({ type }) => type === 'blok' || type === 'image')

const alignOf = ({ textAlign }: NodeOf<'paragraph'>['attrs']) => textAlign && `align-${textAlign}`

const language = /^(?:language-)?([a-z\d+#-]{1,30})$/i

/** The class from which highlighters and readers of code take its language (HTML Standard, the code element). */
function languageClass(name: string | undefined): string | undefined {
  const code = name && language.exec(name)?.[1]
  return code ? `language-${code.toLowerCase()}` : undefined
}

const renderers: NodeRenderers = {
  paragraph: (node, scope) => {
    if (!node.content.length) return null
    // Blocks bring elements of their own, which a paragraph must not contain.
    const Paragraph = holdsBlock(node) ? 'div' : 'p'
    return <Paragraph className={alignOf(node.attrs)}>{scope.children(node)}</Paragraph>
  },
  heading: (node, scope) => {
    const level = headingLevels[node.attrs.level - 1]!
    const highlighted = scope.highlightedLevels?.includes(level)
    return node.content.length ? (
      <Title words={textBelow(node)} level={level} highlighted={highlighted} className={alignOf(node.attrs)}>
        {scope.children(node)}
      </Title>
    ) : null
  },
  blockquote: (node, scope) => <blockquote>{scope.children(node)}</blockquote>,
  bullet_list: (node, scope) => <ul>{scope.children(node)}</ul>,
  ordered_list: (node, scope) => {
    const { order } = node.attrs
    return <ol start={order === 1 ? undefined : order}>{scope.children(node)}</ol>
  },
  list_item: (node, scope) => <li>{scope.children(node)}</li>,
  code_block: node => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <pre tabIndex={0} data-enhance="scroll-region">
      <code className={languageClass(node.attrs.class)}>{textBelow(node)}</code>
    </pre>
  ),
  hard_break: () => <br />,
  horizontal_rule: () => <hr />,
  image: (node, { value }) => <RichImage {...node.attrs} src={value.texts.get(node) ?? node.attrs.src} />,
  emoji: ({ attrs }) => <RichEmoji {...attrs} />,
  table: (node, scope) => <RichTable node={node} scope={scope} />,
  // A row or a cell that is in no table.
  tableRow: (node, scope) => scope.children(node),
  tableCell: (node, scope) => scope.children(node),
  tableHeader: (node, scope) => scope.children(node),
  text: (node, { value }) => withFormValues(value.texts.get(node) ?? node.text),
  blok: (node, { value }) => (
    <Blocks items={value.blocks.get(node) ?? []} wrap={block => <div className="prose-block">{block}</div>} />
  ),
  unknown: (node, scope) => scope.children(node),
}

/** A node without its marks; the table has the component of each type. */
export const renderNode = (node: TypedNode, scope: RichTextScope): ReactNode =>
  renderers[node.type](node as never, scope)
