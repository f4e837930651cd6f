import type { ReactNode } from 'react'
import type { MarkOf, TypedMark } from '../fields/rich-text-marks.ts'
import { snapToAccent } from '../snap-color.ts'
import { theme as standard } from '../themes/default.ts'

type MarkRenderers = {
  readonly [T in TypedMark['type']]: (children: ReactNode, attrs: MarkOf<T>['attrs']) => ReactNode
}

/** Styles that editors may give to words, by their name in the CMS. */
export const textStyles: Readonly<Record<string, string>> = {
  lead: 'text-lead',
  small: 'text-small',
  muted: 'text-quiet',
  accent: 'text-emphasis',
  highlight: 'heading-highlight',
  nowrap: 'text-nowrap',
}

const anchorName = /^[A-Za-z][\w:.-]{0,99}$/

/** The accent of a colour: its nearest name in the standard palette; each theme draws that name in its own colour. */
export const accentOf = (color: string | undefined) => snapToAccent(color, standard)

const renderers: MarkRenderers = {
  bold: children => <strong>{children}</strong>,
  italic: children => <em>{children}</em>,
  strike: children => <s>{children}</s>,
  underline: children => <u>{children}</u>,
  code: children => <code>{children}</code>,
  superscript: children => <sup>{children}</sup>,
  subscript: children => <sub>{children}</sub>,
  highlight: (children, { color }) => {
    const accent = accentOf(color)
    return <mark className={accent ? `mark mark-tone accent-${accent}` : 'mark'}>{children}</mark>
  },
  textStyle: (children, { color }) => {
    const accent = accentOf(color)
    return accent ? <span className={`ink-tone accent-${accent}`}>{children}</span> : children
  },
  anchor: (children, { id }) => (id && anchorName.test(id) ? <span id={id}>{children}</span> : children),
  styled: (children, { class: names = '' }) => {
    const known = names
      .split(/\s+/)
      .flatMap(name => (Object.hasOwn(textStyles, name) ? textStyles[name]! : []))
    return known.length ? <span className={known.join(' ')}>{children}</span> : children
  },
  // A link encloses all its neighbours, so their run renders it.
  link: children => children,
}

/** The text within its marks, the first mark innermost. */
export const withMarks = (text: ReactNode, marks: readonly TypedMark[]): ReactNode =>
  marks.reduce<ReactNode>((inner, { type, attrs }) => renderers[type](inner, attrs as never), text)
