import { join } from 'node:path'
import type { WorkerConfig } from '@cloudflare/vite-plugin'
import { unitHosts } from '../../kv-seed/unit-folders.ts'

/** The variables of a local site, in place of those of `wrangler.toml`. */
export const localVars = {
  ENVIRONMENT: 'local',
  CONTENT_SOURCE: 'embedded',
  SITE_UNIT: 'dach',
  SITE_HOSTS: JSON.stringify(unitHosts),
}

/**
 * Turns the configuration of production into that of a local site: with gallery, editor and developer page, with variables of its own, and without
 * what only an account has. All other bindings are those of production.
 */
export function makeLocal(config: WorkerConfig): void {
  config.main = join(import.meta.dirname, '../../worker/local.ts')
  config.vars = localVars
  config.analytics_engine_datasets = []
  config.send_email = []
  config.r2_buckets = config.r2_buckets.map(({ jurisdiction: _, ...bucket }) => bucket)
  config.routes = undefined
}
