/** The part of the runtime's `node:zlib` that is used here. */
declare module 'node:zlib' {
  interface BrotliOptions {
    readonly params?: Readonly<Record<number, number>>
  }
  export const constants: {
    readonly BROTLI_PARAM_QUALITY: number
    readonly BROTLI_PARAM_MODE: number
    readonly BROTLI_PARAM_SIZE_HINT: number
    readonly BROTLI_MODE_TEXT: number
  }
  export function brotliCompress(
    bytes: Uint8Array,
    options: BrotliOptions,
    done: (error: Error | null, compressed: Uint8Array) => void,
  ): void
  export function brotliDecompressSync(bytes: Uint8Array): Uint8Array
}
