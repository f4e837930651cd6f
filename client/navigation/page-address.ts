/** The common part of two addresses of the same page. */
export const pageKey = ({ pathname, search }: URL | Location): string => pathname + search

/** The address as pages have it, with a slash at its end. */
export function pageAddress(url: URL): URL {
  const address = new URL(url)
  if (!address.pathname.endsWith('/')) address.pathname += '/'
  return address
}

/** The address of a page's payload (requirement navigation/payload): the build of the document, then the page's own query. */
export function payloadAddress(url: URL, build: string): string {
  const query = url.search.slice(1)
  return `${pageAddress(url).pathname}_payload.json?${build}${query && `&${query}`}`
}
