import { describe, expect, it, vi } from 'vitest'
import { type OpenStory, SaveConflict } from './api.ts'
import { createDraftStore, createSaver } from './saver.ts'

describe('saves of an editor', () => {
  /** A store whose saves the test completes, in their order. */
  function createStore() {
    const calls: { value: string; revision: string; end: PromiseWithResolvers<{ revision: string }> }[] = []
    const store = (value: string, revision: string) => {
      const end = Promise.withResolvers<{ revision: string }>()
      calls.push({ value, revision, end })
      return end.promise
    }
    return { calls, store, said: () => calls.map(({ value, revision }) => `${value} on ${revision}`) }
  }

  it('come one after the other, each on what the one before has stored', async () => {
    const { calls, store, said } = createStore()
    const onStored = vi.fn()
    const { save } = createSaver({ revision: '1', store, onStored })
    const first = save('a')
    await vi.waitFor(() => expect(said()).toEqual(['a on 1']))
    const later = [save('ab'), save('abc')]
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
    const first = save('a')
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    const both = Promise.allSettled([first, save('ab')])
    calls[0]!.end.reject(new Error('no line'))
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    const again = save('ab')
    await vi.waitFor(() => expect(calls).toHaveLength(2))
    calls[1]!.end.resolve({ revision: '2' })
    await again
    expect(said()).toEqual(['a on 1', 'ab on 1'])
  })

  it('and actions wait for each other, and begin with the revision that the one before gave', async () => {
    const { calls, store, said } = createStore()
    const { save, between } = createSaver({ revision: '1', store, onStored: () => undefined })
    const end = Promise.withResolvers<string>()
    const action = vi.fn(() => end.promise)
    const first = save('a')
    const acted = between(action)
    await vi.waitFor(() => expect(said()).toEqual(['a on 1']))
    expect(action).not.toHaveBeenCalled()
    calls[0]!.end.resolve({ revision: '2' })
    await first
    await vi.waitFor(() => expect(action).toHaveBeenCalledWith('2'))
    const second = save('ab')
    end.resolve('3')
    await acted
    await vi.waitFor(() => expect(said()).toEqual(['a on 1', 'ab on 3']))
    calls[1]!.end.resolve({ revision: '4' })
    await second
  })

  it('go on after an action that failed', async () => {
    const { calls, store, said } = createStore()
    const { save, between } = createSaver({ revision: '1', store, onStored: () => undefined })
    const acted = between(() => Promise.reject(new Error('slug is taken')))
    const saved = save('a')
    await expect(acted).rejects.toThrow('slug is taken')
    await vi.waitFor(() => expect(said()).toEqual(['a on 1']))
    calls[0]!.end.resolve({ revision: '2' })
    await saved
  })
})

describe('a draft whose revision is another one', () => {
  const content = (text: string) => ({ component: 'page', text })
  const story = (text: string, revision: string): OpenStory => ({
    ...{ id: 1, uuid: 'u', name: 'Seite', slug: 'seite', component: 'page', state: 'changed', problems: [] },
    hasPreview: true,
    revision,
    story: { id: 1, content: content(text) },
  })

  /** A store of a worker that has a draft; `isLost`: the answer of the next save does not come. */
  function createStore(worker: { text: string; revision: string; isLost?: boolean }, stored: string) {
    const save = async (_id: number, sent: object, revision: string): Promise<OpenStory> => {
      if (revision !== worker.revision)
        throw new SaveConflict({ ...story(worker.text, worker.revision), changes: [] })
      worker.text = (sent as { text: string }).text
      worker.revision = `${revision}+`
      if (!worker.isLost) return story(worker.text, worker.revision)
      worker.isLost = false
      throw new Error('no line')
    }
    return createDraftStore({ id: 1, save, stored: () => content(stored) })
  }

  it('is stored where the content is the one that was opened', async () => {
    const worker = { text: 'opened', revision: '2' }
    const stored = await createStore(worker, 'opened')(content('typed'), '1')
    expect([worker.text, stored.revision]).toEqual(['typed', '2+'])
  })

  it('is stored where somebody else has saved the same', async () => {
    const worker = { text: 'typed', revision: '2' }
    const stored = await createStore(worker, 'opened')(content('typed'), '1')
    expect([worker.text, stored.revision]).toEqual(['typed', '2'])
  })

  it('is stored after a save whose answer was lost', async () => {
    const worker = { text: 'opened', revision: '1', isLost: true }
    const store = createStore(worker, 'opened')
    await expect(store(content('typed'), '1')).rejects.toThrow('no line')
    await store(content('typed more'), '1')
    expect(worker.text).toBe('typed more')
  })

  it('is refused where somebody else has saved another content', async () => {
    const worker = { text: 'theirs', revision: '2' }
    await expect(createStore(worker, 'opened')(content('typed'), '1')).rejects.toThrow(SaveConflict)
    expect(worker.text).toBe('theirs')
  })
})
