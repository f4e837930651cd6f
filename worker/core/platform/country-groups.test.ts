import { describe, expect, it } from 'vitest'
import { groupUuid } from '../../tests/setup/country-groups.ts'
import { demoSpace } from '../../tests/setup/demo-space.ts'
import type { Story } from '../content/types/story.ts'
import { countryGroupsIn, groupParameters, groupsOfCountry } from './country-groups.ts'

const storyOf = (content: unknown) => ({ content }) as Story

const groups = countryGroupsIn([
  storyOf({
    component: 'country-groups-prioritization',
    groups: [
      { uuid: 'alps', name: 'Alps', countries: 'at, ch' },
      { uuid: 'union', countries: 'AT,DE' },
      { name: 'without an id', countries: 'DE' },
      { _uid: 'named-by-its-entry', countries: 'DK' },
      { uuid: 'empty' },
    ],
  }),
  storyOf({ component: 'country-groups-prioritization', groups: 'malformed' }),
])

describe('groups of a country', () => {
  it.each([
    ['AT', ['alps', 'union']],
    ['DE', ['union']],
    ['CH', ['alps']],
    ['DK', ['named-by-its-entry']],
    ['US', []],
    ['unknown', []],
    ['', []],
  ])('%s: %o', (country, expected) => {
    expect(groupsOfCountry(country, groups)).toEqual(expected)
  })

  it('lists get all of them, single values the most important', () => {
    expect(groupParameters(['alps', 'union'])).toEqual({ countryGroups: 'alps,union', countryGroup: 'alps' })
    expect(groupParameters([])).toEqual({ countryGroups: '', countryGroup: '' })
  })

  it('of the demonstration site', () => {
    const stories = demoSpace.stories
      .map(({ draft }) => draft as unknown as Story)
      .filter(({ content }) => content.component === 'country-groups-prioritization')
    const all = countryGroupsIn(stories)
    expect(groupsOfCountry('AT', all)).toEqual([groupUuid.alps, groupUuid.union])
    expect(groupsOfCountry('IE', all)).toEqual([groupUuid.english, groupUuid.union])
  })
})
