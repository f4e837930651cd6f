import { type RefObject, useState } from 'react'
import { api, type FieldProblem, type OpenStory, type PublishCheck } from './api.ts'
import { pageFaults } from './page-faults.ts'
import type { PublicState } from './public-state.ts'

/** Whether visitors find a page. */
const exists = async (path: string): Promise<boolean> => {
  const { status } = await fetch(path, { method: 'HEAD', credentials: 'omit', cache: 'no-store' })
  return status !== 404 && status !== 410
}

/** The effects of a publish, as far as they are known. */
export interface Asked {
  readonly check: PublishCheck
  readonly faults: readonly FieldProblem[]
}

/** The state of a story for visitors after a publish. Requesting the page makes the site check for the new version. */
async function lookAsVisitor({ id }: OpenStory): Promise<PublicState> {
  const { address } = await api.public(id)
  if (address) await fetch(address, { credentials: 'omit', cache: 'no-store' })
  return api.public(id)
}

/** What the editor says after a publish. */
export function describePublish({ heldBack, isFirst }: PublicState): string {
  if (!heldBack) return 'Published: visitors see it now'
  return isFirst
    ? 'Published, but visitors do not see it yet'
    : 'Published, but visitors keep the version before'
}

/** The steps of a publish: first shows its changes and faults, and afterwards checks what visitors see. */
export function usePublishing(frame: RefObject<HTMLIFrameElement | null>) {
  const [asked, setAsked] = useState<Asked>()
  const [held, setHeld] = useState<PublicState>()

  return {
    asked,
    held,
    close: () => {
      setAsked(undefined)
      setHeld(undefined)
    },
    /** Takes the story as it is stored now. */
    ask: async (story: OpenStory) => {
      const page = frame.current?.contentDocument
      const check = await api.check(story.id)
      const isPage = (await api.public(story.id)).address !== null
      const path = page?.location.pathname
      const found = path && isPage ? await pageFaults(page, { storyId: story.id, path, exists }) : []
      setAsked({ check, faults: [...story.problems, ...found] })
    },
    /** Shows whether visitors see the version that was published, and if not, the reasons. */
    confirm: async (story: OpenStory): Promise<PublicState> => {
      const state = await lookAsVisitor(story)
      if (state.heldBack) setHeld(state)
      return state
    },
  }
}
