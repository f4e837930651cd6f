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
  release(id: number, publishedAt: string): Promise<ContentState>
  moves(): Promise<readonly Move[]>
  addMoves(added: readonly Move[], taken: readonly string[]): Promise<void>
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
    release: (id, publishedAt) => change(before => release(before, id, publishedAt)),
    moves: async () => moves,
    async addMoves(added, taken) {
      moves = addMoves(moves, added, new Set(taken))
    },
  }
}
