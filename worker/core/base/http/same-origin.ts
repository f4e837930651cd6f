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
