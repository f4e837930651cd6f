import type { Services } from '../answer/services.ts'
import type { Site } from '../request/site/site.ts'

/** The sites that the configuration names; one without hosts has its origin, if that is known. */
export function configuredSites({ environment, siteOf }: Services): readonly Site[] {
  const { SITE_HOSTS, SITE_ORIGIN } = environment
  const hosts = Object.entries(SITE_HOSTS).map(([host, { origin }]) => origin ?? `https://${host}`)
  return [...hosts, ...(SITE_ORIGIN ? [SITE_ORIGIN] : [])].flatMap(origin => siteOf(origin) ?? [])
}
