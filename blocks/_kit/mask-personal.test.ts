import { expect, it } from 'vitest'
import { maskPersonal } from './mask-personal.ts'

it.each([
  ['Jetzt bewerben', 'Jetzt bewerben'],
  ['180 ECTS in 36 Monaten', '180 ECTS in 36 Monaten'],
  ['ab 1.299,00 € im Monat', 'ab 1.299,00 € im Monat'],
  ['Mail an amara@beispiel.example', 'Mail an …'],
  ['<amara@beispiel.example>, jetzt', '<…>, jetzt'],
  ['Ruf an: +49 30 23125-140', 'Ruf an: …'],
  ['030/23125140', '…'],
  ['am 2026-11-28, im Jahr 2026/2027', 'am 2026-11-28, im Jahr 2026/2027'],
  ['/aktuelles/2026/11/28/', '/aktuelles/2026/11/28/'],
  ['seit 2026-11-21T09:00:00.000Z', 'seit 2026-11-21T09:00:00.000Z'],
  ['/a/anna.muster%2540beispiel.example/', '/a/…/'],
  ['/%2B49%20170%201234567/', '/…/'],
  ['DE89 3704 0044 0532 0130 00 ist', '… ist'],
  ['GB29NWBK60161331926819', '…'],
  ['?dGhpc0lzQVRva2VuT2ZBTWFpbDEyMw', '?…'],
  ['/9f86d081884c7d659a2feaa0c55ad015/', '/…/'],
  [
    '/studium/bachelor-wirtschaftsinformatik-2026-dual/',
    '/studium/bachelor-wirtschaftsinformatik-2026-dual/',
  ],
  ['(0170) 123 45 67 oder Chat', '(… oder Chat'],
])('%s becomes %s', (text, expected) => {
  expect(maskPersonal(text)).toBe(expected)
})
