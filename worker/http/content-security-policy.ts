import { createBoundedMap } from '../caching/bounded-map.ts'
import { earlyClicksHash } from './early-clicks.ts'

export interface PolicyInput {
  /** Source expression of the page's one style element. */
  readonly styleHash: string
  /** Origin that may show the page in a frame; without it no origin may. */
  readonly framedBy?: string | undefined
}

const policies = createBoundedMap<string, string>(2000)

function writePolicy({ styleHash, framedBy = "'none'" }: PolicyInput): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${earlyClicksHash}`,
    `style-src 'self' ${styleHash}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

/** The strict policy of every page: no inline script but the one that collects clicks, no style but the page's own (CSP 3). Built once for each style. */
export function contentSecurityPolicy(input: PolicyInput): string {
  if (input.framedBy) return writePolicy(input)
  const known = policies.get(input.styleHash)
  if (known) return known
  const policy = writePolicy(input)
  policies.set(input.styleHash, policy)
  return policy
}
