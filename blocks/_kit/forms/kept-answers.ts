/** Why no link to continue is on its way: what was typed is no address, as many went out as may, or the visitor has ended them. */
export type LinkProblem = 'address' | 'limit' | 'revoked'

/** What becomes of a link to continue that opens nothing any more: a new one is offered, by a button that sends the token, or was sent, or may not go. */
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
