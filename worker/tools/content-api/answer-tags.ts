import type { Call } from './endpoint.ts'
import type { AccessParameters } from './parameters.ts'
import { answer, type Reply } from './reply.ts'
import { defaultSlug } from './story-slugs.ts'

/**
 * `/cdn/tags`: the tags of the stories (of a folder) and how many have each.
 * https://www.storyblok.com/docs/api/content-delivery/v2/tags/retrieve-multiple-tags
 */
export function answerTags({
  snapshot,
  parameters,
}: Call<AccessParameters & { starts_with: string }>): Reply {
  const counts = new Map<string, number>()
  for (const story of snapshot[parameters.version].stories) {
    if (!defaultSlug(story).startsWith(parameters.starts_with)) continue
    for (const tag of new Set(story.tag_list)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const tags = [...counts]
    .map(([name, taggings_count]) => ({ name, taggings_count }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return answer({ tags, cv: snapshot.space.version })
}
