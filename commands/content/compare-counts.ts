import { countVersions } from './editors-work.ts'
import type { Replacement } from './stored-content.ts'

const counted = ['stories', 'datasources', 'versions'] as const

/** The number of stories, datasources and stored versions of a space; zeros if it does not exist. */
function countsOf({ spaces, lists }: Replacement, id: number) {
  const { stories = [], datasources = [] } = spaces.find(space => space.id === id) ?? {}
  return { stories: stories.length, datasources: datasources.length, versions: countVersions(lists, id) }
}

/** One line for each space: its counts before and after a replacement, which does not change spaces that it lacks. */
export function compareCounts(before: Replacement, after: Replacement): readonly string[] {
  const replaced = { ...after, spaces: [...after.spaces, ...before.spaces] }
  return [...new Set(replaced.spaces.map(({ id }) => id))].toSorted().map(id => {
    const [present, next] = [countsOf(before, id), countsOf(replaced, id)]
    return `space ${id}: ${counted.map(name => `${name} ${present[name]} -> ${next[name]}`).join(', ')}`
  })
}
