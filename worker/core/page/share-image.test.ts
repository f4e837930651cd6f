import { expect, it } from 'vitest'
import { parseMediaPath } from '../../features/media/media-request.ts'
import { shareImageOf } from './share-image.ts'

const photograph = 'https://a.storyblok.com/f/1000/1800x1200/abc/team.jpg'

it.each([
  ['/pictures/hero-home.svg', '/pictures/rust/share/hero-home.png', 'image/png', 1200, 630],
  [
    photograph,
    `/media/q_auto:eco,c_fill,w_1280,ar_2:1,f_jpg/${encodeURIComponent(photograph)}`,
    'image/jpeg',
    1280,
    640,
  ],
])('%s is shared as %s', (filename, address, type, width, height) => {
  expect(shareImageOf({ filename, alt: 'A' }, 'rust')).toEqual({ address, type, width, height, alt: 'A' })
})

it('the media service makes shared pictures', () => {
  const { address } = shareImageOf({ filename: photograph, alt: '' }, 'rust')!
  expect(parseMediaPath(address, new Set([1000]))).toMatchObject({ source: { url: photograph } })
})

it.each(['https://a.storyblok.com/f/1000/a/logo.svg', '/pictures/campus-tour.webm', '/other/a.svg'])(
  '%s is not shared',
  filename => {
    expect(shareImageOf({ filename, alt: '' }, 'rust')).toBeUndefined()
  },
)
