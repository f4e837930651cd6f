import type { BrowserContext } from '@playwright/test'

/** Cookies and keys that need no consent (requirement consent/nothing-before). */
const necessary = ['chunk-reload', 'closed_banner', 'closed_exit', 'consent', 'draft', 'locale']

/** In a page: names of keys, databases and caches. */
async function keptInPage(): Promise<string[]> {
  const databases = await indexedDB.databases()
  return [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...databases.map(({ name = '' }) => name),
    ...(await caches.keys()),
  ]
}

/**
 * The sorted names of everything that a browser stores for its pages, cookies included, except what needs no consent.
 */
export async function tracesIn(context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name.replace('__Host-', ''))
  const kept = await Promise.all(context.pages().map(page => page.evaluate(keptInPage)))
  return [...cookies, ...kept.flat()].filter(name => !necessary.includes(name)).sort()
}

/** Records the other hosts that pages and frames of a context contact from now on. */
export function foreignHosts(context: BrowserContext, own: string): ReadonlySet<string> {
  const hosts = new Set<string>()
  context.on('request', request => {
    const { protocol, origin, host } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== own) hosts.add(host)
  })
  return hosts
}
