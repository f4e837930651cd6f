import { expect, it, vi } from 'vitest'
import { rememberLanguage } from './language.ts'

it('a chosen language is remembered for thirty days, any other link is not', () => {
  document.body.innerHTML = '<a href="#" data-language="fr"><b>FR</b></a><a href="#" id="other">x</a>'
  const written = vi.spyOn(document, 'cookie', 'set')
  rememberLanguage()
  document.getElementById('other')!.click()
  expect(written).not.toHaveBeenCalled()
  document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(written.mock.calls).toEqual([['locale=fr; path=/; samesite=lax; max-age=2592000']])
})
