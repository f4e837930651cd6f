import { expect, it } from 'vitest'
import { foldWord, indexedWords, lettersOf, wordsOfQuery } from './words.ts'

it.each([
  ['Übergänge', 'ubergange'],
  ['Uebergaenge', 'ubergange'],
  ['UBERGANGE', 'ubergange'],
  ['Größe', 'grosse'],
  ['GROESSE', 'grosse'],
  ['Qualität', 'qualitat'],
  ['Quelle', 'quelle'],
  ['Steuern', 'steuern'],
  ['Bauer', 'bauer'],
  ['Museum', 'museum'],
  ['neue', 'neue'],
  ['u\u0308ber', 'uber'],
])('in German %s folds to %s', (word, folded) => {
  expect(foldWord(word, 'de')).toBe(folded)
})

it.each(['does', 'queue', 'due', 'poeta', 'value'])('in no other language does %s lose an e', word => {
  for (const language of ['en', 'fr', 'it', 'es', 'pt']) expect(foldWord(word, language)).toBe(word)
})

it.each([
  ['Muenchen', 2, 3],
  ['Muenchen', 3, 4],
  ['München', 2, 2],
  ['Straße', 5, 5],
  ['Straße', 6, 5],
  ['Ge\u0301ne\u0300ve', 2, 3],
  ['BWL', 9, 3],
  ['😀a', 1, 2],
])('the first letters of %s that fold to %i characters are %i', (word, length, letters) => {
  expect(lettersOf(word, length, 'de')).toBe(letters)
})

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
  (text, searched) => {
    const indexed = indexedWords(text, 'de')
    expect(indexed).toEqual(expect.arrayContaining([...wordsOfQuery(searched, 'de')]))
    expect(indexed).toHaveLength(new Set(indexed).size)
  },
)
