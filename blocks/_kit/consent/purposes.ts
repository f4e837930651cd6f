/** Why a service processes data: codes that content names, and that a decision holds for (requirement consent/version). */
export const purposes = [
  'operation',
  'remember',
  'personalisation',
  'assistance',
  'embedding',
  'testing',
  'measurement',
  'advertising',
] as const

export type Purpose = (typeof purposes)[number]

/** Where a service keeps a value in the browser; `providerKey` is under a host of the provider, out of this site's reach. */
export const storageKinds = ['cookie', 'localKey', 'sessionKey', 'providerKey'] as const

export type StorageKind = (typeof storageKinds)[number]
