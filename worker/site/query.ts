/** The parts of a query as they stand, with the decoded key and value of each. */
function partsOf(query: string): { readonly part: string; readonly key: string; readonly value: string }[] {
  return query
    .split('&')
    .filter(Boolean)
    .map(part => {
      const [[key, value] = ['', '']] = new URLSearchParams(part)
      return { part, key, value }
    })
}

/** Keys and values of a query, decoded, in their order, repeated ones included. */
export const keysOf = (query: string): readonly (readonly [key: string, value: string])[] =>
  partsOf(query).map(({ key, value }) => [key, value])

/** Whether a query has a key, with or without a value. */
export const hasKey = (query: string, wanted: string): boolean =>
  query.includes(wanted) && keysOf(query).some(([key]) => key === wanted)

/** The query without a key; the rest is unchanged. */
export const withoutKey = (query: string, unwanted: string): string =>
  filterQuery(query, key => key !== unwanted)

// Parameters of the editor, of operators, of tests and of browsers: no page, advertisement or other site uses them.
const technical = /^(?:_storyblok.*|_link|testing|variantId|nuxtlink|:~:text)$/

/** Whether a parameter controls this site itself: it does not describe the visitor, and is not passed to other hosts. */
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
