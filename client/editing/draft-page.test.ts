import { afterEach, describe, expect, it, vi } from 'vitest'
import { changedBlocks, createDraftPage } from './draft-page.ts'

describe('the blocks that an edit changes', () => {
  const block = (uid: unknown, text = '') => ({ component: 'headline', _uid: uid, text })
  const page = (...body: readonly unknown[]) => ({ component: 'page', body })
  const many = (text: string) => page(...['a', 'b', 'c', 'd'].map(uid => block(uid, text)))

  it.each<[string, object, object, readonly string[] | undefined]>([
    ['one block', page(block('a'), block('b')), page(block('a'), block('b', 'Neu')), ['b']],
    [
      'a block in a block',
      page({ ...block('a'), items: [block('x')] }),
      page({ ...block('a'), items: [] }),
      ['a'],
    ],
    ['nothing', page(block('a')), page(block('a')), []],
    ['most blocks', many(''), many('Neu'), undefined],
    ['the order', page(block('a'), block('b')), page(block('b'), block('a')), undefined],
    ['a block more', page(block('a')), page(block('a'), block('b')), undefined],
    ['a field of the page', page(block('a')), { ...page(block('a')), seoTitle: 'Neu' }, undefined],
    ['blocks without an id', page(block('')), page(block('', 'Neu')), undefined],
    ['blocks with the same id', page(block('a'), block('a')), page(block('a'), block('a', 'Neu')), undefined],
    ['a story without blocks', { component: 'event' }, { component: 'event', title: 'Neu' }, undefined],
  ])('of a page in which %s changed', (_, before, after, expected) => {
    expect(changedBlocks({ ...before }, { ...after })).toEqual(expected)
  })
})

vi.mock('../enhancements/start-enhancements.ts', () => ({ startEnhancements: () => undefined }))

afterEach(() => vi.unstubAllGlobals())

const storyOf = (text: string) => ({
  id: 1,
  content: { component: 'page', body: [{ component: 'headline', _uid: 'one', text }] },
})

/** The error with which a browser reports an aborted request. */
const failed = () => new TypeError('Failed to fetch')

interface Failure {
  readonly answer?: () => Response | Error
  readonly sheet?: () => Error
}

const failures: Readonly<Record<string, Failure>> = {
  'no answer comes': { answer: failed },
  'an answer ends early': {
    answer: () => new Response(new ReadableStream({ start: body => body.error(failed()) })),
  },
  'the style sheet does not come': { sheet: failed },
}

it.each(Object.entries(failures))(
  'where %s the page stays as it was, nothing is reported, and the next edit shows all of it',
  async (_, failure) => {
    const reportError = vi.fn()
    vi.stubGlobal('reportError', reportError)
    const requested: { readonly blocks?: readonly string[] }[] = []
    let isOffline = false
    vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
      const { story, blocks } = JSON.parse(body)
      requested.push({ blocks })
      const answer = isOffline && failure.answer?.()
      if (answer instanceof Error) throw answer
      if (answer) return answer
      return Response.json({ main: `<h1 data-uid="one">${story.content.body[0].text}</h1>`, title: '' })
    })
    const main = document.createElement('main')
    const page = createDraftPage({
      ...{ main, onRunOut: vi.fn(), onGone: vi.fn(), onShown: vi.fn() },
      adoptSheet: vi.fn(),
      async fetchWholeSheet() {
        const error = isOffline && failure.sheet?.()
        if (error) throw error
        return new CSSStyleSheet()
      },
    })

    page.show(storyOf('Eins'))
    await vi.waitFor(() => expect(main.textContent).toBe('Eins'))
    isOffline = true
    page.show(storyOf('Zwei'))
    await vi.waitFor(() => expect(requested).toHaveLength(2))
    isOffline = false
    page.show(storyOf('Drei'))
    await vi.waitFor(() => expect(main.textContent).toBe('Drei'))
    expect(requested.map(({ blocks }) => blocks)).toEqual([undefined, ['one'], undefined])
    expect(reportError).not.toHaveBeenCalled()
  },
)

it.each([404, 409])('where the story is gone (%d) the page stays as it was, and says so', async status => {
  const reportError = vi.fn()
  const onGone = vi.fn()
  vi.stubGlobal('reportError', reportError)
  vi.stubGlobal('fetch', async () => Response.json({}, { status }))
  const main = document.createElement('main')
  main.innerHTML = '<h1>Eins</h1>'
  const page = createDraftPage({
    ...{ main, onRunOut: vi.fn(), onGone, onShown: vi.fn() },
    adoptSheet: vi.fn(),
    fetchWholeSheet: async () => new CSSStyleSheet(),
  })

  page.show(storyOf('Zwei'))
  await vi.waitFor(() => expect(onGone).toHaveBeenCalled())
  expect(main.textContent).toBe('Eins')
  expect(reportError).not.toHaveBeenCalled()
})
