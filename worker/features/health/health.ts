import type { Feature } from '../../core/answer/feature.ts'
import { findRequester } from '../../core/answer/operator-link.ts'
import type { Services } from '../../core/answer/services.ts'
import type { OutboxCounts } from '../../core/answer/stored-state.ts'
import { within } from '../../core/base/http/deadline.ts'
import { type Limit, limitedHeaders } from '../../core/base/http/limits.ts'
import type { SourceState } from '../../core/content/cache/load-sources.ts'
import { platformCalls } from '../../core/platform/platform.ts'
import type { Site } from '../../core/request/site/site.ts'
import { type Problem, type StoreState, storeProblems, type Verdict, verdictsOf } from './verdict.ts'
import type { StoreWatch } from './watch-stores.ts'

/** Milliseconds for the state that all isolates share. */
const DEADLINE = 1_000
/** Deadline for the home page (ms). All checks run at once, so no answer takes longer. */
const PROBE_DEADLINE = 1_800
/** Milliseconds for which a verdict on a site is reused: any client may request it, at any rate. */
const VERDICT_HOLDS = 5_000

export interface HealthDependencies {
  readonly services: Services
  readonly watchStores: StoreWatch
  readonly countOutbox: NonNullable<Feature['countOutbox']>
  readonly site: Site
  /** Epoch milliseconds. */
  readonly now: number
  /** The current status of the site's home page. */
  readonly probe: () => Promise<number>
  readonly headers: Pick<Headers, 'get'>
  /** The limit of wrong links. */
  readonly limit: Limit | undefined
}

type Outbox = OutboxCounts | 'failed' | undefined

/** The checks that an answer consists of. */
interface Checks {
  readonly outbox: Outbox
  readonly isIndexed: boolean
  readonly stores: StoreState
}

/** Whether the index of addresses answers; true where there is none. */
async function probeIndex({ content: { index } }: Services): Promise<boolean> {
  if (!index) return true
  const answer = index.find({ path: '/', prefix: '', slug: 'home', folder: '' }).then(
    () => true,
    () => false,
  )
  return within(answer, DEADLINE, () => false)
}

const isOwnCall = (name: string): boolean => platformCalls[name]?.isOwn === true

/**
 * A platform whose calls, at least three of them, were all last answered with "not found": the platform's address has a wrong path, or the
 * platform does not know the unit. A single call may rightly have no answer, and the product's own calls are not in its contract.
 */
function unknownPlatform(sources: readonly SourceState[]): readonly Problem[] {
  const calls = sources.filter(
    ({ name }) => name.startsWith('platform/') && !isOwnCall(name.slice('platform/'.length)),
  )
  if (calls.length < 3 || calls.some(({ lastly }) => lastly !== 'lacked')) return []
  return [{ what: 'PLATFORM_ORIGIN', since: Math.max(...calls.map(({ since }) => since)) }]
}

/** Minimum answers in a minute for a meaningful share. */
const fewestAnswers = 4

/** Sources where at least half of the answers of the last minute were rate-limit refusals. */
function crowdedSources({
  content: { refusals },
}: Services): readonly { readonly what: string; readonly reason: string }[] {
  return Object.entries(refusals).flatMap(([what, { lately }]) => {
    const { answers, refused } = lately
    if (answers < fewestAnswers || refused * 2 < answers) return []
    return {
      what,
      reason: `${refused} of the ${answers} answers of the last minute were 429: it is called too often`,
    }
  })
}

