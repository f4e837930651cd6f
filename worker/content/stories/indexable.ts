import { eventEnd } from '../../../blocks/_kit/event-time.ts'
import { type LinkRules, storyPath } from '../../site/links.ts'
import { eventFields } from '../types/event.ts'
import { fieldsNamed } from '../types/fields-named.ts'
import { pageFields } from '../types/page-fields.ts'
import { readContent } from '../types/read-content.ts'
import { originalSlug, type Story } from '../types/story.ts'
import { layoutOf } from './layout.ts'

/** Folders of error pages, settings and forms, which search engines must not list. */
const unlistedFolders: ReadonlySet<string> = new Set(['error', 'settings', 'forms-space'])

/** Fields of a story that decide whether its page is listed, and how long. */
export const decidingFields: ReadonlySet<string> = new Set(['noindex', 'layout', 'startsAt', 'endsAt'])

const timeFields = fieldsNamed(eventFields, 'startsAt', 'endsAt')
const noindexField = fieldsNamed(pageFields, 'noindex')

/** Until when search engines may list the page of an event: until it is over, epoch milliseconds. Undefined for all other stories. */
export function listedUntil({ content }: Story): number | undefined {
  if (content.component !== 'event') return undefined
  const times = readContent(timeFields, content)
  return times.startsAt === undefined ? undefined : eventEnd({ ...times, startsAt: times.startsAt })
}

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
    !readContent(noindexField, content).noindex
  )
}
