const DAY = 24 * 3600_000
/** Less than a year, as the standard recommends. */
const HOLDS = 300 * DAY

export interface SecurityFile {
  /** `https:` or `mailto:` address of those who take reports. */
  readonly contact: string
  /** Canonical origin of the site. */
  readonly origin: string
  readonly languages: readonly string[]
  /** Epoch milliseconds. */
  readonly now: number
}

/**
 * `/.well-known/security.txt` (requirement seo/security-file): the contact for people who found a vulnerability (RFC 9116). It is written
 * anew each day, so it never expires.
 */
export function writeSecurityFile({ contact, origin, languages, now }: SecurityFile): string {
  const expires = new Date(Math.floor(now / DAY) * DAY + HOLDS)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
