import { beforeEach, describe, expect, it } from 'vitest'
import { followedPage, pageOf } from './links.ts'

beforeEach(() => {
  history.replaceState(null, '', '/here/?a=1')
})

function linkOf(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}><b>go</b></a>`
  return document.querySelector('a')!
}

describe('links to pages of this site', () => {
  const cases: [string, string | undefined][] = [
    ['href="/there/"', '/there/'],
    ['href="/there/?x=1#part"', '/there/?x=1#part'],
    ['href="/there/" target="_self"', '/there/'],
    ['href="/here/?a=1"', '/here/?a=1'],
    ['href="/here/?a=2#part"', '/here/?a=2#part'],
    ['href="#part"', undefined],
    ['href="#"', undefined],
    ['href="/here/?a=1#part"', undefined],
    ['href="/there/" target="_blank"', undefined],
    ['href="/brochure/" download', undefined],
    ['href="/media/w_10/a.jpg"', undefined],
    ['href="/brochure.pdf"', undefined],
    ['href="https://elsewhere.example/there/"', undefined],
    ['href="mailto:a@b.example"', undefined],
    ['href="tel:0049"', undefined],
    ['href="http://["', undefined],
  ]
  it.each(cases)('%s', (attributes, expected) => {
    expect(pageOf(linkOf(attributes))?.href).toBe(expected && new URL(expected, location.href).href)
  })
})

describe('clicks that request a page', () => {
  const cases: [string, MouseEventInit, boolean][] = [
    ['plain', {}, true],
    ['with Control', { ctrlKey: true }, false],
    ['with Command', { metaKey: true }, false],
    ['with Shift', { shiftKey: true }, false],
    ['with Alt', { altKey: true }, false],
    ['with another button', { button: 1 }, false],
  ]
  it.each(cases)('%s', (_, init, expected) => {
    const link = linkOf('href="/there/"')
    let page: URL | undefined
    document.addEventListener('click', event => (page = followedPage(event)), { once: true })
    link
      .querySelector('b')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
    expect(page !== undefined).toBe(expected)
  })

  it('not those that a script has answered', () => {
    const link = linkOf('href="/there/"')
    link.addEventListener('click', event => event.preventDefault())
    let page: URL | undefined
    document.addEventListener('click', event => (page = followedPage(event)), { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    expect(page).toBeUndefined()
  })
})
