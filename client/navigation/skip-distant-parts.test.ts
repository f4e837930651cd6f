import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { layOutAll } from '../../blocks/_kit/client/lay-out.ts'
import { skipDistantParts } from './skip-distant-parts.ts'

describe('parts that were laid out and are far away may be skipped', () => {
  const watched = new Set<Element>()
  let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined
  const far = (...targets: Element[]) => tell(targets.map(target => ({ target, isIntersecting: false })))
  const measured = () => [...document.querySelectorAll('[data-measured]')]
  const sections = () => [...document.querySelectorAll('section')]
  const footer = () => document.querySelector('footer')!
  const waiting: (() => void)[] = []

  beforeEach(() => {
    document.documentElement.removeAttribute('data-laid-out')
    document.body.innerHTML = `<main>${'<section></section>'.repeat(6)}</main><footer></footer>`
    watched.clear()
    waiting.length = 0
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof tell) {
          tell = callback
        }
        observe = (element: Element) => watched.add(element)
        unobserve = (element: Element) => watched.delete(element)
        disconnect = () => watched.clear()
      },
    )
    skipDistantParts(then => waiting.push(then))
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('the first sections and the footer, each when it is far', () => {
    expect(watched).toHaveLength(0)
    waiting.shift()!()
    const [first, second, third, fourth] = sections()
    expect([...watched]).toEqual([first, second, third, fourth, footer()])
    tell([{ target: first!, isIntersecting: true }])
    far(footer())
    expect(measured()).toEqual([footer()])
    far(first!, second!)
    expect(measured()).toEqual([first, second, footer()])
    expect([...watched]).toEqual([third, fourth])
  })

  it('all of them where the address names a part of the page, which lays them out', () => {
    waiting.length = 0
    sections()[4]!.id = 'part'
    location.hash = '#part'
    dispatchEvent(new HashChangeEvent('hashchange'))
    expect(waiting).not.toEqual([])
    waiting.pop()!()
    expect([...watched]).toEqual([...sections(), footer()])
    location.hash = ''
  })

  it('all of them after a jump, for which all were laid out', async () => {
    waiting.shift()!()
    far(footer())
    layOutAll()
    expect(measured()).toEqual([])
    await vi.waitFor(() => expect(waiting).not.toEqual([]))
    waiting.pop()!()
    expect([...watched]).toEqual([...sections(), footer()])
    far(...sections().slice(2))
    expect(measured()).toEqual(sections().slice(2))
  })
})
