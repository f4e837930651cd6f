/** The result of one attempt. Reasons name a status or a class of failure: nothing of the message or of the answer. */
export type Outcome =
  | { readonly kind: 'done' }
  /** There is nowhere to deliver it to: it stays in the database, where the command finds it. */
  | { readonly kind: 'kept'; readonly reason: string }
  | { readonly kind: 'retry'; readonly reason: string }
  /** Its recipient, whom a visitor named, does not accept it: nothing that the site can correct. */
  | { readonly kind: 'undeliverable'; readonly reason: string }
  /** No further attempt can succeed. */
  | { readonly kind: 'failed'; readonly reason: string }
