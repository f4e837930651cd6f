/**
 * The services that visitors decide on (requirement consent/services). `worker/tests/consent.test.ts` and
 * `client/granted-services.test.ts` test for each service what its grant changes, and fail for a service that no code reads.
 */
export const services = [
  'ab-testing',
  'analytics',
  'application-prefill',
  'cookie-popup',
  'resume-application',
  'study-assistant',
  'usergroup',
  'website-features',
] as const

export type Service = (typeof services)[number]

/** Services that the site strictly needs require no consent. */
export const necessaryCategory = 'necessary'

/** The category of each service; a service without one is denied. */
export type ConsentCategories = Readonly<Partial<Record<Service, string>>>

/** Operators may set other categories by the variable `CONSENT_CATEGORIES`. */
export const standardCategories: ConsentCategories = {
  'ab-testing': 'analytics',
  analytics: 'analytics',
  'application-prefill': 'functional',
  'cookie-popup': necessaryCategory,
  'resume-application': 'functional',
  'study-assistant': 'functional',
  usergroup: 'functional',
  'website-features': 'functional',
}

/**
 * Where a service runs: in the worker, in a frame of its own, in the page's own script, or as a script of another host in the page.
 */
type Place = 'worker' | 'frame' | 'script' | 'tag'

/** The data that a service may store in the browser, and where it runs (requirement consent/traces). */
export interface ServiceTraces {
  readonly runsIn: Place
  /** Names of cookies; a star at the end matches any characters. */
  readonly cookies: readonly string[]
  /** Keys in the local storage of the page's origin. */
  readonly localKeys: readonly string[]
  /** Keys in its session storage. */
  readonly sessionKeys: readonly string[]
}

const traces = (runsIn: Place, stored: Partial<Omit<ServiceTraces, 'runsIn'>> = {}): ServiceTraces => ({
  runsIn,
  cookies: [],
  localKeys: [],
  sessionKeys: [],
  ...stored,
})

/** The cookies and keys of each service. A withdrawal deletes them: the worker the cookies, the page's script the keys. */
export const tracesOf: Readonly<Record<Service, ServiceTraces>> = {
  'ab-testing': traces('worker', { cookies: ['experiment', 'visitor', '__Host-visitor'] }),
  analytics: traces('tag', {
    cookies: ['_ga', '_ga_*', '_gid', '_gcl_*'],
    sessionKeys: ['tracking_session'],
  }),
  'application-prefill': traces('script', { localKeys: ['application_prefill'] }),
  'cookie-popup': traces('worker', { cookies: ['consent'] }),
  'resume-application': traces('worker', { cookies: ['application', '__Host-application'] }),
  'study-assistant': traces('frame', { localKeys: ['public_user_id'] }),
  usergroup: traces('worker', { cookies: ['usergroup'] }),
  'website-features': traces('frame'),
}
