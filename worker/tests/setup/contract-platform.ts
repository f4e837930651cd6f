/**
 * A platform that answers only the calls of the contract (docs/platform-calls.md): each with the parameters and the fields that
 * the contract names, from the answers of a site without an upstream. Everything else is a plain 404.
 */

/** The embedded answer to a request below `/api` of the site of a unit; the empty unit is the default one. */
export type CallEmbedded = (path: string, init: RequestInit, unit: string) => Promise<Response>

export interface ContractPlatformOptions {
  readonly callEmbedded: CallEmbedded
  /** Passes before each answer. */
  readonly wait: () => Promise<void>
}

type Fields = Readonly<Record<string, unknown>>

interface ContractCall {
  readonly method?: 'POST'
  /** Below `/api/proxy/index/v2/`, or the whole of it. */
  readonly path: RegExp
  /** Parameters that the contract names; absent where it leaves them open. */
  readonly query?: readonly string[]
  readonly answer: (body: Fields | null) => unknown
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The object with these fields alone. */
const only = (names: readonly string[]) => (body: unknown) =>
  isFields(body) ? Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name))) : body

/** An answer whose list entries have only these fields. */
const listOf = (list: 'value' | 'data', entry: (one: unknown) => unknown) => (body: Fields | null) => ({
  [list]: ((body?.[list] ?? []) as readonly unknown[]).map(entry),
})

const placements = ['header', 'content', 'actionTeaser', 'price']

const campaignFields = [
  ...['storyId', 'storyName', 'uuid', 'image', 'icon', 'titleDesktop', 'titleMobile', 'descriptionDesktop'],
  ...['descriptionMobile', 'link', 'discountType', 'discountValue', 'priceboxText', 'folderPriceboxText'],
  ...['voucherCode', 'colorOverride'],
]

const contactFields = [
  ...[
    'uuid',
    'storyId',
    'storyName',
    'photo',
    'phone',
    'phoneLabel',
    'phoneNote',
    'whatsapp',
    'whatsappLabel',
  ],
  ...[
    'email',
    'emailLabel',
    'showCallback',
    'callback',
    'callbackForm',
    'callbackLabel',
    'contactOverviewLabel',
  ],
  ...['contactOverviewLink', 'location', 'showChat', 'chatLabel'],
]

const priceFields = [
  ...['color', 'special', 'timeModel', 'timeModelDescription', 'duration', 'durationNumeric', 'price'],
  ...['priceFrequency', 'strikePrice', 'discountDescription', 'buttonText', 'tabLabel', 'basePriceText'],
]

/** The link of a price is a content link field. */
function priceModel(model: unknown) {
  const { href, ...fields } = model as Fields
  const link = href === undefined ? {} : { buttonLink: { linktype: 'url', url: href, cached_url: href } }
  return { ...(only(priceFields)(fields) as Fields), ...link }
}

const searchItem = only(['title', 'subtitle', 'path', 'image', 'color', 'showLargeItems'])

const searchGroup = (group: unknown) => {
  const { title, items } = group as Fields
  return { title, items: (items as readonly unknown[]).map(searchItem) }
}

const place = ['country', 'countryGroups']
const page = ['language', 'slug', 'pageId']
const money = ['country', 'countryGroup', 'space', 'baseCurrency']
const whole = (body: unknown) => body

const calls: readonly ContractCall[] = [
  { path: /^currency\/user$/, query: money, answer: only(['format', 'baseCurrency', 'exchangeRate']) },
  { path: /^currency\/exchange-rate$/, query: money, answer: only(['rate']) },
  {
    path: /^campaign\/[\w-]+$/,
    query: [...place, ...page, 'component', 'careId'],
    answer: body =>
      Object.fromEntries(
        Object.entries(only(placements)(body) ?? {}).map(([name, offer]) => [
          name,
          only(campaignFields)(offer),
        ]),
      ),
  },
  { path: /^contact-bubble-group\/[\w-]+$/, query: [...place, ...page], answer: only(['content']) },
  { path: /^contact\/[\w-]+$/, query: [...place, ...page], answer: only(contactFields) },
  { path: /^header\/[\w-]+$/, query: [...page, 'forceHeaderStoryId'], answer: only(['content']) },
  { path: /^footer\/[\w-]+$/, query: [...page, 'forceHeaderStoryId'], answer: only(['content']) },
  { path: /^redirect\/[\w-]+$/, query: ['path'], answer: only(['path', 'query', 'forwardParameters']) },
  { path: /^story-library$/, answer: whole },
  { path: /^story-library\/search$/, answer: listOf('data', searchGroup) },
  { path: /^event\/list$/, answer: listOf('value', whole) },
  {
    path: /^location\/map$/,
    query: ['space', 'unit', 'language'],
    answer: listOf('data', only(['name', 'href', 'state', 'top', 'left'])),
  },
  { path: /^finance\/questions$/, query: [], answer: listOf('value', whole) },
  { method: 'POST', path: /^finance\/results$/, query: [], answer: listOf('value', whole) },
  { method: 'POST', path: /^finance\/submit$/, query: [], answer: only(['value']) },
  { path: /^price\/pricemodels\/[\w-]+$/, answer: listOf('value', priceModel) },
]

/** The study suggestions are a separate service. */
const suggestions: ContractCall = {
  path: /^\/v1\/roa-tool\/suggestions(?:\/[\w-]+)?$/,
  query: [],
  answer: only(['training', 'furtherEducation', 'topSavings']),
}

const prefix = '/api/proxy/index/v2/'

function findCall(method: string, path: string) {
  if (method === 'GET' && suggestions.path.test(path))
    return { call: suggestions, embedded: `/api/suggestions${path}`, unit: '' }
  if (!path.startsWith(prefix)) return undefined
  const name = path.slice(prefix.length)
  const call = calls.find(one => (one.method ?? 'GET') === method && one.path.test(name))
  const unit = /^(?:campaign|contact-bubble-group|contact|header|footer|redirect)\/([\w-]+)$/.exec(name)?.[1]
  return call && { call, embedded: path, unit: unit ?? '' }
}

const plain = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain' } })

/** Whether an address belongs to the contract. */
export const isOfContract = (method: string, address: string): boolean =>
  findCall(method, new URL(address).pathname) !== undefined

export function createContractPlatform({ callEmbedded, wait }: ContractPlatformOptions) {
  return async (request: Request): Promise<Response> => {
    await wait()
    const { pathname, searchParams } = new URL(request.url)
    const found = findCall(request.method, pathname)
    if (!found) return plain('Not Found', 404)
    const { call, embedded, unit } = found
    const known = [...searchParams].filter(([name]) => call.query?.includes(name) ?? true)
    const query = new URLSearchParams(known).toString()
    const init =
      request.method === 'POST'
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: await request.text() }
        : {}
    const ofUnit = unit || searchParams.get('unit') || searchParams.get('space') || ''
    const answer = await callEmbedded(query ? `${embedded}?${query}` : embedded, init, ofUnit)
    if (!answer.ok) return plain(await answer.text(), answer.status)
    return Response.json(call.answer(await answer.json()))
  }
}
