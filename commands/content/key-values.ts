/** A text, or the bytes of a file. */
export interface KeyEntry {
  readonly key: string
  readonly value: string | Uint8Array
}

/** The namespace `CONTENT`, as a command reads and writes it. */
export interface KeyStore {
  get(key: string): Promise<string | null>
  getBytes(key: string): Promise<Uint8Array | null>
  /** The keys that begin so. */
  list(prefix: string): Promise<readonly string[]>
  /** Writes in the order of the entries. */
  put(entries: readonly KeyEntry[]): Promise<void>
  delete(keys: readonly string[]): Promise<void>
}
