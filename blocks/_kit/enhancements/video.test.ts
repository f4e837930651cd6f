import { expect, it } from 'vitest'
import { enhance } from './video.ts'

const video = () => document.querySelector('video')!

it('gets its source and its poster, once', () => {
  document.body.innerHTML =
    '<video preload="none" data-lazy="/a.webm" data-type="video/webm" data-poster="/a.jpg">text</video>'
  enhance(video())
  const source = video().firstElementChild as HTMLSourceElement
  expect([source.getAttribute('src'), source.type]).toEqual(['/a.webm', 'video/webm'])
  expect([video().poster, video().preload]).toEqual(['/a.jpg', 'metadata'])
  expect(video().textContent).toBe('text')
  enhance(video())
  expect(video().querySelectorAll('source')).toHaveLength(1)
})
