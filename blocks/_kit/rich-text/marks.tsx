import type { ReactNode } from 'react'
import { Anchor } from '../anchor.tsx'
import { LinkWords } from '../link-words.tsx'
import { snapToAccent } from '../snap-color.ts'
import { theme as standard } from '../themes/default.ts'
import { type LooseMark, type RichTextScope, textOf } from './node.ts'

type MarkRenderer = (children: ReactNode, mark: LooseMark, scope: RichTextScope) => ReactNode

/** Styles that editors may give to words, by the name that the CMS knows. */
export const textStyles: Readonly<Record<string, string>> = {
  lead: 'text-lead',
  small: 'text-small',
  muted: 'text-quiet',
  accent: 'text-emphasis',
  highlight: 'heading-highlight',
  nowrap: 'text-nowrap',
}

const anchorName = /^[A-Za-z][\w:.-]{0,99}$/

// A colour is known by its nearest name in the standard palette; each theme draws that name in its own colour.
const accentOf = (mark: LooseMark) => snapToAccent(textOf(mark.attrs.color), standard)

/** Marks by their Storyblok names; any other leaves its text as it is. */
export const marks: Readonly<Record<string, MarkRenderer>> = {
  bold: children => <strong>{children}</strong>,
  italic: children => <em>{children}</em>,
  strike: children => <s>{children}</s>,
  underline: children => <u>{children}</u>,
  code: children => <code>{children}</code>,
  superscript: children => <sup>{children}</sup>,
  subscript: children => <sub>{children}</sub>,
  highlight: (children, mark) => {
    const accent = accentOf(mark)
    return <mark className={accent ? `mark mark-tone accent-${accent}` : 'mark'}>{children}</mark>
  },
  textStyle: (children, mark) => {
    const accent = accentOf(mark)
    return accent ? <span className={`ink-tone accent-${accent}`}>{children}</span> : children
  },
  anchor: (children, mark) => {
    const id = textOf(mark.attrs.id)
    return id && anchorName.test(id) ? <span id={id}>{children}</span> : children
  },
  styled: (children, mark) => {
    const names = textOf(mark.attrs.class)?.split(/\s+/) ?? []
    const known = names.flatMap(name => (Object.hasOwn(textStyles, name) ? textStyles[name]! : []))
    return known.length ? <span className={known.join(' ')}>{children}</span> : children
  },
  link: (children, mark, { value, newTabHint }) => {
    const link = value.links.get(mark.source)
    return link ? (
      <Anchor link={link} newTabHint={newTabHint}>
        {typeof children === 'string' ? <LinkWords>{children}</LinkWords> : children}
      </Anchor>
    ) : (
      children
    )
  },
}

const mostMarks = 16

/** The text within its marks, the first mark innermost. One link, however many link marks: links do not nest. */
export function withMarks(text: ReactNode, list: readonly LooseMark[], scope: RichTextScope): ReactNode {
  let result = text
  let linked = false
  for (const mark of list.slice(0, mostMarks)) {
    const render = Object.hasOwn(marks, mark.type) ? marks[mark.type] : undefined
    if (!render || (mark.type === 'link' && linked)) continue
    if (mark.type === 'link') linked = true
    result = render(result, mark, scope)
  }
  return result
}
