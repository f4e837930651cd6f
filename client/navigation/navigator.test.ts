import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Found } from './find-page.ts'
import { startNavigator } from './navigator.ts'

let find = Promise.withResolvers<Found>()

vi.mock('./find-page.ts', () => ({ findPage: () => find.promise }))
vi.mock('./whole-sheet.ts', () => ({ adoptSheet: vi.fn(), fetchWholeSheet: async () => ({}) }))

const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
const isLoading = () => document.documentElement.classList.contains('page-loading')

beforeAll(() => {
  document.body.innerHTML =
    '<script data-build="b" data-styles="/s.css"></script><a href="/master/">Master</a>'
  startNavigator(location.href)
})
beforeEach(() => {
  find = Promise.withResolvers<Found>()
  assign.mockClear()
})

/** Follows the link to a page that has to be loaded as a document, and goes on when that is known. */
async function follow(meanwhile = () => undefined as unknown): Promise<void> {
  document.querySelector('a')!.click()
  expect(isLoading()).toBe(true)
  meanwhile()
  find.resolve({ kind: 'document', address: new URL('/master/', location.href) })
  await vi.waitFor(() => expect(assign.mock.calls.length > 0 || !isLoading()).toBe(true))
}

it('what cannot be shown here is loaded', async () => {
  await follow()
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/master\/$/)
})

it('a page whose parts were given up for another document does not take that one’s place', async () => {
  await follow(() => dispatchEvent(new Event('beforeunload')))
  expect(assign).not.toHaveBeenCalled()
  expect(isLoading()).toBe(false)
})

it('the next link works where the page stayed after all, as for a download', async () => {
  dispatchEvent(new Event('beforeunload'))
  await follow()
  expect(assign).toHaveBeenCalledTimes(1)
})
