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
const searchFields = fieldsNamed(pageFields, 'noindex', 'findable')

/** Until when search engines may list the page of an event: until it is over, epoch milliseconds. Undefined for all other stories. */
export function listedUntil({ content }: Story): number | undefined {
  if (content.component !== 'event') return undefined
  const times = readContent(timeFields, content)
  return times.startsAt === undefined ? undefined : eventEnd({ ...times, startsAt: times.startsAt })
}

/** A landing page repeats other pages; error pages, settings and forms are no content. */
function isContentPage(story: Story, links: LinkRules): boolean {
  const { content } = story
  const [, folder = ''] = storyPath(originalSlug(story), links).split('/')
  return (
    !unlistedFolders.has(folder) && !content.component.startsWith('lp-') && layoutOf(story, links) !== 'blank'
  )
}

/** Whether search engines may list this story: not if its editors refuse, or if it has no page of its own. */
export const isIndexable = (story: Story, links: LinkRules): boolean =>
  isContentPage(story, links) && !readContent(searchFields, story.content).noindex

/** Whether the site's own search may find this story: what search engines may list, and what editors let visitors find all the same. */
export function isSearchable(story: Story, links: LinkRules): boolean {
  const { noindex, findable } = readContent(searchFields, story.content)
  return (!noindex || findable) && isContentPage(story, links)
}
