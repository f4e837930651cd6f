import { describe, expect, it } from 'vitest'
import { readMessage } from './messages.ts'

describe('a message from a frame', () => {
  const known = [
    { type: 'ready' },
    { type: 'opened' },
    { type: 'closed' },
    { type: 'store-user', id: 'abcdefgh-1' },
    { type: 'go', path: '/bachelor/' },
    { type: 'go', path: '/' },
  ]
  it.each(known)('is read: %j', message => {
    expect(readMessage(message)).toEqual(message)
  })

  it('drops unknown fields', () => {
    expect(readMessage({ type: 'ready', html: '<script>' })).toEqual({ type: 'ready' })
  })

  const hostile: unknown[] = [
    undefined,
    null,
    'ready',
    5,
    [],
    {},
    { type: '__proto__' },
    { type: 'store-user' },
    { type: 'store-user', id: 5 },
    { type: 'store-user', id: 'short' },
    { type: 'store-user', id: 'x'.repeat(65) },
    { type: 'store-user', id: 'abcdefgh;path=/' },
    { type: 'go', path: '//evil.example/' },
    { type: 'go', path: '/\\evil.example/' },
    { type: 'go', path: 'https://evil.example/' },
    { type: 'go', path: 'javascript:alert(1)' },
    { type: 'go', path: `/${'x'.repeat(3000)}` },
    { type: 'go', path: { toString: () => '/' } },
    { type: 'run', code: 'alert(1)' },
  ]
  it.each(hostile)('is refused: %j', message => {
    expect(readMessage(message)).toBeUndefined()
  })
})
