import { schema as page } from '../content/types/page.ts'
import { readContent } from '../content/types/read-content.ts'
import type { Story } from '../content/types/story.ts'
import type { Facts } from './facts.ts'
import { hasTemplate } from './templates/body-of.ts'

/** Layout by story type; pages name their own (platform specification, section 2). */
export function layoutOf({ content }: Story): Facts['layout'] {
  if (hasTemplate(content.component)) return 'basic'
  return content.component === 'page' ? readContent(page.fields, content).layout : 'blank'
}
