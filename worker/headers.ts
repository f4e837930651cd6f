/** Where pictures may come from beside this site: Storyblok's asset hosts. */
const imageHosts = ['https://a.storyblok.com', 'https://a-us.storyblok.com']

export interface PolicyInput {
  /** Source expression of the page's one style element. */
  readonly styleHash: string
}

/** The strict policy of every page: no inline script, no style but the page's own (CSP 3). */
export function contentSecurityPolicy({ styleHash }: PolicyInput): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styleHash}`,
    `img-src 'self' data: ${imageHosts.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers that every answer carries. */
export function securityHeaders(headers: Headers, { secure }: { secure: boolean }): void {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  headers.set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()')
  if (secure) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
