/**
 * The values that the entry script passes to a block's code that starts with the page (`blocks/<component>/begin.ts`).
 */
export interface PageTools {
  /** Sets a session cookie. Only for strictly necessary cookies: it does not check consent. */
  readonly setCookie: (name: 'closed_banner', value: string) => void
  /** Cookies that scripts see. */
  readonly cookies: () => string
  /** The clicks from before the script was there, as the inline script in the head has collected them. */
  readonly earlyClicks: readonly Event[]
}
