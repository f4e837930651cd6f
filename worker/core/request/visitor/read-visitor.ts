import type { Usergroup } from '../../../../blocks/_kit/usergroups.ts'
import {
  eachVisitorFact,
  type VisitorFacts,
  type VisitorSource,
} from '../../../../blocks/_kit/visitor-facts.ts'
import { lazyFacts } from '../../base/caching/facts.ts'
import { once } from '../../base/caching/memoize.ts'
import { hostCookie, readCookie } from '../../base/http/cookies.ts'
import { viewerCountry } from '../../base/http/request-headers.ts'
import { equalInConstantTime } from '../../base/http/signatures.ts'
import { hasKey, isTechnical, keysOf } from '../site/query.ts'
import { type Consent, readConsent } from './consent.ts'
import { formKeys, isInProgress, readDraftCookies } from './draft-cookies.ts'
import { type ExperimentState, parseMemberships, requestedVariant } from './experiment-state.ts'
import { readUsergroupCookie, resolveUsergroup } from './usergroup.ts'
import { noExperiments, type Visitor, type VisitorDependencies } from './visitor.ts'

/** Requests a link with the story's path. */
const storyLinkKey = 'nuxtlink'

const languageCode = /^[a-z]{2}$/
const signedVisitor = /^[\w-]{16,64}\.[\w-]{20,64}$/
const base64 = /^[A-Za-z0-9+/=]{4,4096}$/

/** Whether the visitor sees the page now: it was requested, not prefetched (Fetch Metadata; `purpose` is this site's own header). */
function isVisit({ method, headers }: Request): boolean {
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  return method === 'GET' && !/\b(?:prefetch|prerender)\b/i.test(purpose)
}

/** A rewrite rule in front of the worker sent the request: only then its experiment headers count. */
function isTrusted({ headers }: Request, { environment }: VisitorDependencies): boolean {
  const secret = environment.EXPERIMENT_HEADER_SECRET
  return !!secret && equalInConstantTime(headers.get('x-experiment-secret') ?? '', secret)
}

function readExperiments(
  request: Request,
  dependencies: VisitorDependencies,
  consent: Consent,
): ExperimentState {
  const { headers, url } = request
  const requested = requestedVariant(dependencies.query)
  const forced = isTrusted(request, dependencies)
    ? parseMemberships(headers.get('x-experiment') ?? undefined)
    : []
  // Without keys the worker cannot tell its own ids from invented ones.
  const mayAssign = consent('ab-testing') && dependencies.environment.linkKeys !== undefined
  if (!mayAssign && requested === undefined && forced.length === 0) return noExperiments
  const cookies = headers.get('cookie')
  const idCookie = hostCookie('visitor', url.startsWith('https:'))
  return {
    requested,
    forced,
    mayAssign,
    stored: mayAssign ? parseMemberships(readCookie(cookies, 'experiment', base64)) : [],
    signedVisitor: mayAssign ? readCookie(cookies, idCookie, signedVisitor) : undefined,
  }
}

/** The group for this request; without consent no cookie is read or stored. */
function readUsergroup(
  cookies: string | null,
  { query, now }: VisitorDependencies,
  consent: Consent,
): { readonly usergroup: Usergroup; readonly newUsergroup: Visitor['newUsergroup'] } {
  const mayStore = consent('usergroup')
  const stored = mayStore ? readUsergroupCookie(cookies, now) : undefined
  const resolved = resolveUsergroup({ stored, query, now })
  return { usergroup: resolved.group, newUsergroup: mayStore && resolved !== stored ? resolved : undefined }
}

interface VisitorInput extends VisitorDependencies, VisitorSource {
  readonly request: Request
  readonly newUsergroup: () => Visitor['newUsergroup']
  readonly experiments: () => ExperimentState
  /** Signed ids of the forms in progress. */
  readonly drafts: () => readonly string[]
}

type Readers = { readonly [Name in keyof VisitorFacts]: (source: VisitorSource) => VisitorFacts[Name] }

const visitorOf = lazyFacts<VisitorInput, Visitor>({
  ...eachVisitorFact<Readers>(({ read }) => read),
  site: ({ site }) => site,
  path: ({ path }) => path,
  query: ({ query }) => query,
  hasTechnicalQuery: ({ query }) => query !== '' && keysOf(query).some(([key]) => isTechnical(key)),
  hasStoryLink: ({ query }) => hasKey(query, storyLinkKey),
  chosenLanguage: ({ cookie }) => cookie('locale', languageCode),
  formDrafts: ({ query, drafts }) =>
    Object.values(formKeys).some(key => hasKey(query, key)) ? drafts().join('~') : undefined,
  isVisit: ({ request }) => isVisit(request),
  newUsergroup: ({ newUsergroup }) => newUsergroup(),
  experiments: ({ experiments }) => experiments(),
  isRewritten: input =>
    isTrusted(input.request, input) && input.request.headers.get('x-experiment-rewrite') === '1',
})

/** The facts of a visitor. Each header is read once, and only when a fact needs it; malformed headers are ignored. */
export function readVisitor(request: Request, dependencies: VisitorDependencies): Visitor {
  const { environment, site } = dependencies
  const { headers } = request
  const cookies = headers.get('cookie')
  const isImplicit = environment.CONSENT_IMPLICIT.includes(site.unit)
  const consent = readConsent({ headers, categories: environment.CONSENT_CATEGORIES, isImplicit })
  const group = once(() => readUsergroup(cookies, dependencies, consent))
  const drafts = once(() =>
    readDraftCookies({
      cookies,
      isSecure: request.url.startsWith('https:'),
      mayResume: () => consent('resume-application'),
    }),
  )
  return visitorOf({
    ...dependencies,
    request,
    cookie: (name, pattern) => readCookie(cookies, name, pattern),
    header: name => headers.get(name)?.trim() ?? '',
    variables: environment,
    country: once(() => viewerCountry(headers.get(environment.VIEWER_COUNTRY_HEADER))),
    consent,
    usergroup: () => group().usergroup,
    isInProgress: form => drafts().some(draft => isInProgress(draft, form)),
    newUsergroup: () => group().newUsergroup,
    experiments: once(() => readExperiments(request, dependencies, consent)),
    drafts,
  })
}
