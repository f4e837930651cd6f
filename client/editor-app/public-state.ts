/** What visitors have of a story now. */
export interface PublicState {
  readonly isPublished: boolean
  /** Why they have the version before the one that was published last; null where they have that one. */
  readonly heldBack: readonly string[] | null
  /** Null for a story that is no page. */
  readonly address: string | null
}
