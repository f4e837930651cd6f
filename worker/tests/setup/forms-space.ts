import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { fixtures } from '../../../blocks/form/fixtures.ts'
import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { smallSpace } from './small-space.ts'
import { storyOf } from './story.ts'

/** The content of a form of the gallery. */
export const formFixture = (name: string): RawBlock =>
  // A fixture is a block.
  fixtures.find(fixture => fixture.name === name)!.content as unknown as RawBlock

/** The small site with a page `/contact/` that has these blocks. */
export function formsSpace(...body: readonly RawBlock[]): SpaceSeed {
  const space = smallSpace()
  const headline = { component: 'headline', _uid: 'h', text: 'Kontakt', level: 'h1' }
  const story = storyOf(
    { slug: 'contact', name: 'Contact', content: { component: 'page', body: [headline, ...body] } },
    9_000,
  )
  return { ...space, stories: [...space.stories, { draft: story, published: story }] }
}
