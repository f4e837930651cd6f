import type { Bloks, RawBlock } from './fields/bloks.ts'
import type { Markup } from './fields/html.ts'
import type { Multilink } from './fields/multilink.ts'
import type { Reference } from './fields/relation.ts'
import type { TypedDocument } from './fields/rich-text-document.ts'

/** A resolved block, ready for its view: `<Blocks>` finds the view by `component`. */
export interface NestedBlock {
  readonly component: string
  readonly uid: string
  readonly props: object
  /** Draft only: the attributes by which the editor finds the block. */
  readonly editable?: { readonly 'data-blok-c': string; readonly 'data-blok-uid': string }
  /** The content the props were made from; reports of a failed view name it. */
  readonly source: RawBlock
}

/** An address ready for an `href`, with the attributes that go with it. */
export interface LinkTarget {
  readonly href: string
  readonly target?: '_blank'
  readonly rel?: string
  readonly title?: string
  /** The link points to the page being rendered. */
  readonly current?: boolean
}

/** A rich-text document whose embedded blocks and links are resolved. */
export interface ResolvedRichText {
  readonly kind: 'richtext'
  readonly document: TypedDocument
  /** By node of type `blok`. */
  readonly blocks: ReadonlyMap<object, readonly NestedBlock[]>
  /** By link mark. */
  readonly links: ReadonlyMap<object, LinkTarget>
  /** By text node: texts with placeholders that are filled later. By image node: its address. */
  readonly texts: ReadonlyMap<object, string>
}

/** HTML that the page's sanitiser let through, as React takes it (`dangerouslySetInnerHTML`). */
export interface SafeHtml {
  readonly __html: string
}

type ResolvedValue<T> = T extends Bloks
  ? readonly NestedBlock[]
  : T extends Multilink
    ? LinkTarget
    : T extends Markup
      ? SafeHtml
      : T extends TypedDocument
        ? ResolvedRichText
        : T extends Reference<infer Content>
          ? Resolved<Content>
          : T extends readonly (infer Entry)[]
            ? Entry extends { readonly _uid: string }
              ? readonly Resolved<Entry>[]
              : T
            : T

/**
 * The page stage's form of validated content, as `props.ts` and the view get it: nested blocks resolved, links
 * turned into addresses, placeholders in text set for filling, stories that it refers to read as their fields. Everything else stays as it is.
 */
export type Resolved<T> = { readonly [K in keyof T]: ResolvedValue<T[K]> }
