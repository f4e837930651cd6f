import { describe, expect, it } from 'vitest'
import { type OpenStory, SaveConflict } from './api.ts'
import { createDraftStore } from './draft-store.ts'

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

describe('a draft whose revision is another one', () => {
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
