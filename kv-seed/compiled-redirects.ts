import { writeEnvelope } from '../worker/content/envelope.ts'
import { revisionOf } from '../worker/content/revision.ts'
import type { Datasource, SpaceEntry } from '../worker/content-api/space.ts'
import { compileRedirects } from '../worker/routing/compile-redirects.ts'
import { redirectSourceOf, redirectsDatasource, redirectsKey } from '../worker/routing/redirect-source.ts'
import { siteOfUnit } from './redirects.ts'

/**
 * The redirects of each unit as the site keeps them in KV, made when content is seeded, so that no visitor waits for it. The same
 * entry that the site would make of the datasource.
 */
export function compiledRedirects(
  datasources: readonly Datasource[],
  { units, now }: { units: readonly string[]; now: number },
): SpaceEntry[] {
  const entries = datasources.find(({ slug }) => slug === redirectsDatasource)?.entries ?? []
  const sources = entries.map(redirectSourceOf).filter(source => source !== undefined)
  return units.map(unit => {
    const { redirects } = compileRedirects(sources, siteOfUnit(unit))
    const body = JSON.stringify({ redirects })
    const envelope = { schema: 1, cv: 0, fetchedAt: now, revision: revisionOf(body), body } as const
    return { key: redirectsKey({ unit }), value: writeEnvelope(envelope) }
  })
}
