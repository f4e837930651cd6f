import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startVideos } from './video.ts'

let options: IntersectionObserverInit | undefined
let near: (element: Element, isIntersecting?: boolean) => void
const watched = new Set<Element>()

beforeEach(() => {
  options = undefined
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback, init: IntersectionObserverInit) {
        options = init
        near = (target, isIntersecting = true) =>
          callback(
            [{ target, isIntersecting } as IntersectionObserverEntry],
            this as unknown as IntersectionObserver,
          )
      }
      observe = (element: Element) => watched.add(element)
      unobserve = (element: Element) => watched.delete(element)
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const lazy =
  '<video preload="none" data-lazy="/a.webm" data-type="video/webm" data-poster="/a.jpg">text</video>'
const video = () => document.querySelector('video')!

it('sets sources within 400 px of the viewport, once', async () => {
  document.body.innerHTML = lazy
  await startVideos()
  expect(options).toEqual({ rootMargin: '400px' })
  near(video(), false)
  expect(video().querySelector('source')).toBeNull()
  near(video())
  const source = video().firstElementChild as HTMLSourceElement
  expect([source.getAttribute('src'), source.type]).toEqual(['/a.webm', 'video/webm'])
  expect([video().poster, video().preload]).toEqual(['/a.jpg', 'metadata'])
  expect(video().textContent).toBe('text')
  expect(watched.size).toBe(0)
})

it('leaves pages without a lazy video alone', async () => {
  document.body.innerHTML = '<video><source src="/a.webm" type="video/webm"></video>'
  await startVideos()
  expect(options).toBeUndefined()
})

it('watches a part of the page that came later, and nothing twice', async () => {
  document.body.innerHTML = `${lazy}<main>${lazy}</main>`
  await startVideos(document.querySelector('main')!)
  expect([...watched]).toEqual([document.querySelector('main video')])
  near(document.querySelector('main video')!)
  await startVideos()
  expect([...watched]).toEqual([video()])
})
