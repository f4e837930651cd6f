import { beforeEach, expect, it, vi } from 'vitest'
import { newPage } from '../_kit/testing/new-page.ts'
import { enhance } from './enhance.ts'

let button: HTMLElement
const isShown = () => button.hasAttribute('data-shown')

const setHeight = (pixels: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: pixels, configurable: true })

function scrollBy(...positions: number[]): void {
  for (const position of positions) {
    vi.stubGlobal('scrollY', position)
    dispatchEvent(new Event('scroll'))
  }
}

beforeEach(() => {
  vi.stubGlobal('innerHeight', 500)
  vi.stubGlobal('scrollY', 0)
  setHeight(8000)
  document.body.innerHTML = '<header class="site-header"><a href="/">A</a></header><button>^</button>'
  button = document.querySelector('button')!
  enhance(button, newPage())
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

it.each([
  ['does not show it', [2000], 1900, false],
  ['does not hide it', [2000, 1900], 2100, true],
  ['hides it at the top', [2000, 1900], 0, false],
])(
  'a position that the browser corrects, because a section has got its height, %s',
  (_, positions, corrected, expected) => {
    scrollBy(...positions)
    setHeight(8000 + corrected - scrollY)
    scrollBy(corrected)
    expect(isShown()).toBe(expected)
  },
)

it('appears at the first step upwards after a correction', () => {
  scrollBy(4000)
  setHeight(7900)
  scrollBy(3900, 3800)
  expect(isShown()).toBe(true)
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
  newPage()
  scrollBy(2000, 1900)
  expect(isShown()).toBe(false)
})
