import { afterEach, expect, it, vi } from 'vitest'
import { createDraftPage } from './draft-page.ts'

vi.mock('../enhancements/start-enhancements.ts', () => ({ startEnhancements: () => undefined }))

afterEach(() => vi.unstubAllGlobals())

const storyOf = (text: string) => ({
  id: 1,
  content: { component: 'page', body: [{ component: 'headline', _uid: 'one', text }] },
})

it('where no answer comes the page stays as it was, nothing is reported, and the next edit shows all of it', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  const asked: { readonly blocks?: readonly string[] }[] = []
  let isOffline = false
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    const { story, blocks } = JSON.parse(body)
    asked.push({ blocks })
    if (isOffline) throw new TypeError('Failed to fetch')
    return Response.json({ main: `<h1 data-uid="one">${story.content.body[0].text}</h1>`, title: '' })
  })
  const main = document.createElement('main')
  const page = createDraftPage({
    ...{ main, onRunOut: vi.fn(), onShown: vi.fn() },
    adoptSheet: vi.fn(),
    fetchWholeSheet: async () => new CSSStyleSheet(),
  })

  page.show(storyOf('Eins'))
  await vi.waitFor(() => expect(main.textContent).toBe('Eins'))
  isOffline = true
  page.show(storyOf('Zwei'))
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  isOffline = false
  page.show(storyOf('Drei'))
  await vi.waitFor(() => expect(main.textContent).toBe('Drei'))
  expect(asked.map(({ blocks }) => blocks)).toEqual([undefined, ['one'], undefined])
  expect(reportError).not.toHaveBeenCalled()
})
