import { describe, expect, it } from 'vitest'
import { createValidities, endingAt, expired, lasting, validWith } from './validity.ts'

describe('a value made from several parts', () => {
  it('holds as long as each of them', () => {
    expect(validWith(endingAt(3), lasting, endingAt(2)).until).toBe(2)
    expect(validWith(endingAt(3), expired).until).toBe(0)
    expect(validWith().until).toBe(Number.POSITIVE_INFINITY)
  })

  it('is renewed with its parts, also where it is a part itself', () => {
    const validityOf = createValidities()
    const anchor = {}
    const part = validityOf(anchor, { revision: 'a', until: 5 })
    const whole = validWith(endingAt(100), validWith(part, lasting))
    expect(whole.until).toBe(5)
    validityOf(anchor, { revision: 'a', until: 50 })
    expect(whole.until).toBe(50)
    validityOf(anchor, { revision: 'a', until: 500 })
    expect(whole.until).toBe(100)
  })
})

describe('a value that is read again', () => {
  it('with the same content holds as long as the last reading says, also where that is shorter', () => {
    const validityOf = createValidities()
    const anchor = {}
    const first = validityOf(anchor, { revision: 'a', until: 5 })
    expect(validityOf(anchor, { revision: 'a', until: 9 })).toBe(first)
    expect(first.until).toBe(9)
    validityOf(anchor, { revision: 'a', until: 0 })
    expect(first.until).toBe(0)
  })

  it('with other content ends what was made of it, which does not come back with the content of before', () => {
    const validityOf = createValidities()
    const anchor = {}
    const first = validityOf(anchor, { revision: 'a', until: 5 })
    const second = validityOf(anchor, { revision: 'b', until: 9 })
    expect([first.until, second.until]).toEqual([0, 9])
    validityOf(anchor, { revision: 'a', until: 20 })
    expect([first.until, second.until]).toEqual([0, 0])
  })

  it('is told apart from what has the same content elsewhere', () => {
    const validityOf = createValidities()
    const first = validityOf({}, { revision: 'a', until: 5 })
    validityOf({}, { revision: 'a', until: 9 })
    expect(first.until).toBe(5)
  })
})