/** The present problems. The start of a problem that only this address notices is the time when it was first noticed. */
function findProblems(
  services: Services,
  { outbox, isIndexed, stores }: Checks,
  { known, now }: Former,
): Problem[] {
  const begun = (what: string): Problem => ({
    what,
    since: known.find(problem => problem.what === what)?.since ?? now,
  })
  const {
    content: { reader, versions, space },
  } = services
  const failing = ({ name, since }: { readonly name: string; readonly since: number }): Problem => {
    const reason = reader.failureOf(name)
    return { what: name, since, ...(reason && { reason }) }
  }
  const broken = reader.broken.map(failing)
  const refusing = reader.sources.filter(({ lastly }) => lastly === 'refused').map(failing)
  const crowded = crowdedSources(services).map(({ what, reason }) => ({ ...begun(what), reason }))
  const named = new Map([...crowded, ...refusing, ...broken].map(problem => [problem.what, problem]))
  return [
    ...named.values(),
    ...unknownPlatform(reader.sources),
    ...(isIndexed || broken.some(({ what }) => what === 'index') ? [] : [begun('index')]),
    ...(versions.silentSince === undefined ? [] : [{ what: 'versions', since: versions.silentSince }]),
    ...(space.otherSince === undefined ? [] : [{ what: 'STORYBLOK_SPACE_ID', since: space.otherSince }]),
    ...(outbox === 'failed' ? [begun('database')] : []),
    ...(typeof outbox === 'object' && outbox.failed > 0 ? [begun('deliveries')] : []),
    ...(typeof outbox === 'object' && outbox.missingFiles > 0 ? [begun('files')] : []),
    ...storeProblems(stores, now).map(({ what, remedy }) => ({ ...begun(what), remedy })),
  ]
}

interface Former {
  /** The problems of the last verdict. */
  readonly known: readonly Problem[]
  readonly now: number
}

/** Failing: a page could not be answered now. Degraded: pages are answered, and something else does not work. */
async function verdictOn(dependencies: HealthDependencies): Promise<Verdict> {
  const { services, site, now } = dependencies
  const known = verdictsOf(services).get(site)
  if (known && now < known.until) return known
  const [home, outbox, isIndexed, stores] = await Promise.all([
    within(dependencies.probe(), PROBE_DEADLINE, () => 503),
    dependencies.countOutbox(services),
    probeIndex(services),
    dependencies.watchStores(services),
  ])
  const problems = findProblems(
    services,
    { outbox, isIndexed, stores },
    { known: known?.problems ?? [], now },
  )
  const status = home >= 500 ? 'failing' : problems.length ? 'degraded' : 'ok'
  const verdict: Verdict = { status, problems, stores, until: now + VERDICT_HOLDS }
  verdictsOf(services).set(site, verdict)
  return verdict
}

/** The content's version, and the publishes that are held back, as all isolates know them. */
async function contentState({ content: { store, versions } }: Services) {
  const { cv, heldBack } = await within(store.read(), DEADLINE, () => versions.state).catch(
    () => versions.state,
  )
  return { cv, heldBack: Object.values(heldBack) }
}

const dateOf = (time: number) => new Date(time).toISOString()

const withDate = (counts: StoreState['pending']) =>
  typeof counts === 'object'
    ? { ...counts, oldest: counts.oldest === undefined ? null : dateOf(counts.oldest) }
    : counts

async function detailsOf({ services, countOutbox }: HealthDependencies) {
  const [content, submissions] = await Promise.all([contentState(services), countOutbox(services)])
  return { content, submissions }
}

function wordsOf({ problems: found, stores }: Verdict) {
  const problems = found.map(problem => ({ ...problem, since: dateOf(problem.since) }))
  const { late, pending, refused } = stores
  return {
    problems,
    waiting: { pending: withDate(pending), refused: withDate(refused) },
    overdue: Object.fromEntries(late.map(({ table, oldest }) => [table, dateOf(oldest)])),
  }
}

/**
 * Answers with the health of a site: `{status, build}`, 503 when it is failing; for operators also the problems and their start, the state of its
 * content (requirement caching/health) and of visitors' submissions (requirement forms/health).
 */
export async function answerHealth(url: URL, dependencies: HealthDependencies): Promise<Response> {
  const { services } = dependencies
  const requester = await findRequester(url, { purpose: 'health', ...dependencies })
  if (!requester)
    return Response.json({ error: 'too many requests' }, { status: 429, headers: limitedHeaders })
  const isOperator = requester === 'operator'
  const [verdict, details] = await Promise.all([
    verdictOn(dependencies),
    isOperator ? detailsOf(dependencies) : undefined,
  ])
  const { status } = verdict
  const headers = {
    'cache-control': 'no-store',
    ...(status === 'failing' && { 'retry-after': String(VERDICT_HOLDS / 1000) }),
  }
  const body = { status, build: services.build, ...(isOperator && { ...wordsOf(verdict), ...details }) }
  return Response.json(body, { status: status === 'failing' ? 503 : 200, headers })
}
