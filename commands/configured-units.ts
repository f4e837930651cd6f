import * as v from 'valibot'
import { unstable_readConfig as readConfig } from 'wrangler'
import { unitsOf } from '../worker/core/request/site/site.ts'
import { trimSlug } from '../worker/core/request/site/slugs.ts'
import { variables } from '../worker/env.ts'
import { localVars } from './local/local-configuration.ts'

const settings = v.object({ vars: v.pick(variables, ['SITE_UNIT', 'SITE_HOSTS']) })

/** All units that exist, each with the folder of its stories if it is configured. */
export type UnitFolders = ReadonlyMap<string, string | undefined>

const localSite = () => v.parse(settings, { vars: localVars }).vars

const production = () =>
  v.parse(settings, readConfig({ config: 'wrangler.toml' }, { hideWarnings: true })).vars

/** The hosts of the local site, by unit; the main unit has no host of its own. */
export const localHosts = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(localSite().SITE_HOSTS).map(([host, { unit }]) => [unit, host]))

/** The units of the local site and of production. */
export function configuredUnits(): UnitFolders {
  const all = [localSite(), production()]
  const named = all.flatMap(vars => [...unitsOf(vars)].map(unit => [unit, undefined] as const))
  const folders = all.flatMap(({ SITE_UNIT, SITE_HOSTS }) => [
    ...Object.values(SITE_HOSTS).map(({ unit, folder }) => [unit, trimSlug(folder)] as const),
    [SITE_UNIT, ''] as const,
  ])
  return new Map([...named, ...folders])
}
