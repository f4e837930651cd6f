import { waitUntil } from 'cloudflare:workers'
import type { Environment } from '../../env.ts'
import { contentNamesOf, ofContent } from '../content/cache/content-names.ts'
import { createBulkKv } from '../content/cache/key-values.ts'
import { createPartitionedMemory } from '../content/cache/memory-cache.ts'
import { createReader } from '../content/cache/reader.ts'
import { createFollower } from '../content/follow/follower.ts'
import { createRedirectFiller, fillListing } from '../content/index/fill-index.ts'
import { createContentIndex } from '../content/index/stored-index.ts'
import { versionStoreOf, writeLockOf } from '../content/version/content-versions.ts'
import { memoryVersionStore } from '../content/version/version-store.ts'
import { createFirstVersion, createVersionWatch } from '../content/version/version-watch.ts'
import { noWriteLock } from '../content/version/write-lock.ts'
import { createPageDataCache } from '../page/data/page-data-cache.ts'
import { openSources, type SourceDependencies } from './content-sources.ts'

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
  const store =
    dependencies.versions ?? (namespace ? versionStoreOf(namespace, mainSpace) : memoryVersionStore())
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
  const ofSpaces = ofContent(createBulkKv(kv), allSpaces)
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
