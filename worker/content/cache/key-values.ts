/** What of KV the reader needs: one value each, fetched together. */
export interface KeyValues {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { readonly expirationTtl: number }): Promise<void>
}
