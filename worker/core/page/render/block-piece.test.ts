import { expect, it } from 'vitest'
import { idPrefixOf } from './block-piece.ts'

const prefixOf = (uid: string, occurrence = 0) => idPrefixOf({ uid, occurrence })

it('is short, the same for the same block, and another for its next occurrence', () => {
  const uid = 'd04b331a-15ff-4f09-aa22-3e955e07d505'
  expect(prefixOf(uid)).toMatch(/^[0-9a-z]{9}-0-$/)
  expect(prefixOf(uid)).toBe(prefixOf(uid))
  expect(prefixOf(uid, 1)).toBe(prefixOf(uid).replace('-0-', '-1-'))
  expect(prefixOf('hero')).toBe('hero-0-')
})

it('keeps blocks apart whose uids differ in a character', () => {
  const uids = Array.from(
    { length: 20_000 },
    (_, index) => `d04b331a-15ff-4f09-aa22-${String(index).padStart(12, '0')}`,
  )
  expect(new Set(uids.map(uid => prefixOf(uid))).size).toBe(uids.length)
})
