import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { api, type OpenStory } from './api.ts'
import { mount } from './testing/mount.ts'
import { useStory } from './use-story.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const content = (text: string) => ({ component: 'page', text })

test('of content that is edited after it was saved nobody is told that it is saved', async () => {
  vi.useFakeTimers()
  const saving: PromiseWithResolvers<OpenStory>[] = []
  vi.spyOn(api, 'save').mockImplementation(() => {
    saving.push(Promise.withResolvers())
    return saving.at(-1)!.promise
  })
  let said = ''
  const parts = { say: (text: string) => (said = text), complain: (text: string) => (said = text) }
  let story!: ReturnType<typeof useStory>
  const Probe = () => {
    story = useStory(parts)
    return null
  }
  await mount(<Probe />)
  const first = { id: 1, revision: 'a', story: { content: content('') } } as unknown as OpenStory
  await act(async () => story.open(first))

  const edit = (text: string) => act(async () => story.edit(content(text)))
  const wait = () => act(async () => vi.advanceTimersByTimeAsync(1_200))
  const answer = () => act(async () => saving.at(-1)!.resolve({ ...first, revision: `b${saving.length}` }))
  await edit('Eins')
  await wait()
  expect(said).toBe('Saving …')
  await answer()
  expect(said).toBe('Saved')
  await edit('Zwei')
  expect(said).toBe('')
  await wait()
  await edit('Drei')
  await answer()
  expect(said).toBe('')
  await wait()
  await answer()
  expect(said).toBe('Saved')
})
