/** The databases of a site by their bindings, and where their migrations are. */
export const migrationFolders = {
  DB: 'worker/features/forms/migrations',
  RECORDS: 'worker/core/base/records/migrations',
  INDEX: 'worker/core/content/index/migrations',
} as const

export type DatabaseBinding = keyof typeof migrationFolders

// The keys of a table that is written above.
export const databaseBindings = Object.keys(migrationFolders) as DatabaseBinding[]
