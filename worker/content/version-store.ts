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

/** Where the state of the content is kept for all isolates. What changes it answers with the state after the change. */
export interface VersionStore {
  read(): Promise<ContentState>
  raise(news: News): Promise<ContentState>
  holdBack(id: number, held: HeldBack): Promise<ContentState>
  release(id: number): Promise<ContentState>
  moves(): Promise<readonly Move[]>
  addMoves(added: readonly Move[], taken: readonly string[]): Promise<void>
}

/** The one durable object of a site: the content's version, what was removed, what is held back, and what has moved. */
export class ContentVersions extends DurableObject implements VersionStore {
  async read(): Promise<ContentState> {
    return (await this.ctx.storage.get<ContentState>('state')) ?? noContentState
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

  release(id: number): Promise<ContentState> {
    return this.change(state => release(state, id))
  }

  async moves(): Promise<readonly Move[]> {
    return (await this.ctx.storage.get<readonly Move[]>('moves')) ?? []
  }

  async addMoves(added: readonly Move[], taken: readonly string[]): Promise<void> {
    await this.ctx.storage.put('moves', addMoves(await this.moves(), added, new Set(taken)))
  }
}

/** The site's own store; one object for all that reads the same content. */
export const versionStoreOf = (namespace: DurableObjectNamespace<ContentVersions>): VersionStore => {
  // A stub belongs to the request that made it.
  const stub = () => namespace.getByName('content') as unknown as VersionStore
  return {
    read: () => stub().read(),
    raise: news => stub().raise(news),
    holdBack: (id, held) => stub().holdBack(id, held),
    release: id => stub().release(id),
    moves: () => stub().moves(),
    addMoves: (added, taken) => stub().addMoves(added, taken),
  }
}

/** The same in memory: for tests, and where no object is bound. */
export function memoryVersionStore(): VersionStore {
  let state = noContentState
  let moves: readonly Move[] = []
  const change = async (to: (state: ContentState) => ContentState) => {
    state = to(state)
    return state
  }
  return {
    read: async () => state,
    raise: news => change(before => raise(before, news)),
    holdBack: (id, held) => change(before => holdBack(before, id, held)),
    release: id => change(before => release(before, id)),
    moves: async () => moves,
    async addMoves(added, taken) {
      moves = addMoves(moves, added, new Set(taken))
    },
  }
}
