import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeWords } from '../slider-words.ts'
import { newPage } from '../testing/new-page.ts'
import { enhance } from './slider.ts'

const words = {
  carousel: 'carousel',
  slide: 'slide',
  firstSlide: 'This is the first slide',
  lastSlide: 'This is the last slide',
  goToSlide: 'Go to slide {index}',
  slideOf: '{index} / {total}',
}
/** Pixels from the start of one slide to that of the next. */
const step = 200

let resize: () => void

const scroll = (track: HTMLElement, left: number) => {
  track.scrollLeft = Math.max(0, Math.min(left, track.scrollWidth - track.clientWidth))
  track.dispatchEvent(new Event('scroll'))
}

/** A row of slides, as wide as some of them. */
function start({ slides, inView }: { slides: number; inView: number }) {
  const items = Array.from(
    { length: slides },
    (_, index) => `<li class="slide"><a href="#${index}">${index}</a></li>`,
  ).join('')
  document.body.innerHTML = `<div data-enhance="slider" data-words="${writeWords(name => words[name])}">
    <div><div class="slider-dots"></div>
    <button class="slider-arrow" aria-label="Previous slide" hidden></button>
    <button class="slider-arrow" aria-label="Next slide"></button>
    <p aria-live="polite"></p></div>
    <ul class="slider-slides" tabindex="0">${items}</ul></div><a href="/">after</a>`
  const track = document.querySelector<HTMLElement>('ul')!
  const width = (name: string, value: number) =>
    Object.defineProperty(track, name, { configurable: true, value })
  width('scrollWidth', slides * step)
  width('clientWidth', inView * step)
  for (const [index, item] of [...track.children].entries())
    Object.defineProperty(item, 'offsetLeft', { value: index * step })
  track.scrollTo = (({ left }: { left: number }) => scroll(track, left)) as typeof track.scrollTo
  track.setPointerCapture = vi.fn()
  enhance(document.querySelector<HTMLElement>('[data-enhance]')!, newPage())
  return { track, width }
}

const arrow = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)!
const previous = () => arrow('Previous slide')
const next = () => arrow('Next slide')
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.slider-arrow')]
    .filter(element => !element.hidden)
    .map(element => element.getAttribute('aria-label'))
const dots = () => [...document.querySelectorAll<HTMLElement>('.slider-dots > button')]
const said = () => document.querySelector('[aria-live="polite"]')!.textContent
const point = (target: Element, type: string, clientX: number, pointerType = 'mouse') =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerType, button: 0 }))

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

describe('arrows', () => {
  it('show only when there is more behind or ahead', () => {
    start({ slides: 5, inView: 2 })
    expect(shown()).toEqual(['Next slide'])
    next().click()
    expect(shown()).toEqual(['Previous slide', 'Next slide'])
    next().click()
    expect(shown()).toEqual(['Previous slide'])
    previous().click()
    previous().click()
    expect(shown()).toEqual(['Next slide'])
  })

  it('are not there when everything is in view', () => {
    start({ slides: 3, inView: 4 })
    expect(shown()).toEqual([])
  })

  it('move by the slides in view', () => {
    const { track } = start({ slides: 10, inView: 3 })
    next().click()
    expect(track.scrollLeft).toBe(600)
    previous().click()
    expect(track.scrollLeft).toBe(0)
  })

  it('follow the visitor’s own scrolling, and the width of the window', () => {
    const { track, width } = start({ slides: 5, inView: 2 })
    scroll(track, 599)
    expect(shown()).toEqual(['Previous slide'])
    scroll(track, 0)
    width('clientWidth', 1000)
    resize()
    expect(shown()).toEqual([])
  })

  it('keep the focus at the end, say that they are of no use, and go when it has left', () => {
    start({ slides: 4, inView: 2 })
    next().focus()
    next().click()
    expect(document.activeElement).toBe(next())
    expect(next().getAttribute('aria-disabled')).toBe('true')
    next().click()
    expect(said()).toBe('This is the last slide')
    previous().focus()
    expect(shown()).toEqual(['Previous slide'])
    previous().click()
    expect(document.activeElement).toBe(previous())
    expect(next().hasAttribute('aria-disabled')).toBe(false)
  })

  it('keep the focus when everything comes into view', () => {
    const { width } = start({ slides: 4, inView: 2 })
    next().focus()
    width('clientWidth', 1000)
    resize()
    expect(document.activeElement).toBe(next())
    next().blur()
    expect(shown()).toEqual([])
  })
})

