import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { mainSpace } from '../../kv-seed/space.ts'
import type { SpaceSeed, StoryRecord } from '../../worker/core/content/space-schema.ts'
import { editsSince, storeSeeded } from './seeded-stories.ts'

const space = mainSpace()
const [first, second] = space.stories as [StoryRecord, StoryRecord]
const seed: SpaceSeed = { ...space, stories: [first, second] }

let state: string
beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), 'seeded-stories-'))
})
afterEach(() => rmSync(state, { recursive: true }))

function edited(change: Partial<StoryRecord['draft']>): StoryRecord {
  const draft = { ...first.draft, ...change }
  return { draft, published: draft }
}

const withFirst = (story: StoryRecord): SpaceSeed => ({ ...seed, stories: [story, second] })

test('a story whose content is new is edited, and no other', () => {
  storeSeeded(state, [seed])
  const edits = editsSince(state)
  const story = edited({ content: { ...first.draft.content, title: 'New' } })
  expect([story, first, second].map(edits.isEdited)).toEqual([true, false, false])
  expect(edits.areOfContent([withFirst(story)])).toBe(true)
})

test.each<readonly [string, SpaceSeed]>([
  ['a story that was moved', withFirst(edited({ full_slug: 'elsewhere' }))],
  ['a story that was added', { ...seed, stories: [...seed.stories, edited({ id: 1 })] }],
  ['a story that was removed', { ...seed, stories: [second] }],
  ['a datasource that was edited', { ...seed, datasources: [] }],
])('%s is more than content', (_, changed) => {
  storeSeeded(state, [seed])
  expect(editsSince(state).areOfContent([changed])).toBe(false)
})

test.each([undefined, '["of an older version"]', '{'])(
  'where nothing can be read (%s) all are edited',
  text => {
    if (text !== undefined) writeFileSync(join(state, 'seeded-stories.json'), text)
    const edits = editsSince(state)
    expect(edits.isEdited(first)).toBe(true)
    expect(edits.areOfContent([seed])).toBe(false)
  },
)
