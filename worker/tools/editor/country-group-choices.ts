import type { Story } from '../../core/content/types/story.ts'
import { countryGroupsIn } from '../../core/platform/country-groups.ts'
import type { StoryVersions } from '../content-api/stored-space.ts'

const listOfGroups = 'country-groups-prioritization'

/** The country groups that editors have made, as a field that names them offers them. */
export function groupChoices(stories: readonly StoryVersions[]) {
  const lists = stories.flatMap(({ draft }) => (draft.content.component === listOfGroups ? [draft] : []))
  // Only the content of a story is read.
  const groups = countryGroupsIn(lists as unknown as readonly Story[])
  return groups.map(({ uuid, name, countries }) => ({
    value: uuid,
    label: `${name || uuid} (${countries.join(', ')})`,
  }))
}
