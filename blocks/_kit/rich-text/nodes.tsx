import type { ReactNode } from 'react'
import { Blocks } from '../blocks.tsx'
import { Heading, headingLevels } from '../heading.tsx'
import { Media } from '../media.tsx'
import { type LooseNode, type RichTextScope, textBelow, textOf, toNode, wholeNumber } from './node.ts'
import { RichTable } from './table.tsx'
import { withFormValues } from './text.tsx'

type NodeRenderer = (node: LooseNode, scope: RichTextScope) => ReactNode

const emoji: Readonly<Record<string, { readonly sign: string; readonly label: string }>> = {
  '+1': { sign: '\u{1F44D}', label: 'thumbs up' },
  heart: { sign: '\u2764\uFE0F', label: 'heart' },
}

const pictureAddress = /^(https:\/\/|\/(?!\/))[^\s"'<>\\]+$/

function RichImage({ attrs }: LooseNode) {
  const filename = textOf(attrs.src)
  if (!filename || !pictureAddress.test(filename)) return null
  const size = /\/(\d{2,5})x(\d{2,5})\//.exec(filename)
  const asset = { filename, alt: textOf(attrs.alt) ?? '' }
  return <Media asset={size ? { ...asset, width: Number(size[1]), height: Number(size[2]) } : asset} />
}

function RichEmoji({ attrs }: LooseNode) {
  const name = textOf(attrs.name) ?? ''
  const known = Object.hasOwn(emoji, name) ? emoji[name] : undefined
  if (!known) return <>{textOf(attrs.emoji) ?? ''}</>
  return (
    <span role="img" aria-label={known.label} lang="en">
      {known.sign}
    </span>
  )
}

const holdsBlock = (node: LooseNode) =>
  node.content.some(entry => /^(blok|image)$/.test(toNode(entry)?.type ?? ''))

/** Nodes by their Storyblok names; any other gives way to its children. */
export const nodes: Readonly<Record<string, NodeRenderer>> = {
  paragraph: (node, scope) => {
    if (!node.content.length) return null
    // Blocks bring elements of their own, which a paragraph must not hold.
    return holdsBlock(node) ? <div>{scope.children(node)}</div> : <p>{scope.children(node)}</p>
  },
  heading: (node, scope) => {
    const level = headingLevels[(wholeNumber(node.attrs.level, { min: 1, max: 6 }) ?? 2) - 1]!
    return node.content.length ? (
      <Heading level={level} highlighted={scope.highlightedLevels?.includes(level)}>
        {scope.children(node)}
      </Heading>
    ) : null
  },
  blockquote: (node, scope) => <blockquote>{scope.children(node)}</blockquote>,
  bullet_list: (node, scope) => <ul>{scope.children(node)}</ul>,
  ordered_list: (node, scope) => {
    const start = wholeNumber(node.attrs.order ?? node.attrs.start, { min: 0, max: 9999 })
    return <ol start={start === 1 ? undefined : start}>{scope.children(node)}</ol>
  },
  list_item: (node, scope) => <li>{scope.children(node)}</li>,
  code_block: node => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <pre tabIndex={0}>
      <code>{textBelow(node)}</code>
    </pre>
  ),
  hard_break: () => <br />,
  horizontal_rule: () => <hr />,
  image: node => <RichImage {...node} />,
  emoji: node => <RichEmoji {...node} />,
  table: (node, scope) => <RichTable node={node} scope={scope} />,
  text: (node, { value }) => withFormValues(value.texts.get(node.source) ?? node.text),
  blok: (node, { value }) => (
    <Blocks
      items={value.blocks.get(node.source) ?? []}
      wrap={block => <div className="prose-block">{block}</div>}
    />
  ),
}
