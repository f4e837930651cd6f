import type { Resource } from '../cache/resource.ts'

/** Folder and types of what sites may share: settings. Pages and what stands on them are each site's own. */
export const settingsFolder = 'settings/'
export const sharedTypes: ReadonlySet<string> = new Set(['country-groups-prioritization'])

/**
 * The same resource in the global space: by a key, a circuit breaker and a time of its own, because the version and the removals that
 * are followed are the main space's. Anybody may name a slug, so it is asked for as rarely as an unknown one.
 */
export const inGlobalSpace = <T>(
  { withdraw: _, ...resource }: Resource<T>,
  isWorthAsking?: () => Promise<boolean>,
): Resource<T> => ({
  ...resource,
  key: `global:${resource.key}`,
  source: 'global',
  versioned: false,
  ...(isWorthAsking && { isWorthAsking }),
  async load(signal) {
    const found = await resource.load(signal)
    return found && { ...found, cv: 0 }
  },
})
