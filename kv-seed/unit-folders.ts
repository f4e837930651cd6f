/** A unit whose pages are in a folder of the space. */
export interface UnitFolder {
  readonly unit: string
  readonly folder: string
}

/** The other units of the demonstration, by host, as `SITE_HOSTS` has them: each in a theme of its own. */
export const unitHosts = {
  'ds.localhost': { unit: 'ds', folder: 'ds', theme: 'maple_blaze', languages: ['de', 'en'] },
  // `obw` is the address of a page of the first unit.
  'obw.localhost': { unit: 'obw', folder: 'weiterbildung', theme: 'rust', languages: ['de', 'en'] },
  'libf.localhost': {
    unit: 'libf',
    folder: 'london',
    theme: 'texas_rose',
    timeZone: 'Europe/London',
    defaultLanguage: 'en',
    languages: ['en', 'de'],
  },
}

export const unitFolders: readonly UnitFolder[] = Object.values(unitHosts).map(({ unit, folder }) => ({
  unit,
  folder,
}))
