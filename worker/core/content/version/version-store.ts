import {
  type ContentState,
  type HeldBack,
  holdBack,
  type News,
  noContentState,
  raise,
  release,
} from './content-state.ts'

/** One stored value. Changes run one after the other, so that none is lost. */
export interface Cell<T> {
  read(): Promise<T>
  /** Applies a change, and returns the value after it. The change returns the same object where the value stays as it is. */
  change(to: (before: T) => T): Promise<T>
}

/** A value in memory. */
function memoryCell<T>(initial: T): Cell<T> {
  let value = initial
  return {
    read: async () => value,
    async change(to) {
      value = to(value)
      return value
    },
  }
}

/** Stores the state of the content for all isolates. Each change returns the state after it. */
export interface VersionStore {
  read(): Promise<ContentState>
  /** A copy of the state that is less than a minute old and near; undefined where there is none. */
  copy?(): Promise<ContentState | undefined>
  raise(news: News): Promise<ContentState>
  holdBack(id: number, held: HeldBack): Promise<ContentState>
  release(id: number, publishedAt: string): Promise<ContentState>
  /** When a message of the content system was last processed (epoch milliseconds); 0 if there was none, or if processing failed. */
  heardAt(): Promise<number>
  hear(at: number): Promise<void>
}

/** While a message came within this time, messages do come. */
const HEARD = 24 * 3600_000

/** Whether webhook messages of the content system arrive. */
export const isHeard = (heardAt: number, now: number): boolean => now - heardAt < HEARD

interface Cells {
  readonly state: Cell<ContentState>
  readonly heard: Cell<number>
}

/** Makes a version store on the cells that contain the state. */
export const createVersionStore = ({ state, heard }: Cells): VersionStore => ({
  read: () => state.read(),
  raise: news => state.change(before => raise(before, news)),
  holdBack: (id, held) => state.change(before => holdBack(before, id, held)),
  release: (id, publishedAt) => state.change(before => release(before, id, publishedAt)),
  heardAt: () => heard.read(),
  async hear(at) {
    await heard.change(() => at)
  },
})

/** A version store in memory: for tests, and where no durable object is bound. */
export const memoryVersionStore = (): VersionStore =>
  createVersionStore({
    state: memoryCell(noContentState),
    heard: memoryCell(0),
  })
