import { type RefObject, useState } from 'react'
import { api, type FieldProblem, type OpenStory, type PublishCheck } from './api.ts'
import type { PublicState } from './story-states.ts'

const uidOf = (element: Element, storyId: number): string | undefined =>
  element.closest<HTMLElement>('[data-blok-uid]')?.dataset.blokUid?.replace(`${storyId}-`, '')

const mostLinks = 60

/** Pages of this site that the page links to, each with one of its links. */
function linksIn(main: Element): [string, HTMLAnchorElement][] {
  const links = [...main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
  return [...new Map(links.map(link => [link.pathname, link]))].slice(0, mostLinks)
}

function headingFaults(main: Element): FieldProblem[] {
  const count = main.querySelectorAll('h1').length
  if (count === 1) return []
  return [
    { message: count ? `has ${count} first headlines (h1), and needs one.` : 'has no first headline (h1).' },
  ]
}

/**
 * Whether publishing the page at `own` creates an address: the page itself, or a file made of its blocks, such as a calendar or a feed.
 */
const comesWith = (own: string, path: string): boolean =>
  path === own || (path.startsWith(own) && /^[^/]+\.\w+$/.test(path.slice(own.length)))

interface ShownPage {
  readonly storyId: number
  /** The path at which visitors will find it. */
  readonly path: string
  /** Requests a page as visitors do. */
  readonly exists: (path: string) => Promise<boolean>
}

/**
 * Faults of a page as visitors would see it: its first headline, pictures that cannot be loaded, links to missing pages of this site.
 * Before its first publish, a page may link to itself and to its files.
 */
export async function pageFaults(
  page: Document,
  { storyId, path: own, exists }: ShownPage,
): Promise<readonly FieldProblem[]> {
  const main = page.querySelector('main')
  if (!main) return []
  const at = (element: Element, message: string): FieldProblem => {
    const uid = uidOf(element, storyId)
    return { ...(uid && { uid }), message }
  }
  const pictures = [...main.querySelectorAll('img')].filter(
    ({ complete, naturalWidth, src }) => src && complete && naturalWidth === 0,
  )
  const isNew = !(await exists(own))
  const links = await Promise.all(
    linksIn(main).map(async ([path, link]) =>
      (isNew && comesWith(own, path)) || (await exists(path))
        ? []
        : [at(link, `The link to ${path} leads nowhere.`)],
    ),
  )
  return [
    ...headingFaults(main),
    ...pictures.map(picture => at(picture, `The picture ${picture.getAttribute('src')} cannot be loaded.`)),
    ...links.flat(),
  ]
}

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

/** The message of the editor after a publish. */
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
