import * as v from 'valibot'
import { memoize } from '../../base/caching/memoize.ts'
import { chooseDefaults, type Defaults, schema } from '../types/defaults.ts'
import type { Story } from '../types/story.ts'
import { type Features, mergeFeatures } from './features.ts'

/** A unit's defaults, with the feature settings merged into them (requirement page-resolution/defaults). */
export interface UnitDefaults extends Defaults {
  readonly features: Features
}

/** The defaults of a unit where none can be read. */
export const noDefaults: UnitDefaults = {
  ...v.parse(schema, { component: 'defaults', siteName: '-' }),
  siteName: '',
  features: mergeFeatures([], ''),
}

/** The defaults of a unit; memoized by the lists, because facts are memoized by the defaults. */
export const unitDefaults = memoize(
  (stories: readonly Story[], features: readonly Story[], unit: string): UnitDefaults | undefined => {
    const defaults = chooseDefaults(stories, unit)
    return defaults && { ...defaults, features: mergeFeatures(features, unit) }
  },
)
