import { describe, expect, it } from 'vitest'
import type { OpenStory } from './api.ts'
import {
  adopt,
  type Editing,
  edit,
  isSaved,
  markStored,
  openStory,
  redo,
  replace,
  takeTheirs,
  undo,
} from './editing.ts'

const story = (text: string): OpenStory => ({
  id: 1,
  uuid: 'u',
  name: 'Seite',
  slug: 'seite',
  component: 'page',
  state: 'published',
  hasPreview: true,
  revision: '1',
  problems: [],
  story: { id: 1, content: { component: 'page', text } },
})
const content = (text: string) => ({ component: 'page', text })
const textOf = (editing: Editing) => editing.content.text

describe('steps of an editor', () => {
  const opened = openStory(story('a'))
  const second = edit(edit(opened, content('b'), 1_000), content('c'), 5_000)

  it('are taken back and again, each one', () => {
    expect(textOf(undo(second))).toBe('b')
    expect(textOf(undo(undo(second)))).toBe('a')
    expect(textOf(undo(undo(undo(second))))).toBe('a')
    expect(textOf(redo(undo(second)))).toBe('c')
    expect(textOf(redo(second))).toBe('c')
  })

  it('are one step where letters follow each other', () => {
    const typed = edit(edit(edit(opened, content('b'), 1_000), content('bc'), 1_200), content('bcd'), 1_500)
    expect(textOf(undo(typed))).toBe('a')
  })

  it('of a restored version and of a block that comes or goes are their own, however quick', () => {
    const typed = edit(opened, content('b'), 1_000)
    expect(textOf(undo(replace(typed, content('old'))))).toBe('b')
    expect(textOf(undo(edit(replace(typed, content('old')), content('older'), 1_001)))).toBe('old')
    const more = { ...content('b'), body: [{ component: 'headline', _uid: 'h' }] }
    expect(textOf(undo(edit(typed, more, 1_100)))).toBe('b')
    expect(undo(edit(edit(typed, more, 1_100), content('b'), 1_200)).content).toBe(more)
  })

  it('are their own where a block was just added, so that it stays when its text is taken back', () => {
    const withBlock = (text: string) => ({ ...content(text), body: [{ component: 'headline', _uid: 'h' }] })
    const added = edit(opened, withBlock('a'), 1_000)
    const typed = edit(added, withBlock('b'), 1_100)
    expect(undo(typed).content).toEqual(withBlock('a'))
    expect(undo(undo(edit(typed, withBlock('bc'), 1_200))).content).toEqual(content('a'))
  })

  it('remove the steps that could be redone', () => {
    expect(textOf(redo(edit(undo(second), content('d'), 9_000)))).toBe('d')
  })

  it('are a hundred at most', () => {
    let editing = opened
    for (let step = 1; step <= 300; step++) editing = edit(editing, content(String(step)), step * 1_000)
    expect(editing.past).toHaveLength(100)
    for (let step = 0; step < 300; step++) editing = undo(editing)
    expect(textOf(editing)).toBe('200')
  })
})

describe('a saved content', () => {
  const opened = openStory(story('a'))

  it('is everything at the start, and after an edit is stored', () => {
    expect(isSaved(opened)).toBe(true)
    const edited = edit(opened, content('b'), 1_000)
    expect(isSaved(edited)).toBe(false)
    expect(isSaved(markStored(edited, story('b'), edited.content))).toBe(true)
  })

  it('is not what was typed while the save was under way', () => {
    const sent = edit(opened, content('b'), 1_000)
    const typed = edit(sent, content('bc'), 1_100)
    const after = markStored(typed, story('b'), sent.content)
    expect([isSaved(after), textOf(after)]).toEqual([false, 'bc'])
  })

  it('can be taken back to, and then it is saved again', () => {
    expect(isSaved(undo(edit(opened, content('b'), 1_000)))).toBe(true)
  })
})

describe('what the worker says of the story after an action', () => {
  const opened = openStory(story('a'))
  const typed = edit(opened, content('b'), 1_000)
  const theirs = { ...story('theirs'), name: 'Ihre', revision: '2' }

  it('leaves edits as they are where the draft is the same', () => {
    const after = adopt(typed, { ...story('a'), name: 'Umbenannt' })
    expect([textOf(after), after.story.name, isSaved(after)]).toEqual(['b', 'Umbenannt', false])
  })

  it('leaves edits as they are where another revision has the same content', () => {
    const after = adopt(typed, { ...story('a'), revision: '2' })
    expect([textOf(after), after.story.revision]).toEqual(['b', '2'])
  })

  it('shows what another editor has saved where no edit is to be saved', () => {
    const after = adopt(opened, theirs)
    expect([textOf(after), after.story.revision, isSaved(after)]).toEqual(['theirs', '2', true])
  })

  it('keeps the revision of an edit that began with another draft, so that its save is refused', () => {
    const after = adopt(typed, theirs)
    expect([textOf(after), after.story.name, after.story.revision]).toEqual(['b', 'Ihre', '1'])
  })
})

it('who takes the version of another editor can take back to the own one', () => {
  const taken = takeTheirs(edit(openStory(story('a')), content('b'), 1_000), story('theirs'))
  expect([textOf(taken), isSaved(taken)]).toEqual(['theirs', true])
  expect([textOf(undo(taken)), isSaved(undo(taken))]).toEqual(['b', false])
})
