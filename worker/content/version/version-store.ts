import { type Cell, memoryCell } from './cell.ts'
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

/** Stores the state of the content for all isolates. Each change returns the state after it. */
export interface VersionStore {
  read(): Promise<ContentState>
  raise(news: News): Promise<ContentState>
  holdBack(id: number, held: HeldBack): Promise<ContentState>
  release(id: number, publishedAt: string): Promise<ContentState>
  moves(): Promise<readonly Move[]>
  addMoves(added: readonly Move[], taken: readonly string[]): Promise<void>
}

interface Cells {
  readonly state: Cell<ContentState>
  readonly moves: Cell<readonly Move[]>
}

/** Makes a version store on the cells that hold the state and the moves. */
export const createVersionStore = ({ state, moves }: Cells): VersionStore => ({
  read: () => state.read(),
  raise: news => state.change(before => raise(before, news)),
  holdBack: (id, held) => state.change(before => holdBack(before, id, held)),
  release: (id, publishedAt) => state.change(before => release(before, id, publishedAt)),
  moves: () => moves.read(),
  async addMoves(added, taken) {
    await moves.change(before => addMoves(before, added, new Set(taken)))
  },
})

/** A version store in memory: for tests, and where no durable object is bound. */
export const memoryVersionStore = (): VersionStore =>
  createVersionStore({ state: memoryCell(noContentState), moves: memoryCell<readonly Move[]>([]) })
