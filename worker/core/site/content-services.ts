import { waitUntil } from 'cloudflare:workers'
import type { Environment } from '../../env.ts'
import type { Feature } from '../answer/feature.ts'
import { type SiteDependencies, waitOf } from '../answer/site-dependencies.ts'
import { contentNamesOf, ofContent } from '../content/cache/content-names.ts'
import { createBulkKv } from '../content/cache/key-values.ts'
import { createPartitionedMemory } from '../content/cache/memory-cache.ts'
import { createReader } from '../content/cache/reader.ts'
import { storeState } from '../content/cache/stored-state.ts'
import type { PublishedSource } from '../content/client/content-source.ts'
import {
  contentSource,
  createSpaceWatch,
  draftsOf,
  formsSource,
  globalSource,
  interruptible,
} from '../content/client/content-source.ts'
import { createPace, createRefusals, paced } from '../content/client/pace.ts'
import { createFollower } from '../content/follow/follower.ts'
import { createRedirectFiller, fillListing } from '../content/index/fill-index.ts'
import { createContentIndex } from '../content/index/stored-index.ts'
import { versionStoreOf, writeLockOf } from '../content/version/content-versions.ts'
import { placeCacheOf, shareState } from '../content/version/shared-state.ts'
import { memoryVersionStore } from '../content/version/version-store.ts'
import { createFirstVersion, createVersionWatch } from '../content/version/version-watch.ts'
import { noWriteLock } from '../content/version/write-lock.ts'
import { createPageDataCache } from '../page/data/page-data-cache.ts'

/** The site's dependencies, and the way to embedded content, where a feature gives it. */
interface SourceDependencies extends SiteDependencies {
  readonly embeddedFetch: Feature['embeddedFetch']
}

interface SourcesDependencies extends SourceDependencies {
  readonly kv: KVNamespace
  /** The newest version of the main space, which its calls name. */
  readonly cv: NonNullable<PublishedSource['cv']>
}

/** Opens the spaces of an environment; calls to each are paced separately. */
function openSources(environment: Environment, dependencies: SourcesDependencies) {
  const { kv, cv, now, log, interrupt, embeddedFetch } = dependencies
  // The embedded delivery API runs in this worker and has no rate limit.
  const isPaced = environment.CONTENT_SOURCE === 'storyblok'
  const wait = waitOf(dependencies)
  const zones = { content: environment.CONTENT_TIME_ZONE, provider: environment.TIME_ZONE }
  const refusals = { content: createRefusals(now), forms: createRefusals(now), global: createRefusals(now) }
  const openAt = (
    name: keyof typeof refusals,
    unpaced: PublishedSource,
    pace = createPace({ now }),
    isBackground = false,
  ) => {
    const source = { ...unpaced, zones }
    return interruptible(
      isPaced ? paced(source, { pace, refusals: refusals[name], wait }, isBackground) : source,
      interrupt,
    )
  }
  const besideMain = (name: 'forms' | 'global', source: PublishedSource | undefined) =>
    source && openAt(name, source)
  const given = dependencies.source?.(environment, kv)
  const embedded = { openFetch: () => embeddedFetch?.({ kv, now }), log }
  const space = createSpaceWatch(now)
  const main = { ...(given ?? contentSource(environment, embedded)), noteSpace: space.note }
  const pace = createPace({ now })
  const mainFor = (isBackground: boolean) => ({ ...openAt('content', main, pace, isBackground), cv })
  const source = mainFor(false)
  return {
    isPaced,
    pace,
    refusals,
    space,
    source,
    /** The main space for background work that no visitor waits for. */
    background: mainFor(true),
    drafts: draftsOf(source, environment),
    formsSource: besideMain('forms', formsSource(environment)),
    // Tests pass their own spaces.
    globalSource: given ? undefined : besideMain('global', globalSource(environment, embedded)),
  }
}

/** Makes the services that read the content system: its spaces, their versions, the index of stories, and the caches. */
export function createContentServices(
  environment: Environment,
  bindings: Cloudflare.Env,
  dependencies: SourceDependencies,
) {
  const { now, log } = dependencies
  const { CONTENT: kv, INDEX: database, VERSIONS: namespace } = bindings
  const { mainSpace, allSpaces } = contentNamesOf(environment)
  const pages = createPageDataCache()
  const memory = createPartitionedMemory({ onDrop: pages.forget })
  const ofSpaces = ofContent(createBulkKv(kv), allSpaces)
  const objectId = namespace && String(namespace.idFromName(mainSpace))
  const main =
    dependencies.versions ??
    (namespace
      ? shareState(versionStoreOf(namespace, mainSpace), placeCacheOf(String(objectId)), now)
      : memoryVersionStore())
  const store = storeState(main, { kv: ofSpaces, name: objectId ?? 'memory', now })
  const versions = createVersionWatch({ store, now, log, onMove: pages.clear, confirm: () => follow([]) })
  const index = dependencies.index ?? (database && createContentIndex(database, mainSpace))
  const opened = openSources(environment, { ...dependencies, kv, cv: () => versions.state.cv })
  const { isPaced, pace, background, ...sources } = opened
  const { source } = sources
  const filling = { background, index, store, versions, now, log }
  const fillRedirects = createRedirectFiller(filling)
  const { follow, followed } = createFollower({
    ...{ source, ...filling },
    // The messages that come meanwhile do not wait for it.
    fillRedirects: () => waitUntil(fillRedirects()),
  })
  const isBusy = () => pace.isBusy
  return {
    ...sources,
    ...{ kv, memory, store, versions, index, background, follow, followed, fillRedirects },
    lock: dependencies.lock ?? (namespace ? writeLockOf(namespace, mainSpace) : noWriteLock),
    versionFor: isPaced ? createFirstVersion(source, versions) : undefined,
    isPaced: () => pace.isLowered,
    dataCache: pages,
    fillListing: () => fillListing(filling),
    reader: createReader({ kv: ofSpaces, memory, versions, store, now, log, isBusy }),
  }
}
