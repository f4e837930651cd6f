import { type Service, services, tracesOf } from '../../blocks/_kit/consent/services.ts'
import { granted } from './consent.ts'

function forget(service: Service): void {
  const { localKeys, sessionKeys } = tracesOf[service]
  for (const key of localKeys) localStorage.removeItem(key)
  for (const key of sessionKeys) sessionStorage.removeItem(key)
}

/**
 * Deletes the data that services without a grant have stored in the browser (requirement consent/withdrawal). The worker deletes
 * their cookies.
 */
export function forgetWithdrawn(): void {
  try {
    for (const service of services) if (!granted(service)) forget(service)
  } catch {
    // A browser that refuses storage contains no data.
  }
}
