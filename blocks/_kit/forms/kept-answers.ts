/** Why no link to continue was sent: what was typed is no address, or as many went out as may. */
export type LinkProblem = 'address' | 'limit'

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
