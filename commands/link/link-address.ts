import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { standardZone } from '../../blocks/_kit/zoned-time.ts'
import { webhookToken } from '../../worker/core/content/version/webhook.ts'
import { linkKey, type SignedLink, signLink } from '../../worker/core/request/visitor/signed-link.ts'
import { viewAsClaims } from '../../worker/core/request/visitor/view-as.ts'

/** Links to files are made with each delivery. */
const purposes = ['preview', 'view-as', 'testing', 'health', 'searches'] as const

/** Purposes with an address of their own. */
const ownPaths: Readonly<Record<string, string>> = { health: '/api/health', searches: '/api/searches' }

/** A link that is passed on too far cannot be taken back but with the secret. */
const maxHours = 90 * 24

const origin = v.pipe(
  v.string(),
  v.url('the origin is no address'),
  v.regex(/^https?:\/\//i, 'the origin begins with https:// or http://'),
)

const input = v.object({
  purpose: v.picklist(purposes, `the first word is one of ${[...purposes, 'webhook'].join(', ')}`),
  // Two slashes would begin another host, which would get this site's signature.
  path: v.pipe(
    v.string('the path of a page is missing'),
    v.regex(/^\/(?![\\/])/, 'a path starts with a slash, and with one only'),
  ),
  origin: v.optional(origin),
  hours: v.pipe(
    v.string(),
    v.toNumber('the hours are a number'),
    v.minValue(0.01, 'it has to hold for some time'),
    v.maxValue(maxHours, 'it holds for 90 days at most'),
  ),
  unit: v.string(),
  country: v.optional(v.string()),
  usergroup: v.optional(v.string()),
  variant: v.optional(v.string()),
  date: v.optional(v.string()),
  draft: v.boolean(),
})

type Input = v.InferOutput<typeof input>

/** The default address of a local site, used if it recorded no other. */
const usualOrigin = 'http://127.0.0.1:8787'

/** The local address of a unit, which may have a host of its own. */
function localOrigin(unit: string, { origin = usualOrigin, hosts }: LinkDependencies): string {
  const url = new URL(origin)
  url.hostname = hosts?.get(unit) ?? url.hostname
  return url.origin
}

function readWords(words: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      hours: { type: 'string', default: '24' },
      origin: { type: 'string' },
      unit: { type: 'string', default: 'dach' },
      country: { type: 'string' },
      usergroup: { type: 'string' },
      variant: { type: 'string' },
      date: { type: 'string' },
      draft: { type: 'boolean', default: false },
    },
  })
  const [purpose = '', path = ownPaths[purpose], ...rest] = positionals
  if (rest.length) throw new Error('a path with blanks stands between quotes')
  if (path && path !== (ownPaths[purpose] ?? path))
    throw new Error(`a ${purpose} link takes no path: it is that of ${ownPaths[purpose]}`)
  return parsed(input, { purpose, path, ...values })
}

/** Throws an error with all faults. */
function parsed<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Error(result.issues.map(({ message }) => message).join('; '))
}

/** The link's grant beside its page; only a view-as link contains more than the unit. */
function claimsOf({ purpose, unit, country, usergroup, variant, date, draft }: Input): SignedLink['claims'] {
  const visitor = { country, usergroup, variant, date, ...(draft && { publication: 'draft' }) }
  const given = Object.entries(visitor).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  if (purpose !== 'view-as' && given.length) throw new Error(`only a view-as link has a ${given[0]![0]}`)
  const claims = { unit, ...Object.fromEntries(given) }
  if (purpose === 'view-as') parsed(viewAsClaims(standardZone), claims)
  return claims
}

/** A requested address. */
export type LinkWords =
  | { readonly purpose: 'webhook'; readonly origin?: string | undefined }
  | (Omit<Input, 'origin'> & {
      readonly origin?: string | undefined
      readonly claims: SignedLink['claims']
    })

function readWebhook(words: readonly string[]): LinkWords {
  const { values } = parseArgs({ args: [...words], options: { origin: { type: 'string' } } })
  return { purpose: 'webhook', ...parsed(v.object({ origin: v.optional(origin) }), values) }
}

/**
 * Parses the words of the command: `preview /path/ --hours 48 --origin https://www.example.org --unit ds` for the draft of a page, `view-as
 * /path/
 * --country CH --usergroup lead --variant b --date 2026-12-24T18:00 --draft` for the page as a certain visitor sees it (each option may be
 * left out), `testing /path/` for its inspector in production, `health` for the details of the health address, `searches` for the searches
 * without a result, `webhook` for the address at which the content system tells the site to check for news, for plans that sign no messages:
 * it is valid until the secret changes. `units` are all units; any name is accepted if they are not given. Throws an error that names the
 * wrong word.
 */
export function readLink(words: readonly string[], units?: ReadonlySet<string>): LinkWords {
  if (words[0] === 'webhook') return readWebhook(words.slice(1))
  const given = readWords(words)
  const { unit } = given
  if (units && !units.has(unit)) throw new Error(`there is no unit "${unit}", only ${[...units].join(', ')}`)
  return { ...given, claims: claimsOf(given) }
}

interface LinkDependencies {
  /** The secret of the site at an origin, read only if the words are valid. Throws if there is none. */
  readonly secret: (origin: string) => string
  /** Epoch milliseconds. */
  readonly now: number
  /** The origin if the words name none: that of the local site, if one was started. */
  readonly origin?: string | undefined
  /** Hosts of the local site, by their units. */
  readonly hosts?: ReadonlyMap<string, string>
}

async function webhookAddress(origin: string, secret: LinkDependencies['secret']): Promise<string> {
  const site = new URL(origin).origin
  return new URL(`/api/webhooks/storyblok/${await webhookToken(secret(site))}`, site).href
}

/** The requested address, signed. */
export async function linkAddress(given: LinkWords, dependencies: LinkDependencies): Promise<string> {
  const { secret, now } = dependencies
  if (given.purpose === 'webhook')
    return webhookAddress(given.origin ?? dependencies.origin ?? usualOrigin, secret)
  const { purpose, path, hours, unit, claims } = given
  const url = new URL(path, given.origin ?? localOrigin(unit, dependencies))
  // Paths of pages end in a slash; the signature is valid only for the path with the slash, to which others redirect.
  if (!ownPaths[purpose] && !url.pathname.endsWith('/')) url.pathname += '/'
  const link: SignedLink = { purpose, path: url.pathname, expires: now + hours * 3_600_000, claims }
  if (purpose === 'testing') url.searchParams.set('testing', 'on')
  url.searchParams.set(linkKey, await signLink(link, secret(url.origin)))
  return url.href
}
