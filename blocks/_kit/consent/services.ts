/** The services that need a visitor's consent (requirement consent/services). */
export const services = [
  'ab-testing',
  'analytics',
  'application-prefill',
  'cookie-popup',
  'resume-application',
  'server-side-testing',
  'study-assistant',
  'study-guidance',
  'usergroup',
  'website-features',
] as const

export type Service = (typeof services)[number]

/** Services that the site strictly needs require no consent. */
export const necessaryCategory = 'necessary'

/** The category that each service belongs to; one that is not listed is denied. */
export type ConsentCategories = Readonly<Partial<Record<Service, string>>>

/** Operators may set other categories by the variable `CONSENT_CATEGORIES`. */
export const standardCategories: ConsentCategories = {
  'ab-testing': 'analytics',
  analytics: 'analytics',
  'application-prefill': 'functional',
  'cookie-popup': necessaryCategory,
  'resume-application': 'functional',
  'server-side-testing': 'analytics',
  'study-assistant': 'functional',
  'study-guidance': 'functional',
  usergroup: 'functional',
  'website-features': 'functional',
}
