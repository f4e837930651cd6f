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

/** Where a service keeps a value in the browser. */
export const storageKinds = ['cookie', 'localKey', 'sessionKey'] as const

export type StorageKind = (typeof storageKinds)[number]
