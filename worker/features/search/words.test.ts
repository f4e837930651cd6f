import { expect, it } from 'vitest'
import { indexedWords } from './words.ts'

it.each([
  ['eCommerce', 'ecommerce e commerce'],
  ['E-Commerce', 'e commerce ecommerce'],
  ['JavaScript', 'javascript java script'],
  ['Wi-Fi', 'wi fi wifi'],
  ['StudentInnen', 'studentinnen'],
  ['BaföG GmbH LinkedIn', 'bafog gmbh linkedin'],
  ['Finance-Management', 'finance management'],
  ['e-commerce-Shop', 'e commerce shop ecommerce'],
])('%s is found under %j', (text, words) => {
  expect(indexedWords(text, 'de').sort()).toEqual(words.split(' ').sort())
})
