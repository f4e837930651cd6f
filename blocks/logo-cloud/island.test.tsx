import { act } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Island } from './island.tsx'

const labels = { previous: 'Previous slide', next: 'Next slide' }
const slide = 200

let root: Root
let resize: () => void
const errors = vi.fn()

/** A row of slides of 200 px each, as wide as some of them. */
async function start({ slides, inView }: { slides: number; inView: number }) {
  document.body.innerHTML = `<div data-slider><x-island>${renderToString(<Island {...labels} />)}</x-island><div data-slides><ul>${'<li></li>'.repeat(slides)}</ul></div></div>`
  const track = document.querySelector<HTMLElement>('[data-slides]')!
  Object.defineProperties(track, {
    scrollWidth: { configurable: true, value: slides * slide },
    clientWidth: { configurable: true, value: inView * slide },
  })
  for (const [index, item] of [...track.querySelectorAll('li')].entries())
    Object.defineProperty(item, 'offsetLeft', { value: index * slide })
  track.scrollBy = (({ left }: { left: number }) => {
    track.scrollLeft = Math.max(0, Math.min(track.scrollLeft + left, (slides - inView) * slide))
    track.dispatchEvent(new Event('scroll'))
  }) as typeof track.scrollBy
  await act(async () => {
    root = hydrateRoot(document.querySelector('x-island')!, <Island {...labels} />, {
      onRecoverableError: errors,
    })
  })
  return track
}

const button = (label: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!
const shown = () =>
  [...document.querySelectorAll('button')]
    .filter(element => !element.hidden)
    .map(element => element.getAttribute('aria-label'))
const press = (label: string) => act(async () => button(label).click())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
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
afterEach(async () => {
  await act(async () => root.unmount())
  expect(errors).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

describe('buttons', () => {
  it('show only when there is more behind or ahead', async () => {
    await start({ slides: 5, inView: 2 })
    expect(shown()).toEqual(['Next slide'])
    await press('Next slide')
    expect(shown()).toEqual(['Previous slide', 'Next slide'])
    await press('Next slide')
    expect(shown()).toEqual(['Previous slide'])
    await press('Previous slide')
    await press('Previous slide')
    expect(shown()).toEqual(['Next slide'])
  })

  it('are not there when everything is in view', async () => {
    await start({ slides: 3, inView: 4 })
    expect(shown()).toEqual([])
  })

  it('move by the slides in view', async () => {
    const track = await start({ slides: 10, inView: 3 })
    await press('Next slide')
    expect(track.scrollLeft).toBe(600)
    await press('Previous slide')
    expect(track.scrollLeft).toBe(0)
  })

  it('follow the visitor’s own scrolling, and the width of the window', async () => {
    const track = await start({ slides: 5, inView: 2 })
    await act(async () => {
      track.scrollLeft = 599
      track.dispatchEvent(new Event('scroll'))
    })
    expect(shown()).toEqual(['Previous slide'])
    await act(async () => {
      track.scrollLeft = 0
      Object.defineProperty(track, 'clientWidth', { value: 1000 })
      resize()
    })
    expect(shown()).toEqual([])
  })

  it('hand the focus on to the row when both disappear', async () => {
    const track = await start({ slides: 4, inView: 2 })
    track.tabIndex = 0
    button('Next slide').focus()
    await act(async () => {
      Object.defineProperty(track, 'clientWidth', { value: 1000 })
      resize()
    })
    expect(shown()).toEqual([])
    expect(document.activeElement).toBe(track)
  })

  it('hand the focus on when they disappear, and take it from nobody', async () => {
    const track = await start({ slides: 4, inView: 2 })
    button('Next slide').focus()
    await press('Next slide')
    expect(document.activeElement).toBe(button('Previous slide'))
    await press('Previous slide')
    expect(document.activeElement).toBe(button('Next slide'))
    button('Next slide').blur()
    await act(async () => {
      track.scrollLeft = 400
      track.dispatchEvent(new Event('scroll'))
    })
    expect(document.activeElement).toBe(document.body)
  })
})
