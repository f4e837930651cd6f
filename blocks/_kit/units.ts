/** All sets of icons (requirement site/favicons). */
export const faviconSets = ['iu', 'libf', 'obw'] as const
export type FaviconSet = (typeof faviconSets)[number]

/** The settings of a unit's host beside address, theme and languages. */
export interface UnitSettings {
  /** The country whose currency its prices are in, wherever its visitors are (ISO 3166-1 alpha-2); default the visitor's own. */
  readonly pricedIn?: string | undefined
  readonly favicons?: FaviconSet | undefined
  /** The index of a purchase among the steps of its checkout (requirement tracking/steps). */
  readonly purchaseStep?: number | undefined
}

export const usualPurchaseStep = 5

/** The units that always exist (requirement site/units), and what they set. `SITE_HOSTS` adds units, and replaces settings. */
export const standardUnits: Readonly<Record<string, UnitSettings>> = {
  dach: {},
  ds: { purchaseStep: 4 },
  // Requirement prices/pounds.
  libf: { pricedIn: 'GB', favicons: 'libf' },
  obw: { favicons: 'obw' },
  fs: {},
}
