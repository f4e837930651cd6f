import { beforeEach, expect, it, vi } from 'vitest'
import { createEditViewer } from './show-edits.ts'

const page = (main: string, more = '') => `<main data-region="main">${main}</main>${more}`
const accordion = (text: string) => `<details><summary>${text}</summary></details>`

function viewing(next: string) {
  const spies = {
    renewSheet: vi.fn(async () => undefined),
    startEnhancements: vi.fn(),
    reload: vi.fn(),
  }
  const fetchDocument = async () => new DOMParser().parseFromString(next, 'text/html')
  return { ...spies, showViews: createEditViewer({ ...spies, fetchDocument }) }
}

beforeEach(() => {
  history.replaceState(null, '', '/bachelor/')
  document.body.innerHTML = page(accordion('Eins'))
})

it('an edited view shows, its sheet is renewed, and what was opened stays open', async () => {
  const { showViews, reload, renewSheet, startEnhancements } = viewing(
    `<title>Neu</title>${page(accordion('Zwei'))}`,
  )
  const section = document.querySelector('details')!
  section.open = true
  await showViews()
  expect(document.querySelector('summary')?.textContent).toBe('Zwei')
  expect(document.title).toBe('Neu')
  expect(document.querySelector('details')).toBe(section)
  expect(section.open).toBe(true)
  expect(renewSheet).toHaveBeenCalledOnce()
  expect(startEnhancements).toHaveBeenCalledWith(document.querySelector('main'))
  expect(reload).not.toHaveBeenCalled()
})

it.each<[string, string, () => void]>([
  ['has other regions now', page('', '<div data-region="aside"></div>'), () => undefined],
  ['is an error without regions', '<pre>Error</pre>', () => undefined],
  ['was left for another page', page('Zwei'), () => history.pushState(null, '', '/master/')],
  ['was rendered anew', page('Zwei'), () => document.querySelector('main')!.replaceWith('')],
])('a page that %s is loaded anew', async (_, next, before) => {
  const { showViews, reload } = viewing(next)
  before()
  await showViews()
  expect(reload).toHaveBeenCalledOnce()
})
