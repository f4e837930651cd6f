import { expect, it } from 'vitest'
import { displayName } from './display-name.ts'

const cases: [string, string][] = [
  ['text', 'Text'],
  ['firstAccordionItemOpen', 'First accordion item open'],
  ['seoTitle', 'SEO title'],
  ['excludeSublineFromH1', 'Exclude subline from H1'],
  ['h2', 'H2'],
  ['maxIU', 'Max IU'],
  ['hrefLandingpage', 'Link on landing pages'],
  ['flagHref', 'Flag link'],
  ['linkedIn', 'LinkedIn'],
  ['image-left', 'Image left'],
  ['geo-restricted-usps', 'Geo restricted USPs'],
  ['gray-50', 'Grey 50'],
  ['maple_blaze', 'Maple blaze'],
  ['16:9', '16:9'],
  ['application/json', 'application/json'],
  ['33', '33'],
]

it.each(cases)('%s is %s', (name, expected) => {
  expect(displayName(name)).toBe(expected)
})
