import type { Story } from '../content/types/story.ts'
import { storySlugOf } from '../site/page-path.ts'
import type { RequestContent, RequestContext } from './request-context.ts'

/** The blocks of a component, anywhere in a story's content. */
export function blocksNamed(component: string, value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(entry => blocksNamed(component, entry))
  const own = value as Readonly<Record<string, unknown>>
  return own.component === component ? [own, ...within] : within
}

export interface PageWithList {
  readonly story: Story
  readonly language: string
  readonly content: RequestContent
}

/** The page at a path, if `lists` says that it has what a file below its address is made of. Invented paths are counted. */
export async function findPageWithList(
  path: string,
  request: RequestContext,
  lists: (story: Story) => boolean,
): Promise<PageWithList | undefined> {
  const asked = storySlugOf(path, request.site)
  if (!asked) return undefined
  const content = request.openContent(request)
  if (!(await content.mayHaveStory(path)) && !(await request.countMissing())) return undefined
  const story = (await content.stories.bySlug(asked.slug, asked.language))?.value
  return story && lists(story) ? { story, language: asked.language, content } : undefined
}
