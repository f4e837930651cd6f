import * as v from 'valibot'
import { type ContentState, completeState } from '../version/content-state.ts'
import type { VersionStore } from '../version/version-store.ts'
import type { KeyValues } from './key-values.ts'

/** For how long a new instance trusts the copy (ms) until the store itself has answered: a publish is known everywhere within a minute. */
const TRUSTED_FOR = 60_000
/** KV keeps a value for at least so many seconds. */
const LIFE = 60

const copy = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ at: v.number(), state: v.looseObject({ cv: v.number() }) }),
)

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

  async function write(state: ContentState): Promise<ContentState> {
    const text = JSON.stringify({ at: now(), state })
    // Without the copy, new instances wait for the store.
    await kv.put(key, text, { expirationTtl: LIFE }).catch(() => undefined)
    return state
  }

  return {
    ...store,
    raise: async news => write(await store.raise(news)),
    holdBack: async (id, held) => write(await store.holdBack(id, held)),
    release: async (id, publishedAt) => write(await store.release(id, publishedAt)),
    async copy() {
      const text = await kv.get(key).catch(() => null)
      const { success, output } = v.safeParse(copy, text)
      const isTrusted = success && now() - output.at < TRUSTED_FOR
      return isTrusted ? completeState(output.state as Partial<ContentState>) : undefined
    },
  }
}
