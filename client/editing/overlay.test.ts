import { expect, it } from 'vitest'
import { showNotice } from './overlay.ts'

it('a notice is in the page once, however often it is said', () => {
  showNotice('Vorbei')
  showNotice('Vorbei')
  expect([...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent)).toEqual([
    'Vorbei',
  ])
  showNotice('Wirklich')
  expect(document.querySelector('[role="alert"]')!.textContent).toBe('Wirklich')
})
