import { expired, lasting, type Validity, validWith } from '../../base/caching/validity.ts'
import type { Stories } from '../../content/stories/stories.ts'
import { hasTemplate, layoutOf } from '../../content/types/layout.ts'
import { originalSlug, type Story } from '../../content/types/story.ts'
import { pagePathOf } from '../../request/site/page-path.ts'
import type { Site } from '../../request/site/site.ts'
import { alternatesOf } from '../story-facts.ts'

/** Most pages above one: deeper paths show those nearest to home. */
const MOST = 4

/** The slugs of the folders of a page, the outermost first; without that of the unit. */
function slugsAbove(story: Story, site: Site): readonly string[] {
  const slug = originalSlug(story)
  const path = pagePathOf(slug, site)
  const unit = slug.slice(0, slug.length - path.length)
  const segments = path.split('/').filter(Boolean)
  return segments
    .slice(0, -1)
    .slice(0, MOST)
    .map((_, index) => unit + segments.slice(0, index + 1).join('/'))
}

/** Whether a story has a page in this language that a visitor may go to. */
const isShownIn = (story: Story, language: string, site: Site): boolean =>
  (hasTemplate(story.content.component) || story.content.component === 'page') &&
  layoutOf(story, site) !== 'blank' &&
  alternatesOf(story, site).some(alternate => alternate.language === language)

interface LoadedAbove {
  /** The stories of the pages above, the outermost first. */
  readonly value: readonly Story[]
  readonly validity: Validity
}

export const noneAbove: LoadedAbove = { value: [], validity: lasting }

/**
 * The pages above one, by its folders, that exist in its language. The index tells at which folders a page stands, so that no other address is asked
 * for. Never fails: without the index, or a story of them, the way to the page is shorter.
 */
export async function loadAbove(
  story: Story,
  { site, language }: { readonly site: Site; readonly language: string },
  { bySlug, listedAmong }: Pick<Stories, 'bySlug' | 'listedAmong'>,
): Promise<LoadedAbove> {
  const slugs = slugsAbove(story, site)
  if (!slugs.length) return noneAbove
  const listed = await listedAmong(slugs.map(slug => ({ slug, language: site.defaultLanguage })))
  const reads = await Promise.all(
    slugs
      .filter(slug => listed.value.includes(slug))
      // The reader has logged why.
      .map(slug => bySlug(slug, language).catch(() => ({ value: undefined, validity: expired }))),
  )
  const found = reads.flatMap(read => (read ? [read] : []))
  return {
    value: found.flatMap(({ value }) => (value && isShownIn(value, language, site) ? [value] : [])),
    validity: validWith(listed.validity, ...found.map(({ validity }) => validity)),
  }
}
