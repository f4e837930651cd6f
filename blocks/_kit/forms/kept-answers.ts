/** Why no link to continue is on its way: what was typed is no address, as many went out as may, or the visitor has ended them. */
export type LinkProblem = 'address' | 'limit' | 'revoked'

/** The page of a used or ended link: it offers a new link, by a button that posts the token; it says that one was sent; or that the limit of mails allows none. */
export type LinkRenewal =
  | { readonly kind: 'offered'; readonly token: string }
  | { readonly kind: 'sent' | 'limit' }

/** Answers that are kept for another time. */
export interface KeptAnswers {
  /** Epoch milliseconds. */
  readonly until: number
  /** Where the last link to continue was sent. */
  readonly email?: string | undefined
  /** Why none was sent now. */
  readonly problem?: LinkProblem | undefined
  /** What was typed as the address. */
  readonly typed?: string | undefined
}
