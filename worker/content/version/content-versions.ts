import { DurableObject } from 'cloudflare:workers'
import type { Cell } from './cell.ts'
import { type ContentState, completeState, type HeldBack, type News } from './content-state.ts'
import { createVersionStore, type VersionStore } from './version-store.ts'

/** A value in the storage of an object. While a change reads and writes it the runtime delivers no other call to the object. */
function storedCell<T>(storage: DurableObjectStorage, key: string, complete: (kept: unknown) => T): Cell<T> {
  const read = async () => complete(await storage.get(key))
  return {
    read,
    async change(to) {
      const before = await read()
      const after = to(before)
      if (after !== before) await storage.put(key, after)
      return after
    },
  }
}

/** The one durable object of a site: the content's version, its tombstones and held-back bodies. */
export class ContentVersions extends DurableObject implements VersionStore {
  private readonly store = createVersionStore({
    state: storedCell(this.ctx.storage, 'state', kept =>
      completeState(kept as Partial<ContentState> | undefined),
    ),
    // Only `hear` writes it.
    heard: storedCell(this.ctx.storage, 'heard', kept => (kept as number | undefined) ?? 0),
  })

  // Only methods of the class can be called from other isolates.
  read(): Promise<ContentState> {
    return this.store.read()
  }

  raise(news: News): Promise<ContentState> {
    return this.store.raise(news)
  }

  holdBack(id: number, held: HeldBack): Promise<ContentState> {
    return this.store.holdBack(id, held)
  }

  release(id: number, publishedAt: string): Promise<ContentState> {
    return this.store.release(id, publishedAt)
  }

  heardAt(): Promise<number> {
    return this.store.heardAt()
  }

  hear(at: number): Promise<void> {
    return this.store.hear(at)
  }
}

/** The version store in the durable object: one object for all isolates that read the main space of this name. */
export const versionStoreOf = (
  namespace: DurableObjectNamespace<ContentVersions>,
  mainSpace: string,
): VersionStore => {
  // A stub belongs to the request that made it.
  const stub = () => namespace.getByName(mainSpace) as unknown as VersionStore
  return {
    read: () => stub().read(),
    raise: news => stub().raise(news),
    holdBack: (id, held) => stub().holdBack(id, held),
    release: (id, publishedAt) => stub().release(id, publishedAt),
    heardAt: () => stub().heardAt(),
    hear: at => stub().hear(at),
  }
}
