import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { api, type OpenStory } from './api.ts'
import { mount } from './testing/mount.ts'
import { useOpening } from './use-opening.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

type Parts = Parameters<typeof useOpening>[0]

/** An editor whose stories the test delivers. */
async function openEditor() {
  const stories = new Map<number, PromiseWithResolvers<OpenStory>>()
  vi.spyOn(api, 'story').mockImplementation(id => {
    stories.set(id, Promise.withResolvers())
    return stories.get(id)!.promise
  })
  const opened: number[] = []
  const shown: number[] = []
  const parts = {
    library: { begin: async () => [] },
    current: { save: async () => undefined, open: ({ id }: OpenStory) => opened.push(id) },
    preview: { show: async (id: number) => shown.push(id) },
    run: (_: string, act: () => Promise<unknown>) => act(),
    language: 'de',
    onOpened: () => undefined,
  } as unknown as Parts
  let opening!: ReturnType<typeof useOpening>
  const Probe = () => {
    opening = useOpening(parts)
    return null
  }
  await mount(<Probe />)
  const come = (id: number) => act(async () => stories.get(id)!.resolve({ id } as OpenStory))
  return { show: (id: number) => act(async () => opening.show(id)), come, opened, shown }
}

test('a story that comes after another one was requested is not opened, and leaves the address alone', async () => {
  const editor = await openEditor()
  await editor.show(1)
  await editor.show(2)
  await editor.come(2)
  await editor.come(1)
  expect([editor.opened, editor.shown, location.hash]).toEqual([[2], [2], '#2'])
})
