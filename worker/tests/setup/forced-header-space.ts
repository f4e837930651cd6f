import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { experimentId, experimentSpace } from './experiment-space.ts'
import { storyOf } from './story.ts'

/** A header that is not a unit's own. */
export const header = storyOf(
  {
    slug: 'settings/headers/sale',
    name: 'Sale',
    content: { component: 'header', _uid: 'sale', name: 'Sonderangebot', navigation: [] },
  },
  0,
)

/** The small site with an experiment, and a header story that some of its variants show. */
export function forcedHeaderSpace(): SpaceSeed {
  const space = experimentSpace()
  return { ...space, stories: [...space.stories, { draft: header, published: header }] }
}

/** `EXPERIMENT_HEADERS`: these variants show that header. */
export const headersOf = (...variantIds: string[]): string =>
  JSON.stringify([{ experiment: experimentId, variantIds, headerStoryId: String(header.id) }])
