import { waitUntil } from 'cloudflare:workers'
import build from 'virtual:site/build'
import type { PublishedSource } from '../content/cache/access.ts'
import { createBulkKv } from '../content/cache/bulk-kv.ts'
import { contentNamesOf, ofContent } from '../content/cache/content-names.ts'
import { createPartitionedMemory } from '../content/cache/memory-cache.ts'
import { createReader } from '../content/cache/reader.ts'
import { interruptible } from '../content/client/interrupt.ts'
import { createPace } from '../content/client/pace.ts'
import { paced } from '../content/client/paced-source.ts'
import {
  assetSpacesOf,
  contentSource,
  draftsOf,
  formsSource,
  globalSource,
  spaceIdsOf,
} from '../content/client/source.ts'
import { createSpaceWatch } from '../content/client/space-watch.ts'
import { createTokenBucket } from '../content/client/token-bucket.ts'
import { fillListing } from '../content/index/fill-listing.ts'
import { createRedirectFiller } from '../content/index/fill-redirects.ts'
import { createContentIndex } from '../content/index/stored-index.ts'
import { versionStoreOf, writeLockOf } from '../content/version/content-versions.ts'
import { createFirstVersion } from '../content/version/first-version.ts'
import { createFollower } from '../content/version/follower.ts'
import { memoryVersionStore } from '../content/version/version-store.ts'
import { createVersionWatch } from '../content/version/version-watch.ts'
import { createSnapshots } from '../content-api/snapshot.ts'
import { noWriteLock } from '../content-api/write-lock.ts'
import { parseEnvironment } from '../env.ts'
import { createEventServices } from '../events/event-services.ts'
import { createShownFormNote } from '../forms/note-shown-form.ts'
import { createSubmissionReader } from '../forms/submission-reader.ts'
import { createSubmissionStore } from '../forms/submission-store.ts'
import { createVerdicts } from '../handlers/health.ts'
import { createAnswerCache } from '../handlers/page/answer-cache.ts'
import { createErrorAnswers } from '../handlers/page/error-answers.ts'
import { createRedirectAnswers } from '../handlers/page/redirect-answers.ts'
import type { Services } from '../handlers/services.ts'
import { createSecretGuesses } from '../http/secret-guesses.ts'
import { createNeedCollector } from '../page/collect-needs.ts'
import { createFormFinder } from '../page/find-form.ts'
import { createOutliner } from '../page/outline.ts'
import { putTogether } from '../page/put-together.ts'
import { blockLogic } from '../page/registry.ts'
import { createProblemFinder } from '../page/story-problems.ts'
import { createValidator } from '../page/validate.ts'
import { createPageDataCache } from '../page-data/page-data-cache.ts'
import { createAskedAnswers } from '../platform/asked-answers.ts'
import { ledgerDatabase } from '../platform/price-ledger/ledger-database.ts'
import { createLedgerReader } from '../platform/price-ledger/ledger-reader.ts'
import { createSearchIndex } from '../platform/search/search-index.ts'
import { toBrotli } from '../render/brotli.ts'
import { createPageStore } from '../render/page-store.ts'
import { blockIslands, blockViews } from '../render/registry.ts'
import { createPageRenderer } from '../render/renderer.ts'
import { createStyles } from '../render/styles.ts'
import { createSites, unitsOf } from '../site/site.ts'
import { networkOf, type SiteDependencies, waitOf } from './site-dependencies.ts'

