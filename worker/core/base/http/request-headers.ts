/** Cloudflare normalises `accept-encoding`, and passes the client's own in a field of `cf`. */
interface EncodedRequest {
  readonly headers: Pick<Headers, 'get'>
  readonly cf?: unknown
}

const brotli = /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i

/** Headers that browsers send; a look-up takes less time than the pattern. */
const usual: ReadonlySet<string> = new Set(['gzip, deflate, br, zstd', 'gzip, deflate, br', 'gzip, br'])

/** Whether the client accepts brotli (RFC 9110, section 12.5.3); a client without `Accept-Encoding` does not. */
export function acceptsBrotli({ cf, headers }: EncodedRequest): boolean {
  const named = (cf as { readonly clientAcceptEncoding?: unknown } | undefined)?.clientAcceptEncoding
  const accepted = typeof named === 'string' ? named : headers.get('accept-encoding')
  return accepted !== null && (usual.has(accepted) || brotli.test(accepted))
}

/** Weak comparison of a list of tags (RFC 9110, section 8.8.3.2). */
export function matchesTag(header: string | null, etag: string | undefined): boolean {
  if (!header || !etag) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(tag => opaque(tag) === opaque(etag))
}

/**
 * Whether a page of this site sent a request (requirement forms/same-origin). If the browser sends no origin, or `null` as for pages without
 * a referrer, Fetch Metadata must name the same origin; scripts cannot set either header (Fetch standard).
 */
export function isSameOrigin({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return origin === null || origin === 'null' ? site !== null : origin === new URL(url).origin
}

// Cloudflare's codes for "not known" and for Tor exits (requirement site/country).
const notCountries: ReadonlySet<string> = new Set(['XX', 'T1'])

/** The viewer's country from the configured header. */
export function viewerCountry(header: string | null): string {
  const code = header?.trim().toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(code) && !notCountries.has(code) ? code : 'unknown'
}
