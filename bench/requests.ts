import { mainSpace } from '../kv-seed/space.ts'

/** All servers are asked for the same host, so that they write the same addresses into the page. */
export const host = 'www.example.org'

const requestOf = (headers: Readonly<Record<string, string>>, path = '/') =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      ...Object.entries({ host, accept: 'text/html', ...headers }).map(entry => entry.join(': ')),
      '\r\n',
    ].join('\r\n'),
  )

/** The same visitor for every request. */
export const oneVisitor: readonly Buffer[] = [requestOf({ 'cf-ipcountry': 'DE' })]

const countries = ['DE', 'AT', 'CH', 'GB', 'US', 'PL', 'SE', 'IN']

/** Ids of campaigns of the demonstration content, filled up with ids that no campaign has. */
function closedBanners(count: number): (string | undefined)[] {
  const campaigns = mainSpace().stories.filter(({ draft }) => draft.content.component === 'campaign')
  const others = Array.from({ length: count }, (_, index) => `unknown-${index}`)
  return [undefined, ...campaigns.map(({ draft }) => String(draft.id)), ...others].slice(0, count)
}

/** Forty visitors of a page, no two of the same country with the same closed banner, interleaved. */
export const fortyVisitorsOf = (path: string): readonly Buffer[] =>
  closedBanners(5).flatMap(banner =>
    countries.map(country =>
      requestOf({ 'cf-ipcountry': country, ...(banner && { cookie: `closed_banner=${banner}` }) }, path),
    ),
  )

export const fortyVisitors: readonly Buffer[] = fortyVisitorsOf('/')

/** A path that a redirect of the demonstration content leads away from. */
export const redirected: readonly Buffer[] = [requestOf({ 'cf-ipcountry': 'DE' }, '/bwl?utm_source=flyer')]

/** Paths without a page, each of them once. */
export const unknownPaths: readonly Buffer[] = Array.from({ length: 50_000 }, (_, index) =>
  requestOf({ 'cf-ipcountry': 'DE' }, `/nowhere/${((index * 2_654_435_761) >>> 0).toString(36)}/`),
)
