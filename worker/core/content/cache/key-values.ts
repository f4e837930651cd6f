/** The operations of KV that the reader uses. */
export interface KeyValues {
  get(key: string): Promise<string | null>
  put(key: string, value: string, options: { readonly expirationTtl: number }): Promise<void>
}
