import type { TestSite } from './test-site.ts'

export const MINUTE = 60_000

/** Requests until the whole page is served from caches. */
export async function warm(site: TestSite, path: string, headers = {}) {
  await site.get(path, headers)
  return site.get(path, headers)
}

/** Makes cached content stale, and waits for the refresh that the next request begins. */
export async function refresh(site: TestSite, path: string, headers = {}) {
  site.turnClock(MINUTE)
  await site.get(path, headers)
  // The platform's results are refreshed from the stories found in the first round, so a second round follows.
  site.turnClock(MINUTE)
  await site.get(path, headers)
}
