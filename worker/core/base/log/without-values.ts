/** A query in an address, and one that is percent-encoded inside another address. */
const queries = /\?\S*|%(?:25)*3f\S*/gi

function namesOf(query: string): string {
  if (!query.startsWith('?')) return '%3F'
  const names = query.slice(1).split('&')
  return `?${names.map(part => part.split('=', 1)[0]).join('&')}`
}

/**
 * A text with the names of the parameters of each address in it, without their values: values are often personal addresses, tokens and
 * signatures. Linear in the text.
 */
export const withoutValues = (text: string): string =>
  /[?%]/.test(text) ? text.replace(queries, namesOf) : text
