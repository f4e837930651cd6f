import { slug } from '../_kit/slug.ts'

/** The federal states as the map and content name them: their German names as slugs; codes of ISO 3166-2 and English names. */
export const states = {
  'baden-wuerttemberg': ['bw', 'baden-wurttemberg'],
  bayern: ['by', 'bavaria'],
  berlin: ['be'],
  brandenburg: ['bb'],
  bremen: ['hb'],
  hamburg: ['hh'],
  hessen: ['he', 'hesse'],
  'mecklenburg-vorpommern': ['mv', 'mecklenburg-western-pomerania'],
  niedersachsen: ['ni', 'lower-saxony'],
  'nordrhein-westfalen': ['nw', 'north-rhine-westphalia'],
  'rheinland-pfalz': ['rp', 'rhineland-palatinate'],
  saarland: ['sl'],
  sachsen: ['sn', 'saxony'],
  'sachsen-anhalt': ['st', 'saxony-anhalt'],
  'schleswig-holstein': ['sh'],
  thueringen: ['th', 'thuringia'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type StateName = keyof typeof states

const byAnyName = new Map<string, StateName>(
  // The keys of an object literal.
  (Object.entries(states) as [StateName, readonly string[]][]).flatMap(([name, others]) =>
    [name, ...others].map(any => [any, name] as const),
  ),
)

/** The state that a text means: `Bayern`, `bayern`, `Bavaria`, `BY`, `DE-BY`. */
export const stateOf = (text: string): StateName | undefined => byAnyName.get(slug(text).replace(/^de-/, ''))
