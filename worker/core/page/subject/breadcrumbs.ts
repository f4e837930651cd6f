import type { Crumb } from '../../../../blocks/_kit/context.ts'
import { message } from '../../../../blocks/_kit/messages.ts'
import { type Revisioned, revisionOf } from '../../base/caching/validity.ts'
import { plainText } from '../../content/plain-text.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { storyPath } from '../../request/site/links.ts'
import type { Site } from '../../request/site/site.ts'

interface Way {
  readonly story: Story
  /** The pages above it, the outermost first. */
  readonly above: readonly Story[]
  readonly site: Site
  readonly language: string
  /** The language of the page's own name, where that is not translated. */
  readonly nameLanguage?: string | undefined
}

/** The way to a page from home, the page included; empty for home itself. Shown on the page, and told as structured data. */
export function breadcrumbsOf({
  story,
  above,
  site,
  language,
  nameLanguage,
}: Way): Revisioned<readonly Crumb[]> {
  const home = storyPath(story.lang === 'default' ? '' : story.lang, site)
  const pages = [...above, story].map(page => ({
    name: plainText(storyName(page)),
    href: storyPath(page.full_slug, site),
    ...(page === story && nameLanguage && { language: nameLanguage }),
  }))
  const value = pages.at(-1)?.href === home ? [] : [{ name: message(language, 'home'), href: home }, ...pages]
  return { value, revision: revisionOf(JSON.stringify(value)) }
}

export const noBreadcrumbs: Revisioned<readonly Crumb[]> = { value: [], revision: 'none' }
