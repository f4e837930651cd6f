import type { Environment } from '../env.ts'
import { equalInConstantTime } from '../http/constant-time.ts'
import { hostCookie, readCookie } from '../http/cookies.ts'
import { viewerCountry } from '../http/viewer-country.ts'
import { type Consent, readConsent } from './consent.ts'
import { askedVariant, type ExperimentState, parseMemberships } from './experiment-state.ts'
import { parseUsergroup, resolveUsergroup, type StoredUsergroup, type Usergroup } from './usergroup.ts'
import type { ViewAs } from './view-as.ts'

/** The facts of a request about its visitor; no other part of the request changes the content of a page. */
export interface Visitor {
  /** ISO 3166-1 alpha-2, upper case, or `unknown`. */
  readonly country: string
  readonly usergroup: Usergroup
  /** Id of the campaign whose banner was closed during this visit. */
  readonly closedBanner: string | undefined
  /** The language the visitor chose; it counts where addresses have none. */
  readonly chosenLanguage: string | undefined
  /** The viewer is a phone; decides hints to load pictures ahead. */
  readonly isMobile: boolean
  readonly experiments: ExperimentState
  /** A page is being visited, rather than fetched ahead or probed: its cookies are set, and it is counted. */
  readonly isVisit: boolean
  /** An experiment rewrote the address; only logged. */
  readonly isRewritten: boolean
  /** The usergroup that is to be stored, where that changes. */
  readonly newUsergroup: StoredUsergroup | undefined
}

export interface VisitorDependencies {
  readonly environment: Environment
  /** Query of the page without `?`. */
  readonly query: string
  /** Epoch milliseconds. */
  readonly now: number
}

const bannerId = /^[\w-]{1,64}$/
const languageCode = /^[a-z]{2}$/
const visitorId = /^[\w-]{16,64}$/
const base64 = /^[A-Za-z0-9+/=]{4,4096}$/

/** Cloudflare sends `mobile`; others send a flag. */
const mobile = /^(?:mobile|true|\?1|1)$/i

/** Whether the visitor sees the page now: it was requested, and not fetched ahead (Fetch Metadata; `purpose` is this site's own). */
function isVisit({ method, headers }: Request): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  return method === 'GET' && !/\b(?:prefetch|prerender)\b/i.test(purpose)
}

function readExperiments(
  { headers, url }: Request,
  { environment, query }: VisitorDependencies,
  consent: Consent,
): Pick<Visitor, 'experiments' | 'isRewritten'> {
  const cookies = headers.get('cookie')
  const secret = environment.EXPERIMENT_HEADER_SECRET
  const isTrusted = !!secret && equalInConstantTime(headers.get('x-experiment-secret') ?? '', secret)
  const mayAssign = consent('ab-testing')
  const idCookie = hostCookie('visitor', url.startsWith('https:'))
  return {
    experiments: {
      asked: askedVariant(query),
      forced: isTrusted ? parseMemberships(headers.get('x-experiment') ?? undefined) : [],
      mayAssign,
      stored: mayAssign ? parseMemberships(readCookie(cookies, 'experiment', base64)) : [],
      visitorId: mayAssign ? readCookie(cookies, idCookie, visitorId) : undefined,
    },
    isRewritten: isTrusted && headers.get('x-experiment-rewrite') === '1',
  }
}

/** The group for this request; without consent no cookie is read or stored. */
function readUsergroup(
  cookies: string | null,
  { query, now }: VisitorDependencies,
  consent: Consent,
): Pick<Visitor, 'usergroup' | 'newUsergroup'> {
  const mayStore = consent('usergroup')
  const stored = mayStore ? parseUsergroup(readCookie(cookies, 'usergroup', base64), now) : undefined
  const resolved = resolveUsergroup({ stored, query, now })
  return { usergroup: resolved.group, newUsergroup: mayStore && resolved !== stored ? resolved : undefined }
}

const noExperiments: ExperimentState = {
  asked: undefined,
  forced: [],
  mayAssign: false,
  stored: [],
  visitorId: undefined,
}

/** Reads the request's headers once. Malformed ones are ignored. */
export function readVisitor(request: Request, dependencies: VisitorDependencies): Visitor {
  const { environment } = dependencies
  const { headers } = request
  const cookies = headers.get('cookie')
  const consent = readConsent(cookies, environment.CONSENT_CATEGORIES)
  return {
    country: viewerCountry(headers.get(environment.VIEWER_COUNTRY_HEADER)),
    closedBanner: readCookie(cookies, 'closed_banner', bannerId),
    chosenLanguage: readCookie(cookies, 'locale', languageCode),
    isMobile: mobile.test(headers.get(environment.MOBILE_VIEWER_HEADER)?.trim() ?? ''),
    isVisit: isVisit(request),
    ...readUsergroup(cookies, dependencies, consent),
    ...readExperiments(request, dependencies, consent),
  }
}

/** The visitor that a link fixes; no fact of the client that opens it is used. */
export const seenAs = (visitor: Visitor, { country, usergroup = 'new', variant }: ViewAs): Visitor => ({
  ...withoutTraces(visitor),
  country: country ?? visitor.country,
  usergroup,
  closedBanner: undefined,
  experiments: { ...noExperiments, asked: variant },
})

/** A visitor whose visit is not stored, assigned or counted, as with the inspector. */
export const withoutTraces = (visitor: Visitor): Visitor => ({
  ...visitor,
  isVisit: false,
  newUsergroup: undefined,
  experiments: { ...noExperiments, asked: visitor.experiments.asked, forced: visitor.experiments.forced },
})
