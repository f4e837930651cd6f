import { schema as page } from '../content/types/page.ts'
import { readContent } from '../content/types/read-content.ts'
import { originalSlug, type Story } from '../content/types/story.ts'
import { isForms } from '../routing/slug.ts'
import type { Facts } from './facts.ts'
import type { LinkRules } from './links.ts'
import { hasTemplate } from './templates/body-of.ts'

/** Layout by story type; pages name their own, and those of forms have none (platform specification, section 2). */
export function layoutOf(story: Story, links: Pick<LinkRules, 'folder'>): Facts['layout'] {
  if (isForms(originalSlug(story), links)) return 'blank'
  const { content } = story
  if (hasTemplate(content.component)) return 'basic'
  return content.component === 'page' ? readContent(page.fields, content).layout : 'blank'
}
