import { splitList } from '../../../blocks/_kit/split-list.ts'
import { trimSlug } from '../request/site/slugs.ts'

/** The visitors and pages to which a story applies; an empty criterion does not restrict. */
export interface Audience {
  readonly unit?: string | undefined
  readonly countries?: string | undefined
  readonly countryGroups?: string | undefined
  readonly languages?: readonly string[]
  readonly pages?: string | undefined
  readonly components?: string | undefined
  readonly careIds?: string | undefined
  readonly usergroups?: readonly string[]
}

/** The visitor and page that a call is made for. */
export interface Asker {
  readonly unit: string
  readonly country: string
  /** Uuids, the most important first. */
  readonly countryGroups: readonly string[]
  readonly language: string
  readonly slug?: string
  readonly pageId?: string
  readonly component?: string
  readonly careId?: string
  readonly usergroup?: string
}

/** Texts of a list that editors write: commas or lines between them. */
export const codesIn = (list: string | undefined): readonly string[] => splitList(list, /[,\n]/)

function isPage(pattern: string, { slug = '', pageId }: Asker): boolean {
  if (pattern === pageId) return true
  const page = trimSlug(slug)
  if (!/(?:^|\/)\*$/.test(pattern)) return page === trimSlug(pattern)
  const folder = trimSlug(pattern.slice(0, -1))
  return folder === '' || page.startsWith(`${folder}/`)
}

/** The weight of a criterion: 0 if it is not set, its weight if it is met, undefined if it is not met. */
const weigh = (isGiven: boolean, isMet: boolean, weight: number): number | undefined =>
  isGiven ? (isMet ? weight : undefined) : 0

/**
 * Weights of places are whole numbers. A country weighs more than any of its groups, and a group of higher priority more than one of lower.
 */
function placeWeight({ countries, countryGroups }: Audience, asker: Asker): number | undefined {
  const codes = codesIn(countries).map(code => code.toUpperCase())
  const groups = codesIn(countryGroups)
  if (codes.includes(asker.country)) return 1000
  const rank = asker.countryGroups.findIndex(uuid => groups.includes(uuid))
  return weigh(codes.length + groups.length > 0, rank >= 0, 999 - rank)
}

/**
 * How closely an audience fits the visitor and page; undefined when it does not (requirement campaigns/closest-first). The place decides
 * first: all other weights together are less than one, and each is more than the sum of those below it.
 */
export function fitOf(audience: Audience, asker: Asker): number | undefined {
  const { unit, languages = [], usergroups = [] } = audience
  const pages = codesIn(audience.pages)
  const components = codesIn(audience.components)
  const careIds = codesIn(audience.careIds)
  const weights = [
    placeWeight(audience, asker),
    weigh(
      pages.length > 0,
      pages.some(pattern => isPage(pattern, asker)),
      0.25,
    ),
    weigh(careIds.length > 0, careIds.includes(asker.careId ?? ''), 0.25),
    weigh(components.length > 0, components.includes(asker.component ?? ''), 0.125),
    weigh(usergroups.length > 0, usergroups.includes(asker.usergroup ?? ''), 0.0625),
    weigh(unit !== undefined, unit === asker.unit, 0.03),
    weigh(languages.length > 0, languages.includes(asker.language), 0.01),
  ]
  return weights.includes(undefined) ? undefined : weights.reduce<number>((sum, weight) => sum + weight!, 0)
}

/** The criteria of an audience that the visitor and page meet, for which a story was chosen. */
export function matchesOf(audience: Audience, asker: Asker): readonly string[] {
  const { unit, languages = [], usergroups = [] } = audience
  const isCountry = codesIn(audience.countries).some(code => code.toUpperCase() === asker.country)
  const groups = codesIn(audience.countryGroups)
  const group = isCountry ? undefined : asker.countryGroups.find(uuid => groups.includes(uuid))
  const page = codesIn(audience.pages).find(pattern => isPage(pattern, asker))
  const component = codesIn(audience.components).find(name => name === asker.component)
  const careId = codesIn(audience.careIds).find(id => id === asker.careId)
  const matches: readonly (readonly [name: string, value: string | undefined])[] = [
    ['country', isCountry ? asker.country : undefined],
    ['country group', group],
    ['page', page],
    ['product', careId],
    ['content type', component],
    ['usergroup', usergroups.find(name => name === asker.usergroup)],
    ['unit', unit],
    ['language', languages.find(name => name === asker.language)],
  ]
  return matches.flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
}

/** The candidates that fit, the closest first; equally close ones in the editors' order. */
export const fitting = <T>(
  candidates: readonly T[],
  audienceOf: (candidate: T) => Audience,
  asker: Asker,
): T[] =>
  candidates
    .flatMap(candidate => {
      const fit = fitOf(audienceOf(candidate), asker)
      return fit === undefined ? [] : [{ candidate, fit }]
    })
    .sort((a, b) => b.fit - a.fit)
    .map(({ candidate }) => candidate)

/** A time window in epoch milliseconds: its start is included, its end is not. */
interface TimeWindow {
  readonly startsAt?: number | undefined
  readonly endsAt?: number | undefined
}

export const isRunning = ({ startsAt = -Infinity, endsAt = Infinity }: TimeWindow, now: number): boolean =>
  startsAt <= now && now < endsAt

/** The next moment at which one of these begins or ends; undefined if all have ended. */
export function nextBoundary(windows: readonly TimeWindow[], now: number): number | undefined {
  const moments = windows.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const coming = moments.filter(moment => moment !== undefined && moment > now) as number[]
  return coming.length ? coming.reduce((first, moment) => Math.min(first, moment)) : undefined
}
