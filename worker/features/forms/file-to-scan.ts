/** A file in quarantine. */
export interface FileToScan {
  readonly key: string
  readonly filename: string
  /** Media type that its first bytes told when it was received. */
  readonly type: string
  readonly bytes: number
  /** Bytes from the beginning, or with `suffix` at the end. */
  readonly read: (range: { readonly length: number } | { readonly suffix: number }) => Promise<Uint8Array>
  /** All of it, chunk by chunk. */
  readonly open: () => Promise<ReadableStream<Uint8Array>>
}
