import type { ContentState } from '../version/content-state.ts'
import { readDated, writeDated } from '../version/dated-state.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { KeyValues } from './key-values.ts'

/** For how long a new instance trusts the copy (ms) until the store itself has answered: a publish is known everywhere within a minute. */
const TRUSTED_FOR = 60_000
/** KV keeps a value for at least so many seconds. */
const LIFE = 60

interface Copied {
  readonly kv: KeyValues
  /** Names the object of which this is the state. */
  readonly name: string
  readonly now: () => number
}

/**
 * The store, with a copy of its state in KV: each report to the store renews it, at least once in 45 seconds while a page is visited anywhere. A new
 * instance reads it together with the content, and waits for the store, which may be far away, only where the copy is older than a minute.
 */
export function storeState(store: VersionStore, { kv, name, now }: Copied): VersionStore {
  const key = `content-state:${name}`

  async function write(report: () => Promise<ContentState>): Promise<ContentState> {
    // Of two reports at once the older state may be written last: it is trusted until a minute after the store was asked, not after it was written.
    const at = now()
    const state = await report()
    // Without the copy, new instances wait for the store.
    await kv.put(key, writeDated(state, at), { expirationTtl: LIFE }).catch(() => undefined)
    return state
  }

  return {
    ...store,
    raise: news => write(() => store.raise(news)),
    holdBack: (id, held) => write(() => store.holdBack(id, held)),
    release: (id, publishedAt) => write(() => store.release(id, publishedAt)),
    async copy() {
      const text = await kv.get(key).catch(() => null)
      return readDated(text, { now: now(), trustedFor: TRUSTED_FOR })
    },
  }
}
