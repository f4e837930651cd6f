import type { ReactNode } from 'react'
import type { HeadingLevel } from '../heading.tsx'
import type { ResolvedRichText } from '../resolved.ts'

/** A node of a rich-text document of which nothing is certain: documents come from editors, imports and attackers. */
export interface LooseNode {
  readonly type: string
  readonly text: string
  readonly attrs: Readonly<Record<string, unknown>>
  readonly marks: readonly LooseMark[]
  readonly content: readonly unknown[]
  /** The document's own object, by which blocks and texts are looked up. */
  readonly source: object
}

export interface LooseMark {
  readonly type: string
  readonly attrs: Readonly<Record<string, unknown>>
  readonly source: object
}

/** What every part of the renderer is given. */
export interface RichTextScope {
  readonly value: ResolvedRichText
  readonly newTabHint?: string | undefined
  /** Levels of headings that the theme highlights, where the text is the page's own. */
  readonly highlightedLevels?: readonly HeadingLevel[] | undefined
  readonly depth: number
  readonly children: (node: LooseNode) => ReactNode
}

type Unknowns = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Unknowns =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOr = (value: unknown): Unknowns => (isObject(value) ? value : {})
const listOr = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function toMark(value: unknown): LooseMark | undefined {
  if (!isObject(value) || typeof value.type !== 'string') return undefined
  return { type: value.type, attrs: objectOr(value.attrs), source: value }
}

/** The node with every part in its place; undefined for what is no node. */
export function toNode(value: unknown): LooseNode | undefined {
  if (!isObject(value)) return undefined
  return {
    type: typeof value.type === 'string' ? value.type : '',
    text: typeof value.text === 'string' ? value.text : '',
    attrs: objectOr(value.attrs),
    marks: listOr(value.marks).flatMap(mark => toMark(mark) ?? []),
    content: listOr(value.content),
    source: value,
  }
}

/** All texts below a node, without recursion: what is left of nesting that no editor made. */
export function textBelow(node: LooseNode): string {
  const waiting: unknown[] = [node.source]
  let text = ''
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const inner = toNode(next)
    if (!inner) continue
    text += inner.text
    for (let index = inner.content.length - 1; index >= 0; index--) waiting.push(inner.content[index] ?? null)
  }
  return text
}

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined

/** A whole number within bounds, from a number or its digits. */
export function wholeNumber(value: unknown, { min, max }: { min: number; max: number }): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number)) return undefined
  return Math.min(max, Math.max(min, number))
}
