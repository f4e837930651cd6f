import type { SpaceSeed } from '../../core/content/space-schema.ts'
import { demoSpace } from './demo-space.ts'
import { type StoryDraft, storyOf } from './story.ts'

export const index = '/proxy/index/v2'

export const now = Date.UTC(2026, 10, 21, 9)

/** The demonstration space with further stories. */
export function withStories(...drafts: StoryDraft[]): SpaceSeed {
  const space = demoSpace
  const more = drafts.map((draft, at) => {
    const story = storyOf(draft, 1000 + at)
    return { draft: story, published: story }
  })
  return { ...space, stories: [...space.stories, ...more] }
}

export const campaign = (name: string, content: Readonly<Record<string, unknown>>): StoryDraft => ({
  slug: `settings/campaigns/${name}`,
  name,
  content: { component: 'campaign', placements: ['header'], titleDesktop: name, ...content },
})
