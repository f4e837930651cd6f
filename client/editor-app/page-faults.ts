import type { FieldProblem } from './api.ts'

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
