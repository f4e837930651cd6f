import * as v from 'valibot'
import { readText } from '../../core/base/http/read-body.ts'
import type { Log } from '../../core/base/log/events.ts'
import type { Reads } from '../../core/content/cache/access.ts'
import type { ReadOptions } from '../../core/content/cache/resource.ts'
import { builtInConfig, emptyConfig, type TrackingConfig, trackingConfigSchema } from './tracking-config.ts'

const maxBytes = 20_000

/** Milliseconds for the answer of the configured address. */
const DEADLINE = 2_000

export interface ConfigDependencies {
  /** `TRACKING_CONFIG_URL`. */
  readonly url: string | undefined
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>
  readonly reader: Reads
  readonly waitUntil: ReadOptions['waitUntil']
  readonly log: Log
}

async function load(url: string, fetch: ConfigDependencies['fetch'], signal: AbortSignal): Promise<unknown> {
  const init = { signal, redirect: 'manual', headers: { accept: 'application/json' } } as const
  const response = await fetch(url, init)
  const body = await readText(response.body, maxBytes)
  if (!response.ok) throw new Error(`answered ${response.status}`)
  if (body === undefined) throw new Error(`more than ${maxBytes} bytes`)
  return JSON.parse(body)
}

/**
 * The configuration of tracking (requirement tracking/configuration): from the configured address if that begins with `http`, through
 * the cached reader with its circuit breaker and last good copy; else the built-in one. If the address has never answered, the sections
 * are empty, which is logged. Never rejects.
 */
export async function readTrackingConfig(dependencies: ConfigDependencies): Promise<TrackingConfig> {
  const { url, fetch, reader, waitUntil, log } = dependencies
  if (!url?.startsWith('http')) return builtInConfig
  const resource = {
    key: `tracking-config:${url}`,
    source: 'tracking-config',
    versioned: false,
    persist: true,
    lasting: true,
    parse: (body: unknown) => v.parse(trackingConfigSchema, body),
    load: async (signal: AbortSignal) => ({ body: await load(url, fetch, signal), cv: 0 }),
  }
  try {
    const found = await reader.read(resource, { waitUntil, deadline: DEADLINE })
    if (found) return found.value
  } catch {
    // The reader has logged why.
  }
  log({ event: 'tracking-config-missing', message: 'No tracking config found.' })
  return emptyConfig
}
