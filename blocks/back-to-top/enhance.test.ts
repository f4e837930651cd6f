import { beforeEach, describe, expect, it, vi } from 'vitest'
import { enhance } from './enhance.ts'

let button: HTMLElement
const isShown = () => button.hasAttribute('data-shown')

/** Says where an element stands when the page is scrolled to the top. */
function place(element: Element, { y, height }: { readonly y: () => number; readonly height: number }): void {
  element.getBoundingClientRect = () => new DOMRect(0, y() - scrollY, 1000, height)
}

function scrollBy(...positions: number[]): void {
  for (const position of positions) {
    vi.stubGlobal('scrollY', position)
    dispatchEvent(new Event('scroll'))
  }
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 500)
  vi.stubGlobal('scrollY', 0)
  document.body.innerHTML = '<header class="site-header"><a href="/">A</a></header><button>^</button>'
  place(document.documentElement, { y: () => 0, height: 5000 })
  button = document.querySelector('button')!
  enhance(button)
})

it.each([
  ['down far', [400, 2000], false],
  ['down far, then up', [2000, 1900], true],
  ['up at exactly twice the height of the window', [2000, 1000], false],
  ['up just beyond it', [2000, 1001], true],
  ['up below it', [800, 700], false],
  ['up, then down again', [2000, 1900, 1950], false],
  ['up from far, nearly to the top', [2000, 1900, 300], true],
  ['up to the top', [2000, 1900, 0], false],
])(
  'appears when the visitor scrolls up beyond twice the height of the window: %s',
  (_, positions, expected) => {
    scrollBy(...positions)
    expect(isShown()).toBe(expected)
  },
)

describe('a position that the browser corrects, because a section above has got its height,', () => {
  let above: number
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<main><div class="section"></div></main>')
    above = 600
    place(document.querySelector('.section')!, { y: () => above, height: 4000 })
    enhance(button)
  })
  const correctBy = (pixels: number) => {
    above += pixels
    scrollBy(scrollY + pixels)
  }

  it.each([
    ['does not show it', [2000], -80, false],
    ['does not hide it', [2000, 1900], 80, true],
  ])('%s', (_, positions, pixels, expected) => {
    scrollBy(...positions)
    correctBy(pixels)
    expect(isShown()).toBe(expected)
  })
})

it('a page that has come in place of another does not show it', () => {
  document.body.insertAdjacentHTML('beforeend', '<main><div class="section"></div></main>')
  place(document.querySelector('.section')!, { y: () => 600, height: 4000 })
  scrollBy(2000)
  document.querySelector('main')!.remove()
  scrollBy(1500)
  expect(isShown()).toBe(false)
})

it.each([
  [false, 'smooth'],
  [true, 'instant'],
])('scrolls to the top; with reduced motion %s: %s', (matches, behavior) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const scrolled = vi.fn()
  vi.stubGlobal('scrollTo', scrolled)
  button.dispatchEvent(new MouseEvent('click', { detail: 1 }))
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior })
  expect(document.activeElement).toBe(document.body)
  button.dispatchEvent(new MouseEvent('click', { detail: 0 }))
  expect(document.activeElement).toBe(document.querySelector('a'))
})

it('listens no longer when the page that it stood on is gone', () => {
  button.remove()
  scrollBy(2000, 1900)
  document.body.append(button)
  scrollBy(2000, 1900)
  expect(isShown()).toBe(false)
})
