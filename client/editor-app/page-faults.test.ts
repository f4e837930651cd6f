import { expect, it } from 'vitest'
import { pageFaults } from './page-faults.ts'

function page(html: string): Document {
  const made = document.implementation.createHTMLDocument()
  made.body.innerHTML = `<main>${html}</main>`
  return made
}

const exists = async (path: string) => path !== '/weg/'
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
])('a page with %s', async (_, html, expected) => {
  expect(await pageFaults(page(html), 7, exists)).toEqual(expected)
})
