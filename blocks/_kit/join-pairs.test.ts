import { expect, it } from 'vitest'
import { joinPairs } from './join-pairs.ts'

it.each([
  ['48 Stunden', '48\u00a0Stunden'],
  ['ab 180 € oder 12 %', 'ab 180\u00a0€ oder 12\u00a0%'],
  ['180 ECTS in 36, 48 oder 72 Monaten', '180\u00a0ECTS in 36, 48 oder 72\u00a0Monaten'],
  ['14.256 Euro', '14.256\u00a0Euro'],
  ['bis zum 15. März 2027', 'bis zum 15.\u00a0März 2027'],
  ['im 3. Semester', 'im 3.\u00a0Semester'],
  ['8 am to 6 pm', '8\u00a0am to 6\u00a0pm'],
  ['by 15 March 2027', 'by 15\u00a0March 2027'],
  ['en 36 mois, le 1er avril', 'en 36\u00a0mois, le 1er\u00a0avril'],
  ['7º semestre', '7º\u00a0semestre'],
  ['15 ore a settimana', '15\u00a0ore a settimana'],
  ['el 1 de abril, 2 años', 'el 1\u00a0de abril, 2\u00a0años'],
  ['20 minutos', '20\u00a0minutos'],
  ['+49 30 23125 140', '+49\u00a030\u00a023125\u00a0140'],
  ['Teilzeit II und Vollzeit I', 'Teilzeit\u00a0II und Vollzeit\u00a0I'],
  ['14 256 € en tout', '14\u00a0256\u00a0€ en tout'],
  ['Il dit : « Viens ! »', 'Il dit\u202f: «\u202fViens\u202f!\u202f»'],
  ['Live-Kurse', 'Live-\u2060Kurse'],
  ['drei E-Books per E-Mail', 'drei E-\u2060Books per E-\u2060Mail'],
  ['deine E-Mail-Adresse', 'deine E-\u2060Mail-Adresse'],
  ['un e-mail', 'un e-\u2060mail'],
])('joins %j', (text, joined) => {
  expect(joinPairs(text)).toBe(joined)
  expect(joinPairs(joined)).toBe(joined)
})

it.each([
  '3 amber lamps, 5 Uhren, 2 Maybes',
  'why? Who: 2 courses',
  'Betriebswirtschaft-Fernstudium',
  'forms-space und my-study',
  'e-mail@example.org, https://example.org/E-Mail, E-Mail.example',
  '{{get_a-b}} {fv:x-y}',
  'tel:+493023125140',
])('leaves %j', text => {
  expect(joinPairs(text)).toBe(text)
})
