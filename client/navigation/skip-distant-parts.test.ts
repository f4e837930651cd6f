import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { skipDistantParts } from './skip-distant-parts.ts'

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
})
