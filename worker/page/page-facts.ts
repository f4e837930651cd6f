import type { Theme } from '../../blocks/_kit/themes/theme.ts'
import { hasKey } from '../site/query.ts'
import type { Site } from '../site/site.ts'
import type { Visitor } from '../visitor/visitor.ts'

/** The part of a request that a page is made for. */
export interface PageQuestion {
  readonly path: string
  readonly slug: string
  readonly language: string
  readonly query: string
  /** The answer's status; not 200 for error pages. */
  readonly status: number
  /** The address began with `/_/`. */
  readonly rewritten?: boolean
}

/** All facts of a request that its page may depend on beside its content. The page cache finds a page by those that it read. */
export interface PageFacts {
  readonly site: Site
  readonly theme: Theme
  readonly path: string
  readonly language: string
  readonly status: number
  /** Of the address, without `?`. */
  readonly query: string
  /** A link with the story's path is asked for. */
  readonly hasStoryLink: boolean
  /** The address began with `/_/`: search engines must not list the page, even if its story allows it. */
  readonly isUnlisted: boolean
  readonly country: string
  readonly usergroup: string
  readonly closedBanner: string | undefined
  readonly isMobile: boolean
}

/** Asks for a link with the story's path (requirement page-resolution/nuxtlink). */
const storyLinkKey = 'nuxtlink'

export function pageFactsOf(
  { path, language, status, query, rewritten: isUnlisted = false }: PageQuestion,
  site: Site,
  { country, usergroup, closedBanner, isMobile }: Visitor,
): PageFacts {
  const { theme } = site
  const hasStoryLink = hasKey(query, storyLinkKey)
  return {
    ...{ site, theme, path, language, status, query, hasStoryLink, isUnlisted },
    ...{ country, usergroup, closedBanner, isMobile },
  }
}
