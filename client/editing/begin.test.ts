import { afterEach, expect, it, vi } from 'vitest'
import { beginEditing } from './begin.ts'

const startEditing = vi.hoisted(() => vi.fn())
vi.mock('./live-editing.ts', () => ({ startEditing }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const editor = 'https://editor.example'
const elsewhere = {} as Window

it.each<[string, boolean, Window | undefined, string | undefined]>([
  ['a draft in a frame', true, elsewhere, editor],
  ['a draft outside of a frame', false, undefined, editor],
  ['a published page in a frame', false, elsewhere, undefined],
])('%s: loads the script that connects with the editor: %s', async (_, isLoaded, frame, draft) => {
  delete document.documentElement.dataset.draft
  if (draft) document.documentElement.dataset.draft = draft
  vi.stubGlobal('parent', frame ?? window)
  vi.stubGlobal('reportError', vi.fn())
  beginEditing()
  await vi.dynamicImportSettled()
  expect(startEditing.mock.calls.length > 0).toBe(isLoaded)
  if (isLoaded) expect(startEditing).toHaveBeenCalledWith({ origin: editor, window: elsewhere })
})
