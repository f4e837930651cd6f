import { describe, expect, it } from 'vitest'
import { memoize } from './memoize.ts'

describe('a function whose results are cached by its arguments', () => {
  it('is called once for the same arguments, and again when any of them differs', () => {
    let calls = 0
    const make = memoize((story: object, site: object, language: string, footer?: object) => {
      calls++
      return { story, site, language, footer }
    })
    const [story, site, other, footer] = [{}, {}, {}, {}]
    const first = make(story, site, 'de', footer)
    expect(make(story, site, 'de', footer)).toBe(first)
    expect(calls).toBe(1)
    expect(make(story, other, 'de', footer).site).toBe(other)
    expect(make(other, site, 'de', footer).story).toBe(other)
    expect(make(story, site, 'en', footer).language).toBe('en')
    expect(make(story, site, 'de', undefined).footer).toBeUndefined()
    expect(calls).toBe(5)
  })

  it('keeps a result that is nothing', () => {
    let calls = 0
    const make = memoize((_: object) => void calls++)
    const story = {}
    expect([make(story), make(story)]).toEqual([undefined, undefined])
    expect(calls).toBe(1)
  })
})
