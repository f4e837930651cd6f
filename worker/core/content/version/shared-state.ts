import type { ContentState } from './content-state.ts'
import { readDated, writeDated } from './dated-state.ts'
import type { VersionStore } from './version-store.ts'

/** One text that the instances of a place (a data center) share, for some seconds. */
export interface PlaceCache {
  match(): Promise<string | undefined>
  put(text: string): Promise<void>
}

/** For how long instances take over a state that another one has read (ms). With the interval of the watch a publish shows within five seconds. */
const SHARED_FOR = 2_000

/**
 * The Cache API of the place where the worker runs, for the state of the object with this id: another worker of the zone, like that of staging, has an
 * object of another id, also for a space of the same name. Visitors cannot address a cache with a name. On `workers.dev` nothing is shared.
 */
export function placeCacheOf(objectId: string): PlaceCache {
  const open = () => caches.open('content-versions')
  const key = `https://content-versions.invalid/${objectId}`
  return {
    async match() {
      const answer = await (await open()).match(key)
      return answer?.text()
    },
    async put(text) {
      const headers = { 'cache-control': `max-age=${SHARED_FOR / 1000}` }
      await (await open()).put(key, new Response(text, { headers }))
    },
  }
}

/**
 * The store, read once in two seconds by all instances of a place together: each instance would read it as often, and one object answers for all
 * places.
 */
export function shareState(store: VersionStore, place: PlaceCache, now: () => number): VersionStore {
  /** What the place shares; undefined where that is old, or the cache fails, which it may. */
  async function find(): Promise<ContentState | undefined> {
    const text = await place.match().catch(() => undefined)
    return readDated(text, { now: now(), trustedFor: SHARED_FOR })
  }

  async function share(state: ContentState): Promise<ContentState> {
    // Dated when the store has answered, so that a slow store is not read more often. The next instance reads it where this fails.
    await place.put(writeDated(state, now())).catch(() => undefined)
    return state
  }

  return {
    ...store,
    read: async () => (await find()) ?? share(await store.read()),
    raise: async news => share(await store.raise(news)),
    holdBack: async (id, held) => share(await store.holdBack(id, held)),
    release: async (id, publishedAt) => share(await store.release(id, publishedAt)),
  }
}
