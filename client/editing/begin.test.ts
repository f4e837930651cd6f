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

const draft = { draft: editor, story: '7' }

it.each<[string, boolean, Window | undefined, Record<string, string>]>([
  ['a draft in a frame', true, elsewhere, draft],
  ['a draft outside of a frame', false, undefined, draft],
  ['a published page in a frame', false, elsewhere, {}],
])('%s: loads the script that connects with the editor: %s', async (_, isLoaded, frame, marks) => {
  document.documentElement.innerHTML = '<body><main id="main"></main></body>'
  for (const name of ['draft', 'story']) delete document.documentElement.dataset[name]
  Object.assign(document.documentElement.dataset, marks)
  vi.stubGlobal('parent', frame ?? window)
  vi.stubGlobal('reportError', vi.fn())
  beginEditing()
  await vi.dynamicImportSettled()
  expect(startEditing.mock.calls.length > 0).toBe(isLoaded)
  if (isLoaded)
    expect(startEditing).toHaveBeenCalledWith({
      editor: { origin: editor, window: elsewhere },
      storyId: '7',
      main: document.getElementById('main'),
    })
})
