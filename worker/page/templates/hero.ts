import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { readContent } from '../../content/types/read-content.ts'
import { templateFields } from '../../content/types/template-fields.ts'
import type { Sheet } from './template.ts'
import { linkValue } from './values.ts'

/** The story's own hero, or one made of its fields. */
export function heroOf({ content, name, make }: Sheet, frameLabel?: string): RawBlock {
  const { hero, headline, subline, image, ctaLabel, ctaLink } = readContent(templateFields, content)
  const [own] = hero.items
  if (own) return own
  return make('hero', 'hero', {
    type: image ? 'split' : 'basic',
    frameLabel,
    headline: headline ?? name,
    subline,
    excludeSublineFromH1: true,
    image,
    ctaLabel,
    ctaHref: linkValue(ctaLink),
  })
}
