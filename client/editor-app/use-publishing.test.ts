import { expect, it } from 'vitest'
import { pageFaults } from './use-publishing.ts'

function page(html: string): Document {
  const made = document.implementation.createHTMLDocument()
  made.body.innerHTML = `<main>${html}</main>`
  return made
}

const isThere = async (path: string) => path === '/da/'
const shown = { storyId: 7, path: '/neu/', exists: isThere }
const block = (html: string) => `<div data-blok-uid="7-b">${html}</div>`

it.each([
  ['one first headline', '<h1>A</h1><a href="/da/">x</a>', []],
  ['none', '<h2>A</h2>', [{ message: 'has no first headline (h1).' }]],
  ['two', '<h1>A</h1><h1>B</h1>', [{ message: 'has 2 first headlines (h1), and needs one.' }]],
  [
    'a link to a page that is not there',
    `<h1>A</h1>${block('<a href="/weg/?a=b#c">x</a>')}`,
    [{ uid: 'b', message: 'The link to /weg/ leads nowhere.' }],
  ],
  [
    'links to itself and its files, before its first publish',
    '<h1>A</h1><a href="/neu/">x</a><a href="/neu/?thema=a">x</a><a href="/neu/events.ics">x</a>',
    [],
  ],
  [
    'a link to a page below it that is not there',
    `<h1>A</h1>${block('<a href="/neu/unten/">x</a>')}`,
    [{ uid: 'b', message: 'The link to /neu/unten/ leads nowhere.' }],
  ],
])('a page with %s', async (_, html, expected) => {
  expect(await pageFaults(page(html), shown)).toEqual(expected)
})

it('a published page with a link to a file of its own that is not there', async () => {
  const html = `<h1>A</h1>${block('<a href="/da/weg.pdf">x</a>')}`
  expect(await pageFaults(page(html), { ...shown, path: '/da/' })).toEqual([
    { uid: 'b', message: 'The link to /da/weg.pdf leads nowhere.' },
  ])
})
