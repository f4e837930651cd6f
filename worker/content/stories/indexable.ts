import { type LinkRules, storyPath } from '../../site/links.ts'
import { pageFields } from '../types/page-fields.ts'
import { readContent } from '../types/read-content.ts'
import { originalSlug, type Story } from '../types/story.ts'
import { layoutOf } from './layout.ts'

/** What is shown instead of a page, settings, and forms: nothing to be found. */
const unlistedFolders: ReadonlySet<string> = new Set(['error', 'settings', 'forms-space'])

/**
 * May search engines list this story? Not if its editors refuse, if it is a landing page, which repeats what other pages say, or
 * if it has no page of its own.
 */
export function isIndexable(story: Story, links: LinkRules): boolean {
  const { content } = story
  const [, folder = ''] = storyPath(originalSlug(story), links).split('/')
  return (
    !unlistedFolders.has(folder) &&
    !content.component.startsWith('lp-') &&
    layoutOf(story, links) !== 'blank' &&
    !readContent(pageFields, content).noindex
  )
}
