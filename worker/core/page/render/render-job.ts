import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import type { SentForm } from '../../../../blocks/_kit/forms/sent-form.ts'
import type { Log } from '../../base/log/events.ts'
import type { DependencyTracker, Recording } from '../dependency-tracker.ts'
import type { BlockHandle, CacheHandle, PageModel } from '../model.ts'
import type { ReadFact } from '../read-facts.ts'
import type { BlockResolver, Watch } from '../resolution.ts'
import type { Views } from './block.tsx'
import type { Fragment } from './fragment.ts'

export interface RendererDependencies extends Views {
  readonly validate: BlockResolver['validate']
  readonly log: Log
  /** Called with the number of bytes newly cached on a page's content. */
  readonly account: (anchor: object, bytes: number) => void
  /** Called with each form that is about to be shown to visitors, with each rendering of its block. */
  readonly collectForm?: (form: SentForm) => void
}

/** Describes which facts a page's blocks read, once all of them are resolved. */
export interface Inspector {
  /** Begins to watch a top-level block, which is resolved again when a fact was not there the first time. */
  readonly watch: (handle: BlockHandle, record: () => DependencyTracker) => Watch
  /** A view that threw. */
  readonly lose: (block: RawBlock, reason: string) => void
  readonly write: (read: ReadFact) => Promise<string>
}

/** A page that is being rendered. Facts are read only by entries, so that each reading is recorded. */
export interface RenderJob {
  readonly page: PageModel
  readonly inspector?: Inspector | undefined
  /** Epoch milliseconds; read through a clock. */
  readonly now: number
  readonly read: ReadFact
}

export const isDraft = ({ page }: Pick<RenderJob, 'page'>): boolean => page.publication === 'draft'

/** The HTML of a piece, and the facts that were read to write it. */
export interface Written {
  readonly html: string
  readonly recording: Recording
}

/** One part of the document: a top-level block, a section of the document, the inspector. */
export interface Piece {
  /** The handle that its fragments are cached by; undefined for a part that is written for each request. */
  readonly source: CacheHandle | undefined
  /**
   * Writes the piece synchronously. Throws `Pending` while a fact is not loaded yet; undefined for a piece that is
   * never written synchronously.
   */
  readonly write: (() => Written) | undefined
  /** Writes it when the facts that it waited for are there. Rejects with `Pending` when another one is not. */
  readonly writeLate: () => Promise<Written>
  /** Makes the replacement when it failed. Throws the error where the page cannot do without it. */
  readonly replace: (error: unknown) => Written
}

/** A place in the document: ready (from the fragment cache, or rendered just now), or to be waited for. */
export type Slot =
  | { readonly state: 'kept' | 'rendered'; readonly fragment: Fragment }
  | { readonly state: 'late'; readonly render: () => Promise<Fragment> }

/** The places of a page in document order. */
export interface PageSlots {
  readonly head: Slot
  readonly bodyStart: Slot
  readonly header: readonly Slot[]
  readonly main: readonly Slot[]
  readonly footer: readonly Slot[]
  readonly aside: readonly Slot[]
  readonly structuredData: Slot
  readonly inspector?: Slot
  /** A block read a parameter of the address. */
  readonly hasFilters: boolean
}
