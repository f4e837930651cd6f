/** Headers that every answer carries. Windows that this site opens, such as payments, keep their opener. */
const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const

/** Pictures, media and feeds are shown on other sites as well. */
const shared = /^\/(?:media|pictures)\/|\/feed\.xml$/

export interface SecurityQuestion {
  /** Address of the request. */
  readonly url: URL
  /** Whether browsers are told that all subdomains answer over https, too. */
  readonly hasSecureSubdomains: boolean
}

function headersFor({ url, hasSecureSubdomains }: SecurityQuestion): Readonly<Record<string, string>> {
  return {
    ...common,
    'cross-origin-resource-policy': shared.test(url.pathname) ? 'cross-origin' : 'same-origin',
    // Over http browsers ignore it (RFC 6797, section 8.1).
    ...(url.protocol === 'https:' && {
      'strict-transport-security': `max-age=31536000${hasSecureSubdomains ? '; includeSubDomains' : ''}`,
    }),
  }
}

function add(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value)
  return response
}

/** An answer with the security headers, except those that it already has. All answers of the worker go through this function. */
export function secureAnswer(response: Response, question: SecurityQuestion): Response {
  const headers = headersFor(question)
  try {
    return add(response, headers)
  } catch {
    // Headers of an answer from a cache or from another worker are immutable.
    return add(new Response(response.body, response), headers)
  }
}
