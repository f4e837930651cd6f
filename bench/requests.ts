import { mainSpace } from '../kv-seed/space.ts'
import type { StoredStory } from '../worker/core/content/space-schema.ts'
import { frozenPath } from './frozen-page.ts'

/** All servers get requests for the same host, so that they write the same addresses into the page. */
export const host = 'www.example.org'

export const requestOf = (headers: Readonly<Record<string, string>>, path = '/') =>
  Buffer.from(
    [
      `GET ${path} HTTP/1.1`,
      ...Object.entries({
        host,
        accept: 'text/html',
        'accept-encoding': 'gzip, deflate, br',
        ...headers,
      }).map(entry => entry.join(': ')),
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

/** Forty visitors of a page, all different in country and closed banner, interleaved. */
export const fortyVisitorsOf = (path: string): readonly Buffer[] =>
  closedBanners(5).flatMap(banner =>
    countries.map(country =>
      requestOf({ 'cf-ipcountry': country, ...(banner && { cookie: `closed_banner=${banner}` }) }, path),
    ),
  )

export const fortyVisitors: readonly Buffer[] = fortyVisitorsOf('/')

/** The heavy page, for one visitor. */
export const frozen: readonly Buffer[] = [requestOf({ 'cf-ipcountry': 'DE' }, frozenPath)]

/** The home page with the query of an advertisement, each time another one. */
export const advertised: readonly Buffer[] = Array.from({ length: 1000 }, (_, index) =>
  requestOf({ 'cf-ipcountry': 'DE' }, `/?utm_source=flyer-${index}&utm_campaign=bench`),
)

/** The home page for a visitor who has it, by its entity tag. */
export const revisited = (etag: string): readonly Buffer[] => [
  requestOf({ 'cf-ipcountry': 'DE', 'if-none-match': etag }),
]

const isPage = ({ content, full_slug }: StoredStory) =>
  content.component === 'page' && !/^(?:home|ds|error|settings|forms-space|testingarea)\b/.test(full_slug)

/** Paths of pages of the demonstration site in its default language. */
const pagePaths = (count: number): readonly string[] => {
  const stories = mainSpace().stories.flatMap(({ published }) => published ?? [])
  return ['/', ...stories.filter(isPage).map(({ full_slug }) => `/${full_slug}/`)].slice(0, count)
}

const farCountries = [
  'DK',
  'NO',
  'FI',
  'NL',
  'BE',
  'LU',
  'CZ',
  'SK',
  'SI',
  'HR',
  'HU',
  'RO',
  'BG',
  'GR',
  'CY',
  'MT',
  'EE',
]

/** Kinds of visitors: countries, each with a phone or a computer and with a banner closed or not. */
function kindsOfVisitors(count: number): readonly Readonly<Record<string, string>>[] {
  const banners = closedBanners(4)
  const kinds = [...countries, ...farCountries].flatMap(country =>
    ['desktop', 'mobile'].flatMap(device =>
      banners.map(banner => ({
        'cf-ipcountry': country,
        'cf-device-type': device,
        ...(banner && { cookie: `closed_banner=${banner}` }),
      })),
    ),
  )
  return kinds.slice(0, count)
}

/** Many pages for many kinds of visitors, in an order in which neither repeats soon. */
export function mixed(kinds: number, pages: number): readonly Buffer[] {
  const visitors = kindsOfVisitors(kinds)
  const requests = pagePaths(pages).flatMap(path => visitors.map(headers => requestOf(headers, path)))
  // A step that shares no factor with the count visits all of them.
  return requests.map((_, index) => requests[(index * 7919) % requests.length]!)
}

/** A valid enquiry as the form's script sends it; `consent` is the value of the consent that its page shows. */
export function enquiry(consent: string): readonly Buffer[] {
  const body = JSON.stringify({
    ...{ subject: 'fees', firstName: 'Ada', lastName: 'Canaria', email: 'ada@example.com', reply: 'email' },
    message: 'Wann beginnt das Semester, und was kostet ein Semester mehr? '.repeat(8),
    privacy: consent,
    _step: '0',
    _elapsed: '42000',
    _key: '0b6f0f3e-7a54-4d44-8d4f-0123456789ab',
  })
  const headers = {
    host,
    accept: 'application/json',
    origin: `http://${host}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  }
  const lines = Object.entries(headers).map(entry => entry.join(': '))
  return [Buffer.from(['POST /api/forms/contact?page=/kontakt/ HTTP/1.1', ...lines, '', body].join('\r\n'))]
}

/** A path at which a redirect of the demonstration content starts. */
export const redirected: readonly Buffer[] = [requestOf({ 'cf-ipcountry': 'DE' }, '/bwl?utm_source=flyer')]

/** Paths without a page, each of them once. */
export const unknownPaths: readonly Buffer[] = Array.from({ length: 50_000 }, (_, index) =>
  requestOf({ 'cf-ipcountry': 'DE' }, `/nowhere/${((index * 2_654_435_761) >>> 0).toString(36)}/`),
)
