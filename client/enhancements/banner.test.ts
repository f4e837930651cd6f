import { beforeAll, expect, it } from 'vitest'
import { closeBanners } from './banner.ts'

beforeAll(closeBanners)

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
