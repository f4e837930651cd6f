/** One of the links to continue a draft. */
export interface ResumeLink {
  readonly draft: string
  /** Position of its mail among those of the draft. */
  readonly position: number
}

/** The state of a link to continue: each opens its form once, in the browser in which its button was pressed. */
export type LinkState = 'open' | 'used' | 'revoked'

/** The links of drafts. No method throws. */
export interface ResumeLinks {
  /** Uses up a link; resolves to its state before. */
  endLink(link: ResumeLink): Promise<LinkState | 'lost'>
  /** Ends all links to continue a draft that were ordered so far. Resolves to whether it did. */
  revokeLinks(draft: string): Promise<boolean>
}

/** SQL: the state of a draft's links when all links ordered so far are ended, including used ones. */
export const revokedLinks = `(SELECT json_group_object(key, 'revoked') FROM json_each(drafts.body, '$.mails'))`
