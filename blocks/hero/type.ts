const kinds = ['full', 'split', 'compact', 'basic'] as const
export type HeroKind = (typeof kinds)[number]

/** `slope` is the shape of the types without a suffix. */
export type HeroShape = 'slope' | 'circle' | 'spot'

/** The types that content may name (requirement hero/types). */
export const heroTypes = [
  'full',
  'split',
  'compact',
  'basic',
  'full_circle',
  'split_circle',
  'compact_circle',
  'basic_circle',
  'full_spot',
  'split_spot',
  'compact_spot',
  'basic_spot',
  'none',
] as const
export type HeroType = (typeof heroTypes)[number]

const shapes: Readonly<Record<'' | '_circle' | '_spot', HeroShape>> = {
  '': 'slope',
  _circle: 'circle',
  _spot: 'spot',
}

export interface HeroForm {
  readonly kind: HeroKind
  readonly shape: HeroShape
}

/** The form of a hero: an explicit suffix overrides the theme's; `none` is not a hero. */
export function heroForm(type: HeroType, suffix: () => keyof typeof shapes): HeroForm | undefined {
  const [name, own] = type.split('_')
  const kind = kinds.find(candidate => candidate === name)
  if (!kind) return undefined
  return { kind, shape: own === 'circle' || own === 'spot' ? own : shapes[suffix()] }
}