describe('what is said politely', () => {
  it('is the slide that comes first in view, and the first and the last one by name', () => {
    start({ slides: 6, inView: 2 })
    expect(said()).toBe('')
    next().click()
    expect(said()).toBe('3 / 6')
    next().click()
    expect(said()).toBe('This is the last slide')
    previous().click()
    previous().click()
    expect(said()).toBe('This is the first slide')
  })
})

describe('pages', () => {
  it('are dots with the number of the slide that they lead to', () => {
    const { track } = start({ slides: 5, inView: 2 })
    expect(dots().map(dot => dot.getAttribute('aria-label'))).toEqual([
      'Go to slide 1',
      'Go to slide 3',
      'Go to slide 4',
    ])
    dots()[2]!.click()
    expect(track.scrollLeft).toBe(600)
    expect(dots().map(dot => dot.getAttribute('aria-current'))).toEqual([null, null, 'true'])
  })

  it('are figures where there are many', () => {
    const { track } = start({ slides: 20, inView: 2 })
    expect(dots()).toEqual([])
    scroll(track, 4 * step)
    expect(document.querySelector('.slider-dots')?.textContent).toBe('5 / 20')
  })

  it('are not there when everything is in view, and hand the focus on when they go', () => {
    const { track, width } = start({ slides: 4, inView: 2 })
    dots()[1]!.focus()
    width('clientWidth', 1000)
    resize()
    expect(dots()).toEqual([])
    expect(document.activeElement).toBe(track)
  })
})

describe('a carousel', () => {
  it('has its roles, and a name and number for each slide', () => {
    const { track } = start({ slides: 3, inView: 1 })
    expect(track.closest('[data-enhance]')?.getAttribute('aria-roledescription')).toBe('carousel')
    expect(track.querySelector('[role]')).toBeNull()
    expect(
      [...track.children].map(item => [
        item.getAttribute('aria-roledescription'),
        item.getAttribute('aria-label'),
      ]),
    ).toEqual([1, 2, 3].map(index => ['slide', `${index} / 3`]))
  })

  it('is a list without a stop of the keyboard when everything is in view', () => {
    const { track, width } = start({ slides: 3, inView: 1 })
    width('clientWidth', 1000)
    resize()
    expect(track.matches(':not([role]):not([tabindex])')).toBe(true)
    expect(track.querySelector('[role], [aria-roledescription]')).toBeNull()
    width('clientWidth', 200)
    resize()
    expect(track.getAttribute('tabindex')).toBe('0')
  })
})

describe('a mouse', () => {
  it.each([
    ['moves the row beyond 5 px', 'mouse', 6, 206],
    ['of 5 px is a click', 'mouse', 5, 200],
    ['alone drags: a finger scrolls by itself', 'touch', 60, 200],
  ])('%s', (_, kind, distance, expected) => {
    const { track } = start({ slides: 6, inView: 2 })
    scroll(track, 200)
    point(track, 'pointerdown', 500, kind)
    point(track, 'pointermove', 500 - distance, kind)
    expect(track.scrollLeft).toBe(expected)
    expect(track.hasAttribute('data-dragged')).toBe(expected !== 200)
  })

  it('that is released rests at a slide, and follows no link', () => {
    const { track } = start({ slides: 6, inView: 2 })
    const link = track.querySelector('a')!
    const clicked = vi.fn()
    link.addEventListener('click', clicked)
    Object.defineProperty(track, 'onscrollend', { value: null })
    point(link, 'pointerdown', 500)
    point(link, 'pointermove', 350)
    expect(track.scrollLeft).toBe(150)
    point(link, 'pointerup', 350)
    link.click()
    expect(clicked).not.toHaveBeenCalled()
    expect(track.scrollLeft).toBe(200)
    track.dispatchEvent(new Event('scrollend'))
    expect(track.hasAttribute('data-dragged')).toBe(false)
    link.click()
    expect(clicked).toHaveBeenCalledTimes(1)
  })
})

describe('focus', () => {
  const focus = (track: HTMLElement, index: number) => track.children[index]!.querySelector('a')!.focus()

  it('brings its slide into view', () => {
    const { track } = start({ slides: 6, inView: 2 })
    focus(track, 3)
    expect(track.scrollLeft).toBe(400)
    focus(track, 0)
    expect(track.scrollLeft).toBe(0)
  })

  it.each([
    ['a press', (track: HTMLElement) => point(track, 'pointerdown', 0)],
    ['the return to the page', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('within 100 ms of %s moves nothing', (_, act) => {
    let now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const { track } = start({ slides: 6, inView: 2 })
    act(track)
    now += 99
    focus(track, 3)
    expect(track.scrollLeft).toBe(0)
    now += 1
    focus(track, 4)
    expect(track.scrollLeft).toBe(600)
    vi.restoreAllMocks()
  })
})
