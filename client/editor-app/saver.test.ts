import { describe, expect, it, vi } from 'vitest'
import { createSaver } from './saver.ts'

/** A store whose saves the test ends, in their order. */
function createStore() {
  const calls: { value: string; revision: string; end: PromiseWithResolvers<{ revision: string }> }[] = []
  const store = (value: string, revision: string) => {
    const end = Promise.withResolvers<{ revision: string }>()
    calls.push({ value, revision, end })
    return end.promise
  }
  return { calls, store, said: () => calls.map(({ value, revision }) => `${value} on ${revision}`) }
}

describe('saves of an editor', () => {
  it('come one after the other, each on what the one before has stored', async () => {
    const { calls, store, said } = createStore()
    const onStored = vi.fn()
    const { save } = createSaver({ revision: '1', store, onStored })
    const first = save('a')
    const later = [save('ab'), save('abc')]
    expect(said()).toEqual(['a on 1'])
    calls[0]!.end.resolve({ revision: '2' })
    await vi.waitFor(() => expect(said()).toEqual(['a on 1', 'abc on 2']))
    calls[1]!.end.resolve({ revision: '3' })
    await Promise.all([first, ...later])
    expect(onStored.mock.calls).toEqual([
      [{ revision: '2' }, 'a'],
      [{ revision: '3' }, 'abc'],
    ])
  })

  it('fail for all that wait, and can be tried again', async () => {
    const { calls, store, said } = createStore()
    const { save } = createSaver({ revision: '1', store, onStored: () => undefined })
    const both = Promise.allSettled([save('a'), save('ab')])
    calls[0]!.end.reject(new Error('no line'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = save('ab')
    calls[1]!.end.resolve({ revision: '2' })
    await again
    expect(said()).toEqual(['a on 1', 'ab on 1'])
  })
})
