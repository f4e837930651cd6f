import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { NestedBlock } from '../../../blocks/_kit/resolved.ts'
import type { Resolution } from './resolution.ts'
import type { ShareImage } from './share-image.ts'

declare const published: unique symbol

/**
 * An object on which fragments may be cached. Only published content is one: a draft has no such handle, so that code
 * that caches it does not compile.
 */
export type CacheHandle = object & { readonly [published]: true }

/** Marks frozen published content (or a constant of the bundle). */
export const cacheHandle = (content: object): CacheHandle => content as CacheHandle

/** The parts of a page that a soft navigation replaces, in the order of the document. `aside` floats above the others. */
export type Region = 'header' | 'main' | 'footer' | 'aside'

/** A block of the page that is resolved only when no cached fragment of it can be sent. */
export interface BlockHandle {
  readonly source: RawBlock
  /** The object that its fragments are cached on; a block of a draft has none. */
  readonly cache: CacheHandle | undefined
  readonly uid: string
  readonly region: Region
  /** How many blocks with the same `_uid` come before it on the page; distinguishes the ids of their islands. */
  readonly occurrence: number
  readonly resolve: (resolution: Resolution) => NestedBlock | undefined
}

export interface Alternate {
  readonly language: string
  readonly href: string
}

/** Values for `head` and structured data; all of them come from the story. */
export interface PageMeta {
  /** With the site's name where there is room for it. */
  readonly title: string
  /** Language of the title, where it differs from the page's. */
  readonly titleLanguage?: string | undefined
  /** Without the site's name, which networks show beside it. */
  readonly shareTitle: string
  readonly siteName: string
  readonly description: string
  readonly robots: 'index' | 'noindex'
  /** The moment from which search engines must not list the page, epoch milliseconds. */
  readonly listedUntil?: number
  /** Type of the page's story. */
  readonly template: string
  /** Address of the largest picture above the fold, to be preloaded. */
  readonly preload?: string
  readonly shareImage?: ShareImage
  readonly pageColor?: string
  /** A soft navigation to the page does not scroll to its top. */
  readonly keepScroll?: true
  /** The page shows the inspector; links on it load documents. */
  readonly isInspected?: true
  /**
   * Set on a draft, whose links load documents: the origin of its editor, and the story that is open in it, unless it is an error
   * page.
   */
  readonly draft?: { readonly editorOrigin: string; readonly storyId?: number }
}

type Regions<Handle> = Readonly<Record<Region, readonly Handle[]>>

/** A page of published content. */
export interface CachedPage {
  readonly publication: 'published'
  readonly status: number
  /** Identifies the page as long as it is in memory, through every new version of its content. */
  readonly anchor: CacheHandle
  readonly regions: Regions<BlockHandle & { readonly cache: CacheHandle }>
}

/** A page that is not cached: its content is a draft, or it shows the inspector or a form that a visitor sent. */
export interface UncachedPage {
  readonly publication: 'published' | 'draft'
  readonly status: number
  readonly anchor?: undefined
  readonly regions: Regions<BlockHandle & { readonly cache: undefined }>
}

/** A page: its blocks in the order of the document. */
export type PageModel = CachedPage | UncachedPage
