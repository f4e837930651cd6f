import { type api, type OpenStory, SaveConflict } from './api.ts'
import { isSameContent, type StoryContent } from './editing.ts'

/** Stores a value based on a revision, and returns the next revision. Throws if it was not stored. */
export type Store<T, Stored extends { readonly revision: string }> = (
  value: T,
  revision: string,
) => Promise<Stored>

/** Another action on the stored version with this revision. Returns the revision that the next save starts from. */
export type Action = (revision: string) => Promise<string>

export interface Saver<T> {
  /** Resolves when this value, or a later one, is stored; rejects if it was not. */
  readonly save: (value: T) => Promise<void>
  /** Runs an action when no save is under way; saves wait until it has ended. Rejects where it does. */
  readonly between: (action: Action) => Promise<void>
}

interface SaverOptions<T, Stored extends { readonly revision: string }> {
  /** The revision that the editor has opened. */
  readonly revision: string
  readonly store: Store<T, Stored>
  /** Told after each save, with the value that was stored. */
  readonly onStored: (stored: Stored, value: T) => void
}

/**
 * Saves values one after the other: at most one save or action runs, the next starts from the revision that it returned, and of several
 * waiting values only the latest is stored. A failed save fails the waiting ones; the next call tries again with its own value.
 */
export function createSaver<T, Stored extends { readonly revision: string }>({
  revision: first,
  store,
  onStored,
}: SaverOptions<T, Stored>): Saver<T> {
  let revision = first
  let waiting: { readonly value: T } | undefined
  let saving: Promise<void> | undefined
  let last: Promise<void> = Promise.resolve()

  function inTurn(task: () => Promise<void>): Promise<void> {
    const turn = last.then(task)
    // The caller gets the failure of its turn; the next turn begins all the same.
    last = turn.catch(() => undefined)
    return turn
  }

  async function storeWaiting(): Promise<void> {
    try {
      while (waiting) {
        const { value } = waiting
        waiting = undefined
        const stored = await store(value, revision)
        revision = stored.revision
        onStored(stored, value)
      }
    } finally {
      waiting = undefined
      saving = undefined
    }
  }

  return {
    save(value) {
      waiting = { value }
      saving ??= inTurn(storeWaiting)
      return saving
    },
    between: action =>
      inTurn(async () => {
        revision = await action(revision)
      }),
  }
}

interface DraftStoreOptions {
  readonly id: number
  readonly save: typeof api.save
  /** The content that was opened or stored last. */
  readonly stored: () => StoryContent | undefined
}

/**
 * Stores drafts of a story. A stored draft with another revision is a conflict only if its content differs: a publish gives the same
 * content another revision, and a save whose answer was lost has stored the own content.
 */
export function createDraftStore({ id, save, stored }: DraftStoreOptions) {
  let sent: StoryContent | undefined

  return async (content: StoryContent, revision: string): Promise<OpenStory> => {
    const own = [stored(), sent]
    sent = content
    try {
      return await save(id, content, revision)
    } catch (error) {
      if (!(error instanceof SaveConflict)) throw error
      const { theirs } = error
      const isTheirs = (known: StoryContent | undefined) =>
        known !== undefined && isSameContent(known, theirs.story.content)
      if (isTheirs(content)) return theirs
      if (own.some(isTheirs)) return save(id, content, theirs.revision)
      throw error
    }
  }
}
