import { expect, it } from 'vitest'
import { askedWords, indexedWords } from './words.ts'

it.each([
  ['eCommerce', 'ecommerce e commerce'],
  ['E-Commerce', 'e commerce ecommerce'],
  ['JavaScript', 'javascript java script'],
  ['Wi-Fi', 'wi fi wifi'],
  ['Java-Script', 'java script javascript'],
  ['Co-Working', 'co working coworking'],
  ['E-LearningKurs', 'e learningkurs elearningkurs learning kurs'],
  ['StudentInnen', 'studentinnen'],
  ['BaföG GmbH LinkedIn', 'bafog gmbh linkedin'],
  ['Finance-Management', 'finance management'],
  ['e-commerce-Shop', 'e commerce shop ecommerce'],
])('%s is found under %j', (text, words) => {
  expect(indexedWords(text, 'de').sort()).toEqual(words.split(' ').sort())
})

const spellings = [
  ['Java-Script', 'JavaScript'],
  ['Co-Working', 'CoWorking'],
  ['E-Commerce', 'eCommerce'],
] as const

it.each([...spellings, ...spellings.map(([one, other]) => [other, one] as const)])(
  '%s is found by those who write %s, once for each word',
  (text, asked) => {
    const indexed = indexedWords(text, 'de')
    expect(indexed).toEqual(expect.arrayContaining([...askedWords(asked, 'de')]))
    expect(indexed).toHaveLength(new Set(indexed).size)
  },
)
