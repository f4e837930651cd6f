import { cleanText } from '../../../../blocks/_kit/clean-text.ts'
import { cutText } from '../../../../blocks/_kit/cut-text.ts'
import { oneLine } from '../../../../blocks/_kit/one-line.ts'

interface Part {
  readonly part: string
  readonly key: string
  readonly value: string
}

// Most parts contain no encoded character. Splitting them here is cheaper than `URLSearchParams`, and a request reads its query several times.
const plain = /^[\w.,~*-]+(?:=[\w.,~*-]*)?$/

function plainPart(part: string): Part {
  const [key = '', value = ''] = part.split('=', 2)
  return { part, key, value }
}

/** The parts of a query, unchanged, each with its decoded key and value. */
function partsOf(query: string): readonly Part[] {
  const parts = query.split('&').filter(Boolean)
  if (parts.every(part => plain.test(part))) return parts.map(plainPart)
  // One call for all parts, because each call costs more than reading a part. The `&` keeps a question mark at the front, and the first part is
  // dropped.
  const decoded = [...new URLSearchParams(`&${query}`)]
  return parts.map((part, index) => {
    const [key, value] = decoded[index]!
    return { part, key, value }
  })
}

/** Keys and values of a query, decoded, in their order, repeated ones included. */
export const keysOf = (query: string): readonly (readonly [key: string, value: string])[] =>
  partsOf(query).map(({ key, value }) => [key, value])

/** A stranger may write a parameter of any length. */
const longestParameter = 100

/** The beginning of a value that a stranger wrote, cleaned. */
export const cutValue = (value: string, length: number): string => cleanText(cutText(value, length))

/** A value of a parameter as pages use it, in one line. */
export const cutParameter = (value: string): string => oneLine(cutText(value, longestParameter))

/** The first value of a parameter; empty where the query has none. */
export const parameterIn = (query: string, wanted: string): string =>
  cutParameter(keysOf(query).find(([key]) => key === wanted)?.[1] ?? '')

/** Parses a page number, counted from 1; any malformed text means the first page. */
export const readPageNumber = (written: string): number =>
  /^[1-9]\d{0,3}$/.test(written) ? Number(written) : 1

/** The page of results that a query requests. */
export const pageNumberOf = (query: string): number =>
  readPageNumber(keysOf(query).find(([key]) => key === 'page')?.[1] ?? '')

/** Whether a query has a key, with or without a value. */
export const hasKey = (query: string, wanted: string): boolean =>
  query.includes(wanted) && keysOf(query).some(([key]) => key === wanted)

/** The query without a key; the rest is unchanged. */
export const withoutKey = (query: string, unwanted: string): string =>
  filterQuery(query, key => key !== unwanted)

// Parameters of the editor, of operators, of tests and of browsers: no page, advertisement or other site uses them.
const technical = /^(?:_storyblok.*|_link|testing|variantId|nuxtlink|:~:text)$/

/** Whether a parameter controls this site itself. Such a parameter does not describe the visitor and is not passed to other hosts. */
export const isTechnical = (key: string): boolean => technical.test(key)

/** The parameters that a test of their keys lets through, unchanged. */
export const filterQuery = (query: string, keeps: (key: string) => boolean): string =>
  partsOf(query)
    .filter(({ key }) => keeps(key))
    .map(({ part }) => part)
    .join('&')

/** Two queries as one; where both have a key, `strong` wins. Neither is encoded again. */
export function mergeQueries(strong: string, weak: string): string {
  const taken = new Set(keysOf(strong).map(([key]) => key))
  const rest = partsOf(weak).filter(({ key }) => !taken.has(key))
  return [strong, ...rest.map(({ part }) => part)].filter(Boolean).join('&')
}

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
