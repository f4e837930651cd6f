/** A unit whose pages are in a folder of the space. */
export interface UnitFolder {
  readonly unit: string
  readonly folder: string
}

export const unitFolders: readonly UnitFolder[] = [
  { unit: 'ds', folder: 'ds' },
  // `obw` is the address of a page of the first unit.
  { unit: 'obw', folder: 'weiterbildung' },
  { unit: 'libf', folder: 'london' },
]
