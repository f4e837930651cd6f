import { type LinkRules, storyPath } from '../../site/links.ts'
import { pageFields } from '../types/page-fields.ts'
import { readContent } from '../types/read-content.ts'
import { originalSlug, type Story } from '../types/story.ts'
import { layoutOf } from './layout.ts'

/** Folders of error pages, settings and forms, which search engines must not list. */
const unlistedFolders: ReadonlySet<string> = new Set(['error', 'settings', 'forms-space'])

/**
 * Whether search engines may list this story: not if its editors refuse, if it is a landing page, which repeats other pages, or
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
