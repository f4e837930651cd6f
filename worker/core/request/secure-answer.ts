/**
 * Headers that every answer has. Windows that this site opens, such as payments, keep their opener. Answers that are not pages load no resources and
 * are shown in no frame (OWASP ASVS 5.0, 3.4.3 and 3.4.6); pages and documents of services have policies of their own.
 */
const common = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

/** Paths of pictures, media and feeds, which other sites may show. */
const shared = /^\/(?:media|pictures)\/|\/feed\.xml$/

export interface SecurityQuestion {
  /** Path of the request. */
  readonly path: string
  /** The request came over https. */
  readonly isSecure: boolean
  /** Whether browsers are told that all subdomains also answer over https. */
  readonly hasSecureSubdomains: boolean
  /** Id of the build. */
  readonly build: string
  /** Duration of the answer in milliseconds. */
  readonly took: number
}

function headersFor({
  path,
  isSecure,
  hasSecureSubdomains,
  build,
  took,
}: SecurityQuestion): Readonly<Record<string, string>> {
  return {
    ...common,
    'x-build': build,
    'server-timing': `answer;dur=${took}`,
    'cross-origin-resource-policy': shared.test(path) ? 'cross-origin' : 'same-origin',
    // Browsers ignore this header over http (RFC 6797, section 8.1).
    ...(isSecure && {
      'strict-transport-security': `max-age=31536000${hasSecureSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

/** Adds the headers that every answer has, except those already set, and the charset of JSON. Throws where the headers are immutable. */
export function addSecurityHeaders(headers: Headers, question: SecurityQuestion): void {
  if (headers.get('content-type') === 'application/json')
    headers.set('content-type', 'application/json; charset=utf-8')
  for (const [name, value] of Object.entries(headersFor(question)))
    if (!headers.has(name)) headers.set(name, value)
}

/**
 * An answer with the headers that every answer has, except those already set. All answers of the worker pass through this function, except answers
 * that were cached with their headers.
 */
export function secureAnswer(response: Response, question: SecurityQuestion): Response {
  try {
    addSecurityHeaders(response.headers, question)
    return response
  } catch {
    // Headers of an answer from a cache or from another worker are immutable.
    const copy = new Response(response.body, response)
    addSecurityHeaders(copy.headers, question)
    return copy
  }
}
