import { describe, expect, it, vi } from 'vitest'
import { latestOnly } from './latest.ts'
import { concerns, messageFrom } from './messages.ts'

const editor = { origin: 'https://app.storyblok.com', window: {} as Window }
const event = (own: object) =>
  ({ origin: editor.origin, source: editor.window, data: { action: 'input' }, ...own }) as MessageEvent

describe('messages', () => {
  it.each<[string, object, boolean]>([
    ['of the editor', {}, true],
    ['of another origin', { origin: 'https://evil.example' }, false],
    ['of an origin that looks alike', { origin: 'https://app.storyblok.com.evil.example' }, false],
    ['of no origin', { origin: 'null' }, false],
    ['of another window', { source: {} }, false],
    ['that are none', { data: 'input' }, false],
    ['of nothing', { data: null }, false],
    ['without an action', { data: { action: 5 } }, false],
  ])('%s', (_, own, counts) => {
    expect(messageFrom(event(own), editor) !== undefined).toBe(counts)
  })

  it.each([
    [{ action: 'input', story: { id: 7, content: {} } }, true],
    [{ action: 'published', storyId: 7 }, true],
    [{ action: 'published', storyId: '7' }, true],
    [{ action: 'published', storyId: 8 }, false],
    [{ action: 'published' }, false],
  ])('%j concerns story 7: %s', (message, expected) => {
    expect(concerns(message, '7')).toBe(expected)
  })
})

it('while one thing runs, only the newest of the others waits', async () => {
  const seen: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = latestOnly<number>(async value => {
    seen.push(value)
    if (value === 1) await promise
  })
  for (const value of [1, 2, 3, 4]) run(value)
  resolve()
  await vi.waitFor(() => expect(seen).toEqual([1, 4]))
  run(5)
  await vi.waitFor(() => expect(seen).toEqual([1, 4, 5]))
})
