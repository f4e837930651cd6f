/** The client's own `accept-encoding`: Cloudflare normalises the header, and passes the original on here. */
interface ClientEncoding {
  readonly clientAcceptEncoding?: unknown
}

const brotli = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i

/** Whether the client takes brotli (RFC 9110, section 12.5.3); a client that names no coding does not. */
export function acceptsBrotli({ cf, headers }: Request): boolean {
  const named = (cf as ClientEncoding | undefined)?.clientAcceptEncoding
  const accepted = typeof named === 'string' ? named : headers.get('accept-encoding')
  return accepted !== null && brotli.test(accepted)
}
