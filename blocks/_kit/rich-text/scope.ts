import type { ReactNode } from 'react'
import type { TypedNode } from '../fields/rich-text-document.ts'
import type { HeadingLevel } from '../heading.tsx'
import type { ResolvedRichText } from '../resolved.ts'

/** The values that each part of the renderer receives. */
export interface RichTextScope {
  readonly value: ResolvedRichText
  /** Read to screen readers after links that open a new tab; views do not know the page's language. */
  readonly newTabHint?: string | undefined
  /** Levels of headings that the theme highlights, if the text is the page's own. */
  readonly highlightedLevels?: readonly HeadingLevel[] | undefined
  readonly children: (node: Pick<TypedNode, 'content'>) => ReactNode
}
