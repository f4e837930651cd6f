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
export interface PageView {
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

function isPage(pattern: string, { slug = '', pageId }: PageView): boolean {
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
function placeWeight({ countries, countryGroups }: Audience, pageView: PageView): number | undefined {
  const codes = codesIn(countries).map(code => code.toUpperCase())
  const groups = codesIn(countryGroups)
  if (codes.includes(pageView.country)) return 1000
  const rank = pageView.countryGroups.findIndex(uuid => groups.includes(uuid))
  return weigh(codes.length + groups.length > 0, rank >= 0, 999 - rank)
}

/**
 * How closely an audience fits the visitor and page; undefined when it does not (requirement campaigns/closest-first). The place decides
 * first: all other weights together are less than one, and each is more than the sum of those below it.
 */
export function fitOf(audience: Audience, pageView: PageView): number | undefined {
  const { unit, languages = [], usergroups = [] } = audience
  const pages = codesIn(audience.pages)
  const components = codesIn(audience.components)
  const careIds = codesIn(audience.careIds)
  const weights = [
    placeWeight(audience, pageView),
    weigh(
      pages.length > 0,
      pages.some(pattern => isPage(pattern, pageView)),
      0.25,
    ),
    weigh(careIds.length > 0, careIds.includes(pageView.careId ?? ''), 0.25),
    weigh(components.length > 0, components.includes(pageView.component ?? ''), 0.125),
    weigh(usergroups.length > 0, usergroups.includes(pageView.usergroup ?? ''), 0.0625),
    weigh(unit !== undefined, unit === pageView.unit, 0.03),
    weigh(languages.length > 0, languages.includes(pageView.language), 0.01),
  ]
  return weights.includes(undefined) ? undefined : weights.reduce<number>((sum, weight) => sum + weight!, 0)
}

/** The criteria of an audience that the visitor and page meet, for which a story was chosen. */
export function matchesOf(audience: Audience, pageView: PageView): readonly string[] {
  const { unit, languages = [], usergroups = [] } = audience
  const isCountry = codesIn(audience.countries).some(code => code.toUpperCase() === pageView.country)
  const groups = codesIn(audience.countryGroups)
  const group = isCountry ? undefined : pageView.countryGroups.find(uuid => groups.includes(uuid))
  const page = codesIn(audience.pages).find(pattern => isPage(pattern, pageView))
  const component = codesIn(audience.components).find(name => name === pageView.component)
  const careId = codesIn(audience.careIds).find(id => id === pageView.careId)
  const matches: readonly (readonly [name: string, value: string | undefined])[] = [
    ['country', isCountry ? pageView.country : undefined],
    ['country group', group],
    ['page', page],
    ['product', careId],
    ['content type', component],
    ['usergroup', usergroups.find(name => name === pageView.usergroup)],
    ['unit', unit],
    ['language', languages.find(name => name === pageView.language)],
  ]
  return matches.flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
}

/** The candidates that fit, the closest first; equally close ones in the editors' order. */
export const fitting = <T>(
  candidates: readonly T[],
  audienceOf: (candidate: T) => Audience,
  pageView: PageView,
): T[] =>
  candidates
    .flatMap(candidate => {
      const fit = fitOf(audienceOf(candidate), pageView)
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
