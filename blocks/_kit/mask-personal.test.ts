import { expect, it } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

it.each([
  ['Jetzt bewerben', 'Jetzt bewerben'],
  ['180 ECTS in 36 Monaten', '180 ECTS in 36 Monaten'],
  ['ab 1.299,00 € im Monat', 'ab 1.299,00 € im Monat'],
  ['Mail an amara@beispiel.example', 'Mail an …'],
  ['<amara@beispiel.example>, jetzt', '… jetzt'],
  ['Ruf an: +49 30 23125-140', 'Ruf an: …'],
  ['030/23125140', '…'],
  ['(0170) 123 45 67 oder Chat', '(… oder Chat'],
])('%s becomes %s', (text, expected) => {
  expect(maskPersonal(text)).toBe(expected)
})
