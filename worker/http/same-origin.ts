/**
 * Whether a page of this site sent a request (requirement forms/same-origin). Browsers tell the origin with every post (Fetch standard);
 * pages without a referrer send `null`, and then Fetch Metadata must say that the page is of the same origin.
 */
export function isSameOrigin({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  return origin === new URL(url).origin || (origin === 'null' && site === 'same-origin')
}
