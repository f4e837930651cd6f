import { expect, it } from 'vitest'
import { rememberLanguage } from './language.ts'

it('a chosen language is remembered, any other link is not', () => {
  document.body.innerHTML = '<a href="#" data-language="fr"><b>FR</b></a><a href="#" id="other">x</a>'
  rememberLanguage()
  document.getElementById('other')!.click()
  expect(document.cookie).not.toContain('locale')
  document.querySelector('b')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(document.cookie).toContain('locale=fr')
})
