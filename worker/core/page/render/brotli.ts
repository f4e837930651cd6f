import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'

/** Takes 2 ms for a page of 100 KB; a higher quality takes several times as long for a few percent. */
const defaultQuality = 5

/** Bytes as brotli (RFC 7932). */
export const toBrotli = (bytes: Uint8Array, quality = defaultQuality): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    brotliCompress(bytes, { params }, (error, compressed) => (error ? reject(error) : resolve(compressed)))
  })

/** The bytes again, for a client that does not take brotli. */
export const fromBrotli = (bytes: Uint8Array): Uint8Array => brotliDecompressSync(bytes)
