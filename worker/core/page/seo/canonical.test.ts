import { expect, it } from 'vitest'
import { canonicalPath, namedLanguages } from './canonical.ts'

const german = { language: 'de', href: '/a/' }
const english = { language: 'en', href: '/en/a/' }
const alternates = [german, english]
const chosenByCookie = [german, { language: 'en', href: '/a/' }]

it.each([
  ['translated', { path: '/en/a/', language: 'en', alternates }, '/en/a/', ['de', 'en']],
  ['in the default language', { path: '/a/', language: 'de', alternates }, '/a/', ['de', 'en']],
  ['not translated', { path: '/fr/a/', language: 'fr', alternates }, '/a/', []],
  ['in one language', { path: '/a/', language: 'de', alternates: [german] }, '/a/', []],
  [
    'at one address for all languages',
    { path: '/a/', language: 'en', alternates: chosenByCookie },
    '/a/',
    [],
  ],
  [
    'of a translated slug at one address for all languages',
    { path: '/b/', language: 'en', alternates: chosenByCookie },
    '/a/',
    [],
  ],
  ['in place of another', { path: '/b/', language: 'de', alternates: [] }, '/b/', []],
])('a page %s', (_name, page, path, languages) => {
  expect(canonicalPath(page)).toBe(path)
  expect(namedLanguages(page).map(({ language }) => language)).toEqual(languages)
})
