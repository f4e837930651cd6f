/** One of the links to continue a draft. */
export interface ResumeLink {
  readonly draft: string
  /** Place of its mail among those of the draft. */
  readonly position: number
}

/** How a link to continue stands: each opens its form once, in the browser in which its button was pressed. */
export type LinkState = 'open' | 'used' | 'revoked'

/** The links of drafts. No method throws. */
export interface ResumeLinks {
  /** Uses up a link; resolves to how it stood before. */
  endLink(link: ResumeLink): Promise<LinkState | 'lost'>
  /** Ends all links to continue a draft that were ordered so far. Resolves to whether it did. */
  revokeLinks(draft: string): Promise<boolean>
}
