import { filterQuery, isTechnical } from '../site/query.ts'

/** Parameters with which advertisers and mailings measure campaigns: they identify the place of a click, not the person. */
const campaign = /^(?:utm_[a-z_]{1,32}|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id)$/

const maxParameters = 20
/** Maximum characters of one parameter, as it is written in an address. */
const maxParameterLength = 512

const nothing: ReadonlySet<string> = new Set()

/**
 * The part of a visitor's query that is passed to another host: campaign parameters and the parameters in `named`, which redirects set
 * themselves; at most twenty, each at most 512 characters. All other parameters stay on this site.
 */
export function passedToOthers(query: string, named = nothing): string {
  const passed = filterQuery(query, key => (named.has(key) || campaign.test(key)) && !isTechnical(key))
  return passed
    .split('&')
    .filter(part => part.length <= maxParameterLength)
    .slice(0, maxParameters)
    .join('&')
}
