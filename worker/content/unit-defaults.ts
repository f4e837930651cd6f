import { type Features, mergeFeatures } from './features.ts'
import { chooseDefaults, type Defaults } from './types/defaults.ts'
import type { Story } from './types/story.ts'

/** A unit's defaults, with the feature settings merged into them (platform specification, section 3). */
export interface UnitDefaults extends Defaults {
  readonly features: Features
}

type Units = Map<string, UnitDefaults | undefined>

const known = new WeakMap<readonly Story[], WeakMap<readonly Story[], Units>>()

function choose(
  stories: readonly Story[],
  features: readonly Story[],
  unit: string,
): UnitDefaults | undefined {
  const defaults = chooseDefaults(stories, unit)
  return defaults && { ...defaults, features: mergeFeatures(features, unit) }
}

/** The defaults of a unit; for the same lists the same object each time, because facts are memoised by it. */
export function unitDefaults(
  stories: readonly Story[],
  features: readonly Story[],
  unit: string,
): UnitDefaults | undefined {
  const byFeatures = known.get(stories) ?? new WeakMap<readonly Story[], Units>()
  known.set(stories, byFeatures)
  const units: Units = byFeatures.get(features) ?? new Map()
  byFeatures.set(features, units)
  if (!units.has(unit)) units.set(unit, choose(stories, features, unit))
  return units.get(unit)
}
