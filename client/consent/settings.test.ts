import { beforeEach, expect, it, vi } from 'vitest'
import type { ConsentPart } from './fetch-part.ts'
import { openSettings } from './settings.ts'

const port = vi.hoisted(() => ({
  fetchPart: vi.fn<(part: string, more?: object) => Promise<ConsentPart | undefined>>(),
}))
vi.mock('../navigation/adopt-whole-sheet.ts', () => ({ adoptWholeSheet: async () => undefined }))
vi.mock('./fetch-part.ts', async original => ({
  ...(await original<typeof import('./fetch-part.ts')>()),
  fetchPart: port.fetchPart,
}))

const html = '<dialog id="cookie-settings"><form><button value="accept"></button></form></dialog>'
const dialogs = () => [...document.querySelectorAll('dialog')]

beforeEach(() => {
  document.body.innerHTML = '<main></main>'
  port.fetchPart.mockReset()
  port.fetchPart.mockResolvedValue({ html, style: '' })
})

it('open in a dialog, once, which goes when it is closed', async () => {
  expect(await openSettings()).toBe(true)
  expect(await openSettings()).toBe(true)
  expect(dialogs().map(({ open }) => open)).toEqual([true])
  expect(port.fetchPart).toHaveBeenCalledOnce()
  dialogs()[0]!.close()
  expect(dialogs()).toEqual([])
})

it('open again at once after they are closed, before the browser reports it', async () => {
  await openSettings()
  addEventListener('close', event => event.stopImmediatePropagation(), { capture: true, once: true })
  dialogs()[0]!.close()
  expect(await openSettings()).toBe(true)
  expect(dialogs().map(({ open }) => open)).toEqual([true])
})

it('open once for two clicks', async () => {
  expect(await Promise.all([openSettings(), openSettings()])).toEqual([true, true])
  expect(dialogs().map(({ open }) => open)).toEqual([true])
})

it('of one service are requested with its name', async () => {
  expect(await openSettings('website-features')).toBe(true)
  expect(port.fetchPart.mock.calls).toEqual([['settings', { service: 'website-features' }]])
})

it('of a page that has them itself are gone to', async () => {
  document.querySelector('main')!.innerHTML =
    '<section><form data-consent-form><input type="hidden"><input id="first" type="checkbox"></form></section>'
  expect(await openSettings()).toBe(true)
  expect(document.activeElement?.id).toBe('first')
  expect(port.fetchPart).not.toHaveBeenCalled()
})

it.each([
  ['the worker cannot be reached', undefined],
  ['the answer is empty', { html: '', style: '' }],
  ['the answer has no form', { html: '<dialog id="cookie-settings"></dialog>', style: '' }],
])('do not open where %s', async (_, part) => {
  port.fetchPart.mockResolvedValue(part)
  expect(await openSettings()).toBe(false)
  expect(dialogs()).toEqual([])
})
