/** The state of a story for visitors. */
export interface PublicState {
  readonly isPublished: boolean
  /** It was published once, so that visitors have no version before that one. */
  readonly isFirst: boolean
  /** Why they do not have the version that was published last; null where they have that one. */
  readonly heldBack: readonly string[] | null
  /** Null for a story that is not a page. */
  readonly address: string | null
}
