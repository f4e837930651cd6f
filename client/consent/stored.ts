import { type Service, tracesOf } from '../../blocks/_kit/consent/services.ts'
import { granted } from './consent.ts'

/** The storage that a service is filed with for a key; undefined where the key is not one of its traces, or the service has no grant. */
function storageFor(service: Service, key: string): Storage | undefined {
  const { localKeys, sessionKeys } = tracesOf[service]
  if (!granted(service)) return undefined
  if (localKeys.includes(key)) return localStorage
  return sessionKeys.includes(key) ? sessionStorage : undefined
}

/**
 * Reads the value that a service stored under a key. Undefined without its grant, for a key that is not filed in `tracesOf`, and in a browser that refuses
 * storage (requirement consent/services).
 */
export function readStored(service: Service, key: string): string | undefined {
  try {
    return storageFor(service, key)?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value for a service, with its grant and under a key of `tracesOf` only. Tells whether it is stored. */
export function store(service: Service, key: string, value: string): boolean {
  try {
    const storage = storageFor(service, key)
    storage?.setItem(key, value)
    return storage !== undefined
  } catch {
    return false
  }
}
