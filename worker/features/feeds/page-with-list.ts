import type { RequestContent, RequestContext } from '../../core/answer/request-context.ts'
import { redirectResponse, textResponse } from '../../core/base/http/responses.ts'
import type { Story } from '../../core/content/types/story.ts'
import { resolvePage } from '../../core/page/resolve-page.ts'
import { resolveRoute } from '../../core/request/routing/resolve-route.ts'
import type { PageRoute, RedirectRoute } from '../../core/request/routing/route.ts'
import { storyPath } from '../../core/request/site/links.ts'
import { pageNotFound, SiteError } from '../../errors.ts'

export interface PageWithList {
  readonly story: Story
  readonly language: string
  readonly content: RequestContent
  /** The one path of the story in this language. */
  readonly path: string
}

export const missingFile = (path: string): Response => textResponse(404, pageNotFound(path).message)

/** The proper address of a story, if the request used another; `missing` for a story without a page. */
function addressOf(
  story: Story,
  route: PageRoute,
  { site }: RequestContext,
): RedirectRoute | 'missing' | undefined {
  try {
    const elsewhere = resolvePage(story, { ...route, address: { query: '' } }, site)
    // A page that is not shown redirects to the root, which has no such file.
    return elsewhere?.status === 302 ? 'missing' : elsewhere
  } catch (error) {
    if (error instanceof SiteError) return 'missing'
    throw error
  }
}

/**
 * The page of a file below its address, if `lists` finds in it the data of the file. A file has one address, as its page has: a request at any
 * other one is redirected, or answered that there is no such file (requirement routing/files-of-pages). Invented paths are counted.
 */
export async function findPageWithList(
  path: string,
  request: RequestContext,
  lists: (story: Story) => boolean,
): Promise<PageWithList | Response> {
  const { site } = request
  const start = path.lastIndexOf('/') + 1
  const redirect = (route: RedirectRoute) =>
    redirectResponse({ ...route, location: route.location + path.slice(start) })
  const route = resolveRoute({ address: { path: path.slice(0, start), query: '' }, site })
  if (route.kind === 'redirect') return redirect(route)
  if (route.kind === 'error' || route.rewritten) return missingFile(path)
  const content = request.openContent(request)
  if (!(await content.mayHaveStory(route.address.path)) && !(await request.countMissing()))
    return missingFile(path)
  const language = await content.languageAt(route.address.path, route)
  const story = (await content.stories.bySlug(route.slug, language))?.value
  if (!story || !lists(story)) return missingFile(path)
  const elsewhere = addressOf(story, { ...route, language }, request)
  if (elsewhere === 'missing') return missingFile(path)
  if (elsewhere) return redirect(elsewhere)
  return { story, language, content, path: storyPath(story.full_slug, site) }
}
