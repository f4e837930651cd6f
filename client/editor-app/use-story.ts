import { useCallback, useEffect, useRef, useState } from 'react'
import { api, type OpenStory, SaveConflict, StoryGone } from './api.ts'
import {
  adopt,
  type Editing,
  edit,
  isSaved,
  markStored,
  openStory,
  redo,
  replace,
  type StoryContent,
  takeTheirs,
  undo,
} from './editing.ts'
import { createDraftStore, createSaver, type Saver } from './saver.ts'
import type { useStatus } from './use-status.ts'

/** Pause of an editor before the draft is saved, and before the next try after a failed one (ms). */
const quiet = 1_200
const beforeNextTry = 5_000

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Asks before a page with unsaved edits is left. */
function useLeaveQuestion(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWanted])
}

/**
 * The open story, with its undo steps. Saves the draft when the editor pauses, one save at a time, each from the revision it is based on;
 * `conflict` is set while another editor's version waits for a choice. After the choice is put off, drafts are saved only on the editor's
 * command. `say` and `complain` show the result of a save.
 */
export function useStory({ say, complain }: Pick<ReturnType<typeof useStatus>, 'say' | 'complain'>) {
  const [editing, setEditing] = useState<Editing>()
  const latest = useRef(editing)
  const [conflict, setConflict] = useState<SaveConflict>()
  const [isGone, setIsGone] = useState(false)
  const [isPutOff, setIsPutOff] = useState(false)
  const [failures, setFailures] = useState(0)
  const saver = useRef<Saver<StoryContent>>(undefined)

  const change = useCallback((by: (before: Editing) => Editing) => {
    latest.current = latest.current && by(latest.current)
    setEditing(latest.current)
  }, [])

  const expect = useCallback(
    ({ id, revision }: OpenStory) => {
      saver.current = createSaver({
        revision,
        store: createDraftStore({ id, save: api.save, stored: () => latest.current?.stored }),
        onStored: (story, content) =>
          change(now => (now.story.id === id ? markStored(now, story, content) : now)),
      })
      setConflict(undefined)
      setIsGone(false)
      setIsPutOff(false)
      setFailures(0)
    },
    [change],
  )

  const open = useCallback(
    (story: OpenStory) => {
      expect(story)
      latest.current = openStory(story)
      setEditing(latest.current)
    },
    [expect],
  )

  /**
   * Runs an action on the stored draft, with its revision, between two saves, and takes over the worker's state of the story afterwards. If the
   * action was refused because another editor has saved the story, takes over their version as well.
   */
  async function act(action: (revision: string) => Promise<OpenStory>): Promise<OpenStory> {
    const result = Promise.withResolvers<OpenStory>()
    await saver.current?.between(async revision => {
      const changed = await action(revision).catch((error: unknown) => {
        if (!(error instanceof SaveConflict)) throw error
        result.reject(error)
        return error.theirs
      })
      result.resolve(changed)
      change(now => (now.story.id === changed.id ? adopt(now, changed) : now))
      return latest.current?.story.id === changed.id ? latest.current.story.revision : changed.revision
    })
    return result.promise
  }

  /** Resolves when the draft is stored; rejects with the reason where it is not. */
  const save = useCallback(async () => {
    if (!editing || isSaved(editing)) return
    setIsPutOff(false)
    try {
      await saver.current?.save(editing.content)
      setFailures(0)
    } catch (error) {
      if (error instanceof SaveConflict) setConflict(error)
      else if (error instanceof StoryGone) setIsGone(true)
      else setFailures(count => count + 1)
      throw error
    }
  }, [editing])

  const isDirty = editing !== undefined && !isSaved(editing)
  useLeaveQuestion(isDirty)

  useEffect(() => {
    if (!isDirty || conflict || isGone || isPutOff) return
    // The bar may still show that the content before this edit is saved.
    if (!failures) say('')
    const timer = setTimeout(
      () => {
        say('Saving …')
        save().then(
          // An edit that was made meanwhile is saved next.
          () => latest.current && isSaved(latest.current) && say('Saved'),
          error => complain(`Not saved: ${messageOf(error)}`),
        )
      },
      failures ? beforeNextTry : quiet,
    )
    return () => clearTimeout(timer)
  }, [isDirty, conflict, isGone, isPutOff, failures, save, say, complain])

  return {
    editing,
    conflict,
    /** Somebody else has deleted the story, which has unsaved edits. */
    isGone,
    open,
    act,
    save,
    edit: (content: StoryContent) => change(before => edit(before, content, Date.now())),
    replace: (content: StoryContent) => change(before => replace(before, content)),
    undo: () => change(undo),
    redo: () => change(redo),
    /** Puts the choice off: edits are not saved until the editor saves or publishes, which shows the choice again. */
    putOff: () => {
      complain(
        `Not saved: somebody else has ${isGone ? 'deleted' : 'saved'} this story. Save draft asks again`,
      )
      setConflict(undefined)
      setIsGone(false)
      setIsPutOff(true)
    },
    /** Replaces the own content by another editor's. */
    takeTheirs: () => {
      if (!conflict) return
      expect(conflict.theirs)
      change(now => takeTheirs(now, conflict.theirs))
    },
    /** Stores the own content over another editor's. */
    overwrite: async () => {
      if (!conflict || !editing) return
      expect(conflict.theirs)
      await saver.current?.save(editing.content)
    },
  }
}
