import { expect, it, vi } from 'vitest'
import { visible } from './visible.ts'

const watched: Element[] = []
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = (element: Element) => watched.push(element)
    disconnect = () => undefined
  },
)

it.each([
  ['what the island holds', '<b></b><i></i>', ['B', 'I']],
  ['the element around an island that holds nothing', '', ['SPAN', 'U', 'X-ISLAND']],
  ['the element around an island that shows nothing', '<b hidden></b>', ['SPAN', 'U', 'X-ISLAND']],
  ['what is shown', '<b hidden></b><i></i>', ['I']],
])('watches %s', (_, content, expected) => {
  watched.length = 0
  document.body.innerHTML = `<span><u></u><x-island>${content}</x-island></span>`
  visible(document.querySelector<HTMLElement>('x-island')!, () => undefined, '')
  expect(watched.map(({ tagName }) => tagName)).toEqual(expected)
})
