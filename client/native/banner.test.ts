import { expect, it } from 'vitest'
import { closeBanners } from './banner.ts'

it('closing a banner removes it and remembers it for the visit', () => {
  document.body.innerHTML =
    '<aside data-banner><button data-close-banner="42"><svg></svg></button></aside><p>stays</p>'
  closeBanners()
  document.querySelector('svg')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.querySelector('[data-banner]')).toBeNull()
  expect(document.body.textContent).toContain('stays')
  expect(document.cookie).toContain('closed_banner=42')
})
