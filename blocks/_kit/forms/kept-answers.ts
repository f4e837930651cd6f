/**
 * The reason why no link to continue was sent: the typed text is not an address, the limit of mails is reached, or the visitor has ended the links.
 */
export type LinkProblem = 'address' | 'limit' | 'revoked'

/**
 * The state of the page of a used or ended link: it offers a new link, by a button that posts the token; reports that one was sent; or that the limit
 * of mails allows none.
 */
export type LinkRenewal =
  | { readonly kind: 'offered'; readonly token: string }
  | { readonly kind: 'sent' | 'limit' }

/** Answers that are saved for later. */
export interface KeptAnswers {
  /** Epoch milliseconds. */
  readonly until: number
  /** Address to which the last link to continue was sent. */
  readonly email?: string | undefined
  /** Why none was sent now. */
  readonly problem?: LinkProblem | undefined
  /** The text that was typed as the address. */
  readonly typed?: string | undefined
}

/**
 * A number above that of any form's steps: the worker redirects an address with it to the furthest step that was
 * reached.
 */
export const furthestStep = 99
