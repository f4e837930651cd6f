import { expect, it, vi } from 'vitest'
import { storeLanguage } from './links.ts'

it('a chosen language is remembered for thirty days, any other link is not', () => {
  document.body.innerHTML =
    '<ul data-languages><li><a href="#" hreflang="fr"><b>FR</b></a></ul><a href="#" hreflang="en" id="other">x</a>'
  const written = vi.spyOn(document, 'cookie', 'set')
  storeLanguage()
  document.getElementById('other')!.click()
  expect(written).not.toHaveBeenCalled()
  document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(written.mock.calls).toEqual([['locale=fr; path=/; samesite=lax; max-age=2592000']])
})
