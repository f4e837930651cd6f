import type { Environment } from '../../../env.ts'

/** The names of a machine for itself (RFC 6761, section 6.3; RFC 5735, section 3; RFC 4291, section 2.5.3). */
export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')

/**
 * How far the host of a request is trusted. `own`: a local site, requested by a name of its machine or one of `DEV_HOSTS`, which only its
 * developer uses. `foreign`: a local site, requested by another name; a page of another site can point its own name to the address of this
 * machine (DNS rebinding), so such a request has no rights. `public`: a site for everybody, where a secret gives rights.
 */
export function hostTrust(
  { hostname }: Pick<URL, 'hostname'>,
  { DEV_HOSTS, ENVIRONMENT }: Pick<Environment, 'DEV_HOSTS' | 'ENVIRONMENT'>,
): 'own' | 'foreign' | 'public' {
  if (ENVIRONMENT !== 'local') return 'public'
  return isLoopback(hostname) || DEV_HOSTS.includes(hostname) ? 'own' : 'foreign'
}
