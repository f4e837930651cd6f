import { services } from '../../../../blocks/_kit/consent/services.ts'
import { themeNamed } from '../../../../blocks/_kit/themes/all.ts'
import type { Theme } from '../../../../blocks/_kit/themes/theme.ts'
import {
  type FaviconSet,
  standardUnits,
  type UnitSettings,
  usualPurchaseStep,
} from '../../../../blocks/_kit/units.ts'
import { type Environment, supportedLanguages } from '../../../env.ts'
import { createBoundedMap } from '../../base/caching/bounded-map.ts'
import { type Revisioned, revisionOf } from '../../base/caching/validity.ts'
import { faviconSet } from './favicons.ts'
import type { LinkRules } from './links.ts'
import { trimSlug } from './slugs.ts'

/** Another unit's part of the same space. */
export interface NeighbourSite {
  readonly folder: string
  readonly origin: string
}

/** One unit's site, as configuration and host define it. */
export interface Site {
  readonly unit: string
  /** Canonical origin. */
  readonly origin: string
  /** Folder of its stories, without slashes at the ends; empty for the root. */
  readonly folder: string
  /** Folders of the space that belong to other units: their pages are on other hosts, and links to them lead there. */
  readonly neighbours: readonly NeighbourSite[]
  readonly theme: Theme
  readonly defaultLanguage: string
  readonly languages: readonly string[]
  readonly localeStrategy: Environment['LOCALE_STRATEGY']
  /** Time zone of the unit, in which its times are shown. */
  readonly timeZone: string
  /** The country whose currency all prices are in; undefined for the visitor's own. */
  readonly pricedIn: string | undefined
  readonly favicons: FaviconSet
  readonly purchaseStep: number
  /** Services that silence allows in this unit (requirement consent/implicit). */
  readonly silentServices: readonly string[]
  /** Services without a category: always denied, whatever a visitor has granted before (requirement consent/categories). */
  readonly deniedServices: readonly string[]
  /** Container of the tag manager; empty for none. */
  readonly tagManager: string
  /** The settings that decide the addresses of stories. */
  readonly links: Revisioned<LinkRules>
  /** A revision of the site for keys. */
  readonly revision: string
}

type Settings = Omit<Site, 'links' | 'revision'>

/** A site with its revision, and that of its address rules, for keys. */
export function withRevisions(settings: Settings): Site {
  const { languages, folder, neighbours, localeStrategy, theme } = settings
  const value = { languages, folder, neighbours, localeStrategy }
  return {
    ...settings,
    links: { value, revision: revisionOf(JSON.stringify(value)) },
    revision: revisionOf(JSON.stringify({ ...settings, theme: theme.name })),
  }
}

type Hosts = Environment['SITE_HOSTS']
type Entry = Hosts[string]

/** All units: those that always exist, and those of the configuration. */
export const unitsOf = ({
  SITE_UNIT,
  SITE_HOSTS,
}: Pick<Environment, 'SITE_UNIT' | 'SITE_HOSTS'>): ReadonlySet<string> =>
  new Set([...Object.keys(standardUnits), SITE_UNIT, ...Object.values(SITE_HOSTS).map(({ unit }) => unit)])

/** A host is known with its port, or by its name at any port. */
const entryOf = (url: URL, hosts: Hosts): Entry | undefined =>
  Object.hasOwn(hosts, url.host)
    ? hosts[url.host]
    : Object.hasOwn(hosts, url.hostname)
      ? hosts[url.hostname]
      : undefined

/** Whether production answers at this host: if hosts are configured, at these and at that of the default unit (SITE_ORIGIN). */
function isKnownHost(url: URL, { SITE_HOSTS: hosts, SITE_ORIGIN }: Environment): boolean {
  if (Object.keys(hosts).length === 0 || entryOf(url, hosts)) return true
  return SITE_ORIGIN !== undefined && new URL(SITE_ORIGIN).hostname === url.hostname
}

/** The origin of another unit, relative to this address: a host without a port has this address's port. */
function originOf(host: string, entry: Entry, { protocol, port }: URL): string {
  if (entry.origin) return entry.origin
  return `${protocol}//${host}${port && !host.includes(':') ? `:${port}` : ''}`
}

const neighboursOf = (url: URL, own: string, hosts: Hosts): NeighbourSite[] =>
  Object.entries(hosts)
    .map(([host, entry]) => ({ folder: trimSlug(entry.folder), origin: originOf(host, entry, url) }))
    .filter(({ folder }) => folder && folder !== own)

/** The same host without the dot at its end, which names the root of the DNS (RFC 1034, section 3.1). */
function withoutRootDot(url: URL): URL {
  if (!/[^.]\.$/.test(url.hostname)) return url
  const named = new URL(url.origin)
  named.hostname = url.hostname.slice(0, -1)
  return named
}

