import { describe, expect, it } from 'vitest'
import { renderContent } from '../../../blocks/_kit/testing/render-content.ts'
import { needKey } from './data/needs.ts'
import { createDependencyTracker } from './dependency-tracker.ts'
import { createPainter } from './paint-pictures.ts'
import { createReadings } from './read-facts.ts'
import { sampleFacts } from './sample-facts.ts'

const drawing = { filename: '/pictures/lost.svg', alt: 'A' }
const now = Date.UTC(2026, 10, 22)
const need = { call: 'contact', query: {} }

describe('pictures that the build paints', () => {
  it('have the address of the theme, however deep they are in an answer', () => {
    const paint = createPainter(() => 'rust')
    expect(paint({ people: [{ photo: drawing }] })).toEqual({
      people: [{ photo: { filename: '/pictures/rust/lost.svg', alt: 'A' } }],
    })
  })

  it.each([
    { filename: 'https://a.storyblok.com/f/1000/a/b.svg' },
    { filename: '/pictures/rust/lost.svg' },
    { filename: '/pictures/campus-tour.webm' },
    'text',
    undefined,
  ])('%j is no such picture, and reads no theme', value => {
    const paint = createPainter(() => {
      throw new Error('read')
    })
    expect(paint(value)).toBe(value)
  })

  it('in the answer of a call make the block depend on the theme', () => {
    const facts = { ...sampleFacts({ theme: 'rust', language: 'de', now }) }
    const data = (key: string) => ({
      state: 'ready' as const,
      value: key === needKey(need) ? { photo: drawing } : undefined,
      revision: '1',
      fallback: false,
    })
    const read = createReadings({ ...facts, data })
    const { context, recording } = createDependencyTracker(read, { now, draft: false })
    expect(context.data(need)).toEqual({ photo: { filename: '/pictures/rust/lost.svg', alt: 'A' } })
    expect(recording.reads).toContain('theme')
  })

  it('of a block’s own fields, and in its text, are those of the theme', () => {
    const document = { type: 'doc', content: [{ type: 'image', attrs: { src: drawing.filename, alt: 'A' } }] }
    const text = { component: 'rich-text', _uid: 't', content: document }
    const card = { component: 'card', _uid: 'c', title: 'A', image: drawing }
    for (const block of [text, card])
      expect(renderContent(block, { theme: 'texas_rose' }).html).toContain(
        'src="/pictures/texas_rose/lost.svg"',
      )
  })
})
