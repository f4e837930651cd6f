import { type api, type OpenStory, SaveConflict } from './api.ts'
import { isSameContent, type StoryContent } from './editing.ts'

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