/**
 * For a host that ends with a dot: the origin without the dot, if this site answers there. Cookies, certificates and caches would treat
 * the two as different hosts.
 */
function rootlessOrigin(url: URL, environment: Environment): string | undefined {
  const named = withoutRootDot(url)
  if (named === url) return undefined
  const isKnown =
    environment.ENVIRONMENT === 'production'
      ? isKnownHost(named, environment)
      : entryOf(named, environment.SITE_HOSTS)
  return isKnown ? (portlessOrigin(named, environment) ?? named.origin) : undefined
}

/**
 * For an address with a port that production did not configure: the site's configured origin, else the host without the port. Otherwise
 * the page's own addresses would contain the port. Undefined if no redirect is needed.
 */
function portlessOrigin(url: URL, environment: Environment): string | undefined {
  const { ENVIRONMENT, SITE_HOSTS: hosts, SITE_ORIGIN } = environment
  if (ENVIRONMENT !== 'production' || !url.port || Object.hasOwn(hosts, url.host)) return undefined
  const entry = entryOf(url, hosts)
  if (!isKnownHost(url, environment)) return undefined
  const configured = entry ? entry.origin : SITE_ORIGIN
  const own = configured && new URL(configured).hostname === url.hostname ? configured : undefined
  return own === url.origin ? undefined : (own ?? `${url.protocol}//${url.hostname}`)
}

/** The proper origin for a request that used another spelling of it; undefined if no redirect is needed. */
export const properOrigin = (url: URL, environment: Environment): string | undefined =>
  rootlessOrigin(url, environment) ?? portlessOrigin(url, environment)

/** The site of a host; undefined for a host that production does not configure. */
export function resolveSite(url: URL, environment: Environment): Site | undefined {
  const hosts = environment.SITE_HOSTS
  const entry = entryOf(url, hosts)
  if (environment.ENVIRONMENT === 'production' && !isKnownHost(url, environment)) return undefined
  const unit = entry?.unit ?? environment.SITE_UNIT
  const folder = trimSlug(entry?.folder ?? '')
  const own: UnitSettings = { ...(Object.hasOwn(standardUnits, unit) && standardUnits[unit]), ...entry }
  return withRevisions({
    unit,
    origin: entry?.origin ?? (entry ? undefined : environment.SITE_ORIGIN) ?? url.origin,
    folder,
    neighbours: neighboursOf(url, folder, hosts),
    theme: themeNamed(entry?.theme ?? environment.UNIT_THEMES[unit]),
    defaultLanguage: entry?.defaultLanguage ?? environment.DEFAULT_LANGUAGE,
    languages: entry?.languages ?? supportedLanguages,
    localeStrategy: entry?.localeStrategy ?? environment.LOCALE_STRATEGY,
    timeZone: entry?.timeZone ?? environment.TIME_ZONE,
    pricedIn: own.pricedIn,
    favicons: own.favicons ?? faviconSet(unit),
    purchaseStep: own.purchaseStep ?? usualPurchaseStep,
    deniedServices: services.filter(service => !environment.CONSENT_CATEGORIES[service]),
    silentServices: environment.CONSENT_IMPLICIT.includes(unit)
      ? Object.keys(environment.CONSENT_CATEGORIES)
      : [],
    tagManager: entry?.tagManager ?? environment.TAG_MANAGER_ID ?? '',
  })
}

/** The sites of all units that have a host, by their units, as they are seen from an address; the default unit first. */
export function sitesSeenFrom(url: URL, environment: Environment): ReadonlyMap<string, Site> {
  const { SITE_HOSTS: hosts, SITE_ORIGIN } = environment
  const port = url.port && `:${url.port}`
  const main = entryOf(url, hosts) ? new URL(SITE_ORIGIN ?? `${url.protocol}//127.0.0.1${port}`) : url
  const named = Object.keys(hosts).map(
    host => new URL(`${url.protocol}//${host.includes(':') ? host : host + port}`),
  )
  const sites = [main, ...named].flatMap(address => resolveSite(address, environment) ?? [])
  return new Map(sites.map(site => [site.unit, site]))
}

const maxHosts = 100

/** `resolveSite` for one environment, each origin resolved once. */
export function createSites(environment: Environment): (origin: string) => Site | undefined {
  // Bounded, because clients may request any host.
  const known = createBoundedMap<string, Site | undefined>(maxHosts)
  return origin => {
    if (known.has(origin)) return known.get(origin)
    const site = resolveSite(new URL(origin), environment)
    known.set(origin, site)
    return site
  }
}
