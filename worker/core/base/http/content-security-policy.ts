import { createBoundedMap } from '../caching/bounded-map.ts'
import { earlyClicksHash } from './early-clicks.ts'
import { sheetWaitHash } from './sheet-wait.ts'
import { tagHosts } from './tag-hosts.ts'

export interface PolicyInput {
  /** Source expression of the page's one style element. */
  readonly styleHash: string
  /** Origin that may show the page in a frame; without it no origin may. */
  readonly framedBy?: string | undefined
  /** The visitor consented to the tag manager's service. */
  readonly hasTags?: boolean | undefined
}

const policies = createBoundedMap<string, string>(2000)

const withHosts = (directive: string, hosts: string, isGranted = false) =>
  isGranted ? `${directive} ${hosts}` : directive

function writePolicy({ styleHash, framedBy = "'none'", hasTags }: PolicyInput): string {
  return [
    "default-src 'none'",
    withHosts(`script-src 'self' ${earlyClicksHash} ${sheetWaitHash}`, tagHosts.scripts, hasTags),
    `style-src 'self' ${styleHash}`,
    withHosts("img-src 'self' data:", tagHosts.pictures, hasTags),
    "font-src 'self'",
    withHosts("connect-src 'self'", tagHosts.connections, hasTags),
    "media-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')
}

/**
 * The strict policy of every page: the only inline scripts are those that collect clicks and wait for a linked sheet, the only inline
 * style is the page's own, and no other host is contacted without the visitor's consent (CSP 3; requirement consent/sandbox). Built once
 * for each style.
 */
export function contentSecurityPolicy(input: PolicyInput): string {
  if (input.framedBy) return writePolicy(input)
  const key = input.hasTags ? `${input.styleHash} tags` : input.styleHash
  const known = policies.get(key)
  if (known) return known
  const policy = writePolicy(input)
  policies.set(key, policy)
  return policy
}
