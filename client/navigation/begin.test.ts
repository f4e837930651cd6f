import { beginNavigation } from './begin.ts'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.draft
})

it.each([
  ['a page', '/bachelor/', false, true],
  ['a draft, which published pages do not follow softly', '/bachelor/', true, false],
  ['a file', '/bachelor.pdf', false, false],
])('at %s', (_, path, draft, begins) => {
  history.replaceState(null, '', path)
  if (draft) document.documentElement.dataset.draft = ''
  const listen = vi.spyOn(window, 'addEventListener')
  beginNavigation()
  expect(listen.mock.calls.some(([name]) => name === 'pointerover')).toBe(begins)
})
