import { eventEnd } from '../../../../blocks/_kit/event-time.ts'
import { type LinkRules, storyPath } from '../../request/site/links.ts'
import { eventFields } from './event.ts'
import { layoutOf } from './layout.ts'
import { pageFields } from './page.ts'
import { fieldsNamed, readContent } from './read-content.ts'
import { originalSlug, type Story } from './story.ts'

/** Folders of stories that are no content. */
const systemFolders: ReadonlySet<string> = new Set(['error', 'settings'])

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

/** Whether a story is an error page or a setting. */
function isSystem(story: Story, links: LinkRules): boolean {
  const [, folder = ''] = storyPath(originalSlug(story), links).split('/')
  return systemFolders.has(folder)
}

/**
 * Whether search engines may list this story: not if its editors exclude it, or if it has no page of its own. A landing page repeats
 * other pages; a blank page, such as that of a form, is one step of a visit.
 */
export const isIndexable = (story: Story, links: LinkRules): boolean =>
  !isSystem(story, links) &&
  !story.content.component.startsWith('lp-') &&
  layoutOf(story, links) !== 'blank' &&
  !readContent(searchFields, story.content).noindex

/**
 * Whether the site's own search may find this story: all that search engines may list, and stories that editors allow for this search
 * only.
 */
export const isSearchable = (story: Story, links: LinkRules): boolean =>
  isIndexable(story, links) || (readContent(searchFields, story.content).findable && !isSystem(story, links))
