import { keepByArguments } from '../observed/keep-by-arguments.ts'
import { type Features, mergeFeatures } from './features.ts'
import { chooseDefaults, type Defaults } from './types/defaults.ts'
import type { Story } from './types/story.ts'

/** A unit's defaults, with the feature settings merged into them (platform specification, section 3). */
export interface UnitDefaults extends Defaults {
  readonly features: Features
}

/** The defaults of a unit; for the same lists the same object each time, because facts are made once for it. */
export const unitDefaults = keepByArguments(
  (stories: readonly Story[], features: readonly Story[], unit: string): UnitDefaults | undefined => {
    const defaults = chooseDefaults(stories, unit)
    return defaults && { ...defaults, features: mergeFeatures(features, unit) }
  },
)
