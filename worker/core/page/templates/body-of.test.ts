import { describe, expect, it } from 'vitest'
import { blocksIn, free, full, storyOf } from '../../../tests/setup/typed-stories.ts'
import { shareStructure } from '../../content/cache/bodies.ts'
import { bodyOf } from './body-of.ts'

describe('the list of blocks', () => {
  it('is the same object for the same content', () => {
    const story = storyOf(full.variant!)
    expect(bodyOf(story, 'de')).toBe(bodyOf(story, 'de'))
    expect(bodyOf({ ...story, published_at: 'later' }, 'de')).toBe(bodyOf(story, 'de'))
    const page = storyOf({ component: 'page', body: [free] })
    expect(bodyOf(page, 'de')).toBe(bodyOf(page, 'de'))
  })

  it('follows the language and the name', () => {
    const story = storyOf(full.variant!)
    expect(bodyOf(story, 'en')).not.toBe(bodyOf(story, 'de'))
    const unnamed = storyOf({ component: 'person' })
    expect(bodyOf({ ...unnamed, name: 'Neu' }, 'de')).toMatchObject([{ headline: 'Neu' }])
    expect(bodyOf(unnamed, 'de')).toMatchObject([{ headline: 'Der Name' }])
  })

  it('keeps the blocks that an edit leaves equal, in each version and variant of one story', () => {
    const anchor = {}
    const story = storyOf(shareStructure(undefined, structuredClone(full.variant!)))
    const before = bodyOf(story, 'de', anchor)
    const edited = (text: string) => {
      const usps = [{ component: 'usp', _uid: 'usp', text }]
      return { ...story, content: shareStructure(story.content, { ...structuredClone(full.variant!), usps }) }
    }
    const newIn = (body: typeof before) => body.filter(block => !before.includes(block))
    expect(newIn(bodyOf(edited('Drei Modelle'), 'de', anchor))).toHaveLength(1)
    expect(newIn(bodyOf(edited('Vier Modelle'), 'de', {})).length).toBeGreaterThan(9)
    expect(newIn(bodyOf(edited('Fünf Modelle'), 'de')).length).toBeGreaterThan(9)
  })

  it('cannot be changed', () => {
    const body = bodyOf(storyOf(full.variant!), 'de')
    expect(Object.isFrozen(body)).toBe(true)
    for (const block of blocksIn(body)) expect(Object.isFrozen(block)).toBe(true)
  })
})
