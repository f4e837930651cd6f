/** What the entry script hands to behaviour of a block that begins with the page (`blocks/<component>/begin.ts`). */
export interface PageTools {
  /** Sets a cookie that ends with the visit. Only for what is strictly necessary: it asks for no consent. */
  readonly setCookie: (name: 'closed_banner', value: string) => void
  /** The clicks from before the script was there, as the inline script in the head has collected them. */
  readonly earlyClicks: readonly Event[]
}
