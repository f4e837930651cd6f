import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOutAll, layOutForJump, layOutForKeys, skipDistantParts } from './lay-out.ts'

layOutForKeys()

it.each([
  ['Tab', true],
  ['a', false],
])('all sections are laid out before a key moves the focus: %s', (key, expected) => {
  document.documentElement.removeAttribute('data-laid-out')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(document.documentElement.hasAttribute('data-laid-out')).toBe(expected)
})

describe('parts that were laid out and are far away may be skipped', () => {
  const watched: Element[] = []
  let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
  const far = (...targets: Element[]) => tell(targets.map(target => ({ target, isIntersecting: false })))
  const measured = () => [...document.querySelectorAll('[data-measured]')]

  beforeEach(() => {
    document.body.innerHTML = `<main>${'<section></section>'.repeat(6)}</main><footer></footer>`
    watched.length = 0
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof tell) {
          tell = callback
        }
        observe = (element: Element) => watched.push(element)
        unobserve = (element: Element) => watched.splice(watched.indexOf(element), 1)
      },
    )
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('the first sections and the footer, each when it is far', () => {
    const waiting: (() => void)[] = []
    skipDistantParts(then => waiting.push(then))
    expect(watched).toHaveLength(0)
    waiting[0]!()
    const [first, second, , , fifth] = document.querySelectorAll('section')
    const footer = document.querySelector('footer')!
    expect(watched).toHaveLength(5)
    expect(watched).not.toContain(fifth)
    tell([{ target: first!, isIntersecting: true }])
    far(footer)
    expect(measured()).toEqual([footer])
    far(first!, second!)
    expect(measured()).toEqual([first, second, footer])
    expect(watched).toHaveLength(2)
  })

  it('after a jump every section, until all are laid out again', () => {
    const root = document.documentElement
    layOutForJump()
    expect(root.dataset.laidOut).toBe('')
    dispatchEvent(new Event('scrollend'))
    expect(root.dataset.laidOut).toBe('once')
    expect(watched).toHaveLength(6)
    layOutAll()
    expect(root.dataset.laidOut).toBe('')
  })
})
