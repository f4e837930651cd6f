import { expect, it } from 'vitest'
import { globalSpace, mainSpace } from '../../kv-seed/space.ts'
import { historyKey } from '../../worker/tools/content-api/story-history.ts'
import { compareCounts } from './compare-counts.ts'

it('a plan shows the counts of each space before and after', () => {
  const [main, global] = [mainSpace(), globalSpace()]
  const version = { kind: 'saved', at: 1, content: { component: 'page' } }
  const lists = new Map([[historyKey(main.id, 1), JSON.stringify([version, version])]])
  const after = { spaces: [{ ...main, stories: main.stories.slice(0, 3) }, global], lists: new Map() }
  expect(compareCounts({ spaces: [main], lists }, after)).toEqual([
    `space 1000: stories ${main.stories.length} -> 3, datasources ${main.datasources.length} -> ${main.datasources.length}, versions 2 -> 0`,
    `space 1001: stories 0 -> ${global.stories.length}, datasources 0 -> ${global.datasources.length}, versions 0 -> 0`,
  ])
  const [kept] = compareCounts({ spaces: [main], lists }, { spaces: [global], lists: new Map() })
  expect(kept).toContain(`stories ${main.stories.length} -> ${main.stories.length},`)
  expect(kept).toContain('versions 2 -> 0')
})
