import { expect, it } from 'vitest'
import { chosenOf, readChoice, unmatched } from './screenshot-choice.ts'

const addresses = ['page-home-rust', 'page-campus-rust', 'block-hero-long-rust'].map(name => ({ name }))

it('without words it is everything', () => {
  expect(readChoice([])).toEqual({
    widths: [375, 768, 1280, 1920],
    themes: ['default', 'rust', 'maple_blaze', 'texas_rose'],
    of: ['pages', 'blocks'],
    part: [1, 1],
    state: '',
    words: [],
  })
  expect(chosenOf(addresses, readChoice([]))).toEqual(addresses)
})

it.each([
  [['page-campus'], ['page-campus-rust']],
  [['page', '--part', '2/2'], ['page-campus-rust']],
  [
    ['hero', 'home'],
    ['page-home-rust', 'block-hero-long-rust'],
  ],
])('%j takes %j', (words, names) => {
  expect(chosenOf(addresses, readChoice(words)).map(({ name }) => name)).toEqual(names)
})

it('a word that no name has is named', () => {
  expect(unmatched(['hero', 'heroo', 'page'], addresses)).toEqual(['heroo'])
})

it.each([
  [['--themes', 'rot'], 'there is no theme "rot": default, rust, maple_blaze, texas_rose'],
  [['--themes', 'rust,'], 'there is no theme "": default'],
  [['--of', 'page'], '--of takes pages, blocks or both'],
  [['--widths', '375,wide'], 'a width is a number of pixels'],
  [['--part', '3/2'], '--part is one of its parts'],
  [['--part', '2'], '--part is written 1/2'],
  [['--theme', 'rust'], "Unknown option '--theme'"],
])('%j is refused', (words, message) => {
  expect(() => readChoice(words)).toThrow(message)
})
