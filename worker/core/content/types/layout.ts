import type { LinkRules } from '../../request/site/links.ts'
import { isForms } from '../../request/site/page-path.ts'
import { fieldsNamed } from './fields-named.ts'
import { schema as page } from './page.ts'
import { readContent } from './read-content.ts'
import { originalSlug, type Story } from './story.ts'
import { hasTemplate } from './templated-types.ts'

export type Layout = 'basic' | 'page' | 'blank'

const layoutField = fieldsNamed(page.fields, 'layout')

/**
 * The layout of a story by its type. Pages choose their own; forms pages are blank (requirement page-resolution/layout).
 */
export function layoutOf(story: Story, links: Pick<LinkRules, 'folder'>): Layout {
  if (isForms(originalSlug(story), links)) return 'blank'
  const { content } = story
  if (hasTemplate(content.component)) return 'basic'
  return content.component === 'page' ? readContent(layoutField, content).layout : 'blank'
}
