import { encodeBase64 } from 'hono/utils/encode'
import { createBoundedMap } from '../caching/bounded-map.ts'

/** The hash by which a policy allows a `<style>` or `<script>` with this text (CSP 3, section 6.6.2.2). */
export async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${encodeBase64(digest)}'`
}

/** Collects the visitor's clicks until the page's code is loaded; `client/early-clicks.ts` repeats those on controls that did nothing. */
const collectClicks = 'early=[];addEventListener("click",early.on=e=>early.push(e),!0);'

/**
 * A page that was reached from another one of this site, by a reload or through the history, finds the font in the browser's cache, and begins
 * with it. Any other page is painted in local fonts before the font is fetched (`client/enhancements/late-font.ts`).
 */
const useKnownFont = [
  '{let d=document,l=d.createElement("link");',
  'if(d.referrer.startsWith(origin+"/")||/^[rb]/.test(performance.getEntriesByType("navigation")[0]?.type)){',
  'd.documentElement.dataset.font="";l.rel="preload";l.as="font";l.crossOrigin="";',
  'l.href=d.currentScript.dataset.font;d.head.append(l)}}',
].join('')

/** The script in the head of every page. The policy allows it by its hash. */
export const earlyScript = collectClicks + useKnownFont

/** Source expression of that script (CSP 3, section 6.6.2.2). */
export const earlyScriptHash = "'sha256-BCCUSgHjjZdRSm7tp9qOgIOZGT0cYxK5N6KCD2YRh/I='"

/**
 * An empty script after a style sheet that is linked in the body: a script waits for the sheets before it, and the parser for the script, so that
 * content that needs the sheet is not shown without it in browsers that would otherwise continue (Firefox; HTML, script-blocking style sheet).
 */
export const sheetWait = '0'

/** Source expression of that script (CSP 3, section 6.6.2.2). */
export const sheetWaitHash = "'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='"

/**
 * Hosts that a container of the tag manager contacts (Google: "Use Tag Manager with a Content Security Policy"). Custom HTML tags and
 * scripted variables need inline scripts or `unsafe-eval`; they are not supported.
 */
const tagHosts = {
  scripts: 'https://www.googletagmanager.com',
  pictures: 'https://www.googletagmanager.com https://*.google-analytics.com',
  connections:
    'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com',
} as const

interface PolicyInput {
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
    withHosts(`script-src 'self' ${earlyScriptHash} ${sheetWaitHash}`, tagHosts.scripts, hasTags),
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
 * The strict policy of every page: the only inline scripts are that of the head and the one that waits for a linked sheet, the only inline
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
