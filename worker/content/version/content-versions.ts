import { DurableObject } from 'cloudflare:workers'
import {
  addMoves,
  type ContentState,
  type HeldBack,
  holdBack,
  type Move,
  type News,
  noContentState,
  raise,
  release,
} from './content-state.ts'
import type { VersionStore } from './version-store.ts'

/** The one durable object of a site: the content's version, what was removed, what is held back, and what has moved. */
export class ContentVersions extends DurableObject implements VersionStore {
  async read(): Promise<ContentState> {
    // What an earlier version of the site kept may lack a part.
    return { ...noContentState, ...(await this.ctx.storage.get<Partial<ContentState>>('state')) }
  }

  private async change(to: (state: ContentState) => ContentState): Promise<ContentState> {
    const before = await this.read()
    const after = to(before)
    if (after !== before) await this.ctx.storage.put('state', after)
    return after
  }

  raise(news: News): Promise<ContentState> {
    return this.change(state => raise(state, news))
  }

  holdBack(id: number, held: HeldBack): Promise<ContentState> {
    return this.change(state => holdBack(state, id, held))
  }

  release(id: number, publishedAt: string): Promise<ContentState> {
    return this.change(state => release(state, id, publishedAt))
  }

  async moves(): Promise<readonly Move[]> {
    return (await this.ctx.storage.get<readonly Move[]>('moves')) ?? []
  }

  async addMoves(added: readonly Move[], taken: readonly string[]): Promise<void> {
    await this.ctx.storage.put('moves', addMoves(await this.moves(), added, new Set(taken)))
  }
}

/** The site's own store: one object for all isolates that read the main space of this name. */
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
    moves: () => stub().moves(),
    addMoves: (added, taken) => stub().addMoves(added, taken),
  }
}
