import { beforeAll, expect, it } from 'vitest'
import { closeBanners } from './banner.ts'

beforeAll(closeBanners)

it('a banner that was closed before this code was there is closed', () => {
  document.body.innerHTML = '<aside data-banner><button data-close-banner="41">x</button></aside>'
  const early: Event[] = []
  const collect = (event: Event) => void early.push(event)
  document.querySelector('button')!.addEventListener('click', event => event.stopPropagation())
  addEventListener('click', collect, true)
  document.querySelector('button')!.click()
  removeEventListener('click', collect, true)
  expect(document.querySelector('[data-banner]')).not.toBeNull()
  Object.assign(window, { early })
  closeBanners()
  Object.assign(window, { early: [] })
  expect(document.querySelector('[data-banner]')).toBeNull()
  expect(document.cookie).toContain('closed_banner=41')
})

it('closing a banner removes it and remembers it for the visit', () => {
  document.body.innerHTML =
    '<aside data-banner><button data-close-banner="42"><svg></svg></button></aside><p>stays</p>'
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.querySelector('[data-banner]')).toBeNull()
  expect(document.body.textContent).toContain('stays')
  expect(document.cookie).toContain('closed_banner=42')
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
