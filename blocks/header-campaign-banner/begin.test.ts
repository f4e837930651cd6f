import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { begin } from './begin.ts'

const setCookie = vi.fn()
const cookies = vi.fn(() => '')
const banner = (id: string) =>
  `<aside data-banner><button data-close-banner="${id}"><svg></svg></button></aside>`

beforeAll(() => begin({ setCookie, cookies, earlyClicks: [] }))
beforeEach(() => void setCookie.mockReset())

it('a banner that was closed before this code was there is closed', () => {
  document.body.innerHTML = banner('41')
  const early = { target: document.querySelector('svg') } as unknown as Event
  begin({ setCookie, cookies, earlyClicks: [early] })
  expect(document.querySelector('[data-banner]')).toBeNull()
  expect(setCookie).toHaveBeenCalledExactlyOnceWith('closed_banner', '41')
})

it('closing a banner removes it and remembers it for the visit', () => {
  document.body.innerHTML = `${banner('42')}<p>stays</p>`
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.querySelector('[data-banner]')).toBeNull()
  expect(document.body.textContent).toContain('stays')
  expect(setCookie).toHaveBeenCalledWith('closed_banner', '42')
})

it('banners that were closed before stay closed, the last three of them', () => {
  cookies.mockReturnValueOnce('a=1; closed_banner=1.2.3.4')
  document.body.innerHTML = banner('5')
  document.querySelector<HTMLElement>('button')!.click()
  expect(setCookie).toHaveBeenCalledWith('closed_banner', '2.3.4.5')
})

it.each([
  ['the next thing that can have it', '[data-close-banner]', 'next'],
  ['where it is, elsewhere', '#other', 'other'],
])('the focus goes to %s', (_, focused, expected) => {
  document.body.innerHTML = `
    <aside data-banner><a href="/x/">Angebot</a><button data-close-banner="42">x</button><a href="/y/">Mehr</a></aside>
    <button disabled>gesperrt</button><a id="next" href="/">Start</a><button id="other">Menü</button>`
  document.querySelector<HTMLElement>(focused)!.focus()
  document.querySelector<HTMLElement>('[data-close-banner]')!.click()
  expect(document.activeElement?.id).toBe(expected)
})
