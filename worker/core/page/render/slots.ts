import type { Fragment } from './fragment.ts'

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
