/** The databases of a site by their bindings, and where their migrations are. */
export const migrationFolders = {
  DB: 'worker/forms/migrations',
  RECORDS: 'worker/records/migrations',
  INDEX: 'worker/content/index/migrations',
} as const

export type DatabaseBinding = keyof typeof migrationFolders

// The keys of a table that is written above.
export const databaseBindings = Object.keys(migrationFolders) as DatabaseBinding[]