/** Makes the services that one worker instance keeps between requests: caches of content and of fragments, and no state of a request. */
export function createServices(bindings: Cloudflare.Env, dependencies: SiteDependencies): Services {
  const { now, log, newId } = dependencies
  const environment = parseEnvironment(bindings)
  const validate = createValidator(blockLogic)
  const pages = createPageDataCache()
  const pageStore = createPageStore({ compress: dependencies.compress ?? toBrotli })
  const memory = createPartitionedMemory({ onDrop: pages.forget })
  const kv = createBulkKv(bindings.CONTENT)
  const { mainSpace, allSpaces } = contentNamesOf(environment)
  const store =
    dependencies.versions ??
    (bindings.VERSIONS ? versionStoreOf(bindings.VERSIONS, mainSpace) : memoryVersionStore())
  const versions = createVersionWatch({ store, now, log, onMove: pages.clear, confirm: () => follow([]) })
  const snapshots = createSnapshots(bindings.CONTENT)
  const index =
    dependencies.index ?? (bindings.INDEX ? createContentIndex(bindings.INDEX, mainSpace) : undefined)
  const { interrupt } = dependencies
  const sourceDependencies = { kv: bindings.CONTENT, snapshots, now, log }
  const given = dependencies.source?.(environment, bindings.CONTENT)
  const space = createSpaceWatch(now)
  const own = { ...(given ?? contentSource(environment, sourceDependencies)), noteSpace: space.note }
  const pace = createPace({ now })
  const wait = waitOf(dependencies)
  // The embedded delivery API answers in this worker, as often as it is asked.
  const isPaced = environment.CONTENT_SOURCE === 'storyblok'
  /** A space beside the main one, which has a limit of its own. */
  const besideOf = (source: PublishedSource | undefined) =>
    source && interruptible(isPaced ? paced(source, { pace: createPace({ now }), wait }) : source, interrupt)
  const pacedFor = (isBackground: boolean) => ({
    ...interruptible(isPaced ? paced(own, { pace, wait }, isBackground) : own, interrupt),
    cv: () => versions.state.cv,
  })
  const source = pacedFor(false)
  const versionFor = isPaced ? createFirstVersion(source, versions) : undefined
  const searchSpace = dependencies.searchSpace ?? mainSpace
  const searchOf = {
    space: searchSpace,
    source: pacedFor(true),
    content: () => versions.state,
    now,
    wait,
    log,
  }
  const search = bindings.INDEX && createSearchIndex({ database: bindings.INDEX, ...searchOf })
  const filling = { background: pacedFor(true), index, store, versions, now, log }
  const fillRedirects = createRedirectFiller(filling)
  const { follow, followed } = createFollower({
    ...{ source, ...filling },
    // The messages that come meanwhile do not wait for it.
    fillRedirects: () => waitUntil(fillRedirects()),
  })
  const submissions =
    dependencies.submissions ?? createSubmissionStore(bindings, { now, newId, log, waitUntil })
  return {
    environment,
    kv: bindings.CONTENT,
    snapshots,
    lock: dependencies.lock ?? (bindings.VERSIONS ? writeLockOf(bindings.VERSIONS, mainSpace) : noWriteLock),
    build: build.id,
    source,
    versionFor,
    drafts: draftsOf(source, environment),
    formsSource: besideOf(formsSource(environment)),
    // Tests pass their own spaces.
    globalSource: given ? undefined : besideOf(globalSource(environment, sourceDependencies)),
    space,
    spaceIds: spaceIdsOf(environment),
    assetSpaces: assetSpacesOf(environment),
    store,
    index,
    search,
    versions,
    interrupt,
    exposures: bindings.EXPOSURES,
    events: createEventServices(bindings, environment, { fetch: networkOf(dependencies), now, newId, log }),
    follow,
    followed,
    fillListing: () => fillListing(filling),
    fillRedirects,
    attemptSecret: createSecretGuesses(now),
    newProblems: createProblemFinder({ registry: blockLogic, validate, putTogether }),
    reader: createReader({
      kv: ofContent(kv, allSpaces),
      memory,
      versions,
      store,
      now,
      log,
      isBusy: () => pace.isBusy,
    }),
    isPaced: () => pace.isLowered,
    mayAskForUnknown: createTokenBucket({ burst: 50, perSecond: 5, now }),
    renderer: createPageRenderer({
      views: { ...blockViews, ...dependencies.views?.views },
      islands: { ...blockIslands, ...dependencies.views?.islands },
      validate,
      log,
      account: memory.account,
      noteForm: createShownFormNote({ submissions, now, waitUntil }),
    }),
    pages,
    asked: createAskedAnswers(),
    pageStore,
    answers: createAnswerCache(pageStore),
    errorAnswers: createErrorAnswers(pageStore),
    redirects: createRedirectAnswers(),
    verdicts: createVerdicts(),
    siteOf: createSites(environment),
    units: unitsOf(environment),
    styles: createStyles(),
    needsOf: createNeedCollector(validate),
    findForm: createFormFinder({ validate, log }),
    reading: createSubmissionReader(bindings, { now, log }),
    submissions,
    readLedger: createLedgerReader({ database: ledgerDatabase(bindings.DB, environment), now, log }),
    outlineOf: createOutliner(validate),
  }
}
