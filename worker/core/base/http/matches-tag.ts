/** Weak comparison of a list of tags (RFC 9110, section 8.8.3.2). */
export function matchesTag(header: string | null, etag: string | undefined): boolean {
  if (!header || !etag) return false
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some(tag => opaque(tag) === opaque(etag))
}
