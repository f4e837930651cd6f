import type { Resource } from '../cache/resource.ts'

/** Folder and types of the settings that sites may share. Pages and their parts belong to one site. */
export const settingsFolder = 'settings/'
export const sharedTypes: ReadonlySet<string> = new Set(['country-groups-prioritization'])

/**
 * The same resource in the global space, with a key and a circuit breaker of its own. It is judged by time alone, because the follower
 * watches versions and removals of the main space only. `isWorthAsking` bounds the calls for slugs, which clients may invent.
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
