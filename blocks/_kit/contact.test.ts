import { expect, it } from 'vitest'
import { phoneTarget, whatsappTarget } from './contact.ts'

it.each([
  ['+49 30 23125 140', 'tel:00493023125140'],
  ['030/23125-140', 'tel:03023125140'],
  ['+49 30 / 23125\u2013140', 'tel:00493023125140'],
  ['030.23125.140', 'tel:03023125140'],
  ['800 123 4567', 'tel:8001234567'],
  ['116 117', 'tel:116117'],
  ['tel:030 23125140', 'tel:03023125140'],
  ['12', undefined],
  ['montags', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('the number %j of a contact leads to %j', (phone, href) => {
  expect(phoneTarget(phone)?.href).toBe(href)
})

it.each([
  ['+49 171 1234567', 'https://wa.me/491711234567'],
  ['0049 (0)171/1234567', 'https://wa.me/491711234567'],
  ['0171 1234567', undefined],
  ['', undefined],
])('WhatsApp is opened with %j at %j', (phone, href) => {
  expect(whatsappTarget(phone)?.href).toBe(href)
})
