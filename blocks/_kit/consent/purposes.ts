/**
 * Purposes for which services process data: codes that content uses and that decisions cover (requirement consent/version).
 */
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

/**
 * Kinds of browser storage that services use; `providerKey` is stored under a host of the provider, where this site cannot
 * delete it.
 */
export const storageKinds = ['cookie', 'localKey', 'sessionKey', 'providerKey'] as const

export type StorageKind = (typeof storageKinds)[number]
