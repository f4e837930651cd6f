import { DurableObject } from 'cloudflare:workers'
import * as v from 'valibot'
import { within } from '../../base/http/deadline.ts'
import { type ContentState, contentState, type HeldBack, type News, noContentState } from './content-state.ts'
import { type Cell, createVersionStore, type VersionStore } from './version-store.ts'
import { createTurns, type WriteLock, type WrittenSpace } from './write-lock.ts'

/** A value in the storage of an object. While a change reads and writes it, the runtime delivers no other call to the object. */
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

/** A task that an isolate runs while no other isolate changes the embedded content; it returns what it wrote. */
type ExclusiveTask = (last: WrittenSpace | undefined) => Promise<WrittenSpace | undefined>

/** Maximum time for which KV may show an older state elsewhere, and for which a task may block others (ms). */
const SEEN_EVERYWHERE = 120_000
const LONGEST_TASK = 30_000

/**
 * The durable object of a site: the content's version, its tombstones and held-back bodies; under another name it is the lock of the embedded
 * content.
 */
export class ContentVersions extends DurableObject implements VersionStore {
  private readonly store = createVersionStore({
    state: storedCell(this.ctx.storage, 'state', kept =>
      kept === undefined ? noContentState : v.parse(contentState, kept),
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

  private readonly inTurn = createTurns()

  /** Runs a task of another isolate after all earlier ones. */
  runAlone(task: ExclusiveTask): Promise<void> {
    const { storage } = this.ctx
    return this.inTurn(async () => {
      const last = await storage.get<WrittenSpace & { readonly at: number }>('written')
      const isRecent = last !== undefined && Date.now() - last.at < SEEN_EVERYWHERE
      const written = await within(task(isRecent ? last : undefined), LONGEST_TASK, () => undefined)
      if (written) await storage.put('written', { ...written, at: Date.now() })
    })
  }
}

/** The lock of the embedded content with this name, in a durable object of its own. */
export const writeLockOf = (
  namespace: DurableObjectNamespace<ContentVersions>,
  mainSpace: string,
): WriteLock => ({
  async run(task) {
    // Methods of the class are those of its stub; a function argument is called in the isolate that passed it.
    const object = namespace.getByName(`${mainSpace}/writes`) as unknown as Pick<ContentVersions, 'runAlone'>
    const outcomes: PromiseSettledResult<Awaited<ReturnType<typeof task>>>[] = []
    await object.runAlone(async last => {
      const [outcome] = await Promise.allSettled([task(last)])
      outcomes.push(outcome)
      return outcome.status === 'fulfilled' ? outcome.value.written : undefined
    })
    const [outcome] = outcomes
    if (outcome?.status !== 'fulfilled') throw outcome?.reason ?? new Error('the change did not run')
    return outcome.value.result
  },
})

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
