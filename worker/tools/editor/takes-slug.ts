import { hasPage, pathOnHost } from '../../core/request/routing/has-page.ts'
import type { Site } from '../../core/request/site/site.ts'
import { isPage } from './describe-story.ts'

interface SlugQuestion {
  /** Component of the story. */
  readonly component: unknown
  readonly slug: string
  readonly site: Site | undefined
  /** Whether a part of the site other than its pages answers at a path. */
  readonly isAnswered: (path: string) => boolean
}

/** Whether a story of a kind may have a slug: a page needs an address at which visitors can open it. */
export const takesSlug = ({ component, slug, site, isAnswered }: SlugQuestion): boolean =>
  !site || !isPage(component) || (hasPage(slug, site) && !isAnswered(pathOnHost(slug, site)))
