import type { ProgrammePrices } from '../_kit/programmes/prices.ts'
import type { Programme } from '../_kit/programmes/programme.ts'
import type { Found } from './find-programmes.ts'
import type { Wording } from './option-labels.ts'
import type { SearchState } from './search-state.ts'

/** The results, with the texts and links for them. */
export interface Scene extends Wording {
  readonly found: Found<Programme>
  readonly address: (state: SearchState) => string
  /** The page that compares; undefined on a site without one. */
  readonly comparison: string | undefined
  readonly pricesOf: (careId?: string) => ProgrammePrices | undefined
}
