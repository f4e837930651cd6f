/**
 * The client's original `accept-encoding`: Cloudflare normalises the header and passes the original in this
 * field.
 */
interface ClientEncoding {
  readonly clientAcceptEncoding?: unknown
}

const brotli = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i

/** Headers that browsers send; a look-up takes less time than the pattern. */
const usual: ReadonlySet<string> = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, br'])

/** Whether the client accepts brotli (RFC 9110, section 12.5.3); a client without `Accept-Encoding` does not. */
export function acceptsBrotli({ cf, headers }: Request): boolean {
  const named = (cf as ClientEncoding | undefined)?.clientAcceptEncoding
  const accepted = typeof named === 'string' ? named : headers.get('accept-encoding')
  return accepted !== null && (usual.has(accepted) || brotli.test(accepted))
}
