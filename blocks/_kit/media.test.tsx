import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Media } from './media.tsx'
import {
  isPhotograph,
  mediaAddress,
  mediaFocuses,
  mediaRatios,
  readTransformation,
  writeTransformation,
} from './media-address.ts'

const photograph = {
  filename: 'https://a.storyblok.com/f/1/1200x800/a/b.jpg',
  alt: 'Ein Hof',
  width: 1200,
  height: 800,
}
const large = { ...photograph, width: 6000, height: 4000 }
const srcSets = (html: string) => [...html.matchAll(/srcSet="([^"]*)"/g)].map(([, set]) => set!.split(', '))

describe('addresses of the media service', () => {
  it.each([
    [
      '/pictures/a b.png',
      { width: 640, format: 'avif' },
      '/media/q_auto:eco,c_fill,w_640,f_avif/pictures/a%20b.png',
    ],
    [
      'https://a.storyblok.com/f/1/b.jpg?x=1',
      { width: 320, format: 'jpg', ratio: '16:9', gravity: 'face' },
      '/media/q_auto:eco,c_fill,w_320,ar_16:9,g_face,f_jpg/https%3A%2F%2Fa.storyblok.com%2Ff%2F1%2Fb.jpg%3Fx%3D1',
    ],
  ] as const)('%s', (filename, transformation, expected) => {
    expect(mediaAddress(filename, transformation)).toBe(expected)
  })

  it.each([
    ['/a.png', true],
    ['/a.JPG?x', true],
    ['/a.webp#x', true],
    ['/a.svg', false],
    ['/a.json', false],
    ['/png', false],
  ])('%s', (filename, expected) => {
    expect(isPhotograph(filename)).toBe(expected)
  })
})

describe('a photograph', () => {
  const html = renderToStaticMarkup(<Media asset={photograph} ratio="16:9" sizes="50vw" face />)

  it('is offered as avif, webp and jpg, in this order', () => {
    expect([...html.matchAll(/type="image\/(\w+)"/g)].map(([, type]) => type)).toEqual(['avif', 'webp'])
    expect(srcSets(html).map(([first]) => /f_(\w+)/.exec(first!)?.[1])).toEqual(['avif', 'webp', 'jpg'])
    expect(html.match(/sizes="50vw"/g)).toHaveLength(3)
  })

  it('comes in no width that the original has not', () => {
    for (const set of srcSets(html))
      expect(set.map(entry => entry.split(' ')[1])).toEqual(['160w', '320w', '480w', '640w', '960w'])
  })

  it('keeps its place, and waits unless it is above the fold', () => {
    expect(html).toContain('width="1600" height="900"')
    expect(html).toContain('loading="lazy"')
    const above = renderToStaticMarkup(<Media asset={photograph} fetched="first" widest={3000} />)
    expect(above).toContain('width="1200" height="800"')
    expect(above).toMatch(/fetchPriority="high"/)
    const early = renderToStaticMarkup(<Media asset={photograph} fetched="early" />)
    expect(early).not.toMatch(/fetchPriority|loading/i)
    expect(above).not.toContain('loading')
    expect(above).not.toContain('ar_')
  })

  it('is cut otherwise for other windows, those first', () => {
    const cuts = [{ media: '(max-width: 639.98px)', ratio: '4:3' }] as const
    const cut = renderToStaticMarkup(<Media asset={photograph} ratio="2:1" cuts={cuts} />)
    const sources = [
      ...cut.matchAll(/<source (?:media="([^"]*)" )?type="image\/(\w+)" srcSet="[^"]*?ar_([\d:]+)/g),
    ]
    expect(sources.map(([, media, type, ratio]) => [media, type, ratio])).toEqual([
      ['(max-width: 639.98px)', 'avif', '4:3'],
      ['(max-width: 639.98px)', 'webp', '4:3'],
      [undefined, 'avif', '2:1'],
      [undefined, 'webp', '2:1'],
    ])
    expect(cut).toMatch(/<img[^>]*ar_2:1/)
  })

  it('that is smaller than any width is offered as it is', () => {
    const small = renderToStaticMarkup(<Media asset={{ ...photograph, width: 40, height: 40 }} />)
    expect(srcSets(small).every(set => set.length === 1)).toBe(true)
  })
})

describe('an animation', () => {
  const asset = { filename: '/pictures/a.json', alt: 'Drei Säulen' }

  it('has a name, an address and its place', () => {
    const html = renderToStaticMarkup(<Media asset={asset} ratio="4:3" className="own" />)
    expect(html).toBe(
      '<span class="media ratio-4-3 own animation" data-enhance="animation" data-animation="/pictures/a.json" role="img" aria-label="Drei Säulen"></span>',
    )
  })

  it('of another host comes through this site', () => {
    const filename = 'https://a.storyblok.com/f/1/a.json'
    const html = renderToStaticMarkup(<Media asset={{ filename, alt: '' }} />)
    expect(html).toContain('data-animation="/media/original/https%3A%2F%2Fa.storyblok.com%2Ff%2F1%2Fa.json"')
    expect(html).toContain('aria-hidden="true"')
    expect(html).toContain('ratio-16-9')
  })

  it('shows its poster until it plays', () => {
    const html = renderToStaticMarkup(<Media asset={asset} poster={{ filename: '/p.svg', alt: 'x' }} />)
    expect(html).toMatch(/<img class="animation-poster" src="\/p.svg" alt=""[^>]* width="1600" height="900"/)
  })
})

it.each([
  [{ filename: '/a.jpg', width: 320 }, 'media media-opaque'],
  [{ filename: '/a.png', width: 320 }, undefined],
  [{ filename: '/a.svg', width: 320 }, undefined],
  [{ filename: '/a.svg' }, 'media'],
])('%j has a ground only as a photograph, and keeps its width only as a logo', (file, classes) => {
  const html = renderToStaticMarkup(<Media asset={{ ...file, alt: '' }} keepsWidth />)
  expect(/<img class="([^"]+)"/.exec(html)?.[1]).toBe(classes)
})

it('a vector is its own best size', () => {
  const html = renderToStaticMarkup(
    <Media asset={{ filename: '/pictures/a.svg', alt: '' }} ratio="1:1" sizes="50vw" />,
  )
  expect(html).toContain('src="/pictures/a.svg"')
  expect(html).not.toMatch(/picture>|srcset|sizes/i)
})

it('offers a full-width picture up to 3,000 px, the width for the largest windows (3xl)', () => {
  const html = renderToStaticMarkup(<Media asset={large} widest={3000} />)
  for (const set of srcSets(html)) expect(set.at(-1)).toMatch(/w_3000,.* 3000w$/)
  expect(renderToStaticMarkup(<Media asset={large} />)).not.toContain('3000w')
})

it.each<[string, number, number, (typeof mediaRatios)[number] | undefined, string]>([
  ['a panorama', 4000, 800, undefined, '3000w'],
  ['a panorama, cut', 4000, 800, '16:9', '1280w'],
  ['a panorama, cut to a square', 4000, 800, '1:1', '640w'],
  ['a column, cut', 900, 4000, '16:9', '640w'],
  ['a picture of the shape itself, to a row', 3000, 1316, '180:79', '3000w'],
  ['a stamp', 40, 40, '1:1', '160w'],
])('%s is offered in no width for which pixels are invented', (_, width, height, ratio, most) => {
  const asset = { ...photograph, width, height }
  const html = renderToStaticMarkup(<Media asset={asset} ratio={ratio} widest={3000} />)
  for (const set of srcSets(html)) expect(set.at(-1)?.split(' ')[1]).toBe(most)
})

it('each cut of a picture for some windows has the widths that it fills', () => {
  const asset = { ...photograph, width: 4000, height: 800 }
  const cuts = [{ media: '(max-width: 767.98px)', ratio: '1:1' }] as const
  const html = renderToStaticMarkup(<Media asset={asset} ratio="180:79" cuts={cuts} widest={3000} />)
  expect(srcSets(html).map(set => set.at(-1)?.split(' ')[1])).toEqual([
    ...['640w', '640w'],
    ...['1280w', '1280w', '1280w'],
  ])
})

describe('the part that matters', () => {
  const gravitiesOf = (html: string) =>
    new Set([...html.matchAll(/\/media\/[^/]*?(?:,(g_\w+))?,f_/g)].map(([, one]) => one))
  const gravityOf = (props: object) =>
    gravitiesOf(renderToStaticMarkup(<Media asset={large} ratio="1:1" {...props} />))

  it.each([
    ['the middle', {}, undefined],
    ['faces', { face: true }, 'g_face'],
    ['what an editor marked', { asset: { ...large, focus: 'north_east' } }, 'g_north_east'],
    ['what an editor marked before faces', { face: true, asset: { ...large, focus: 'south' } }, 'g_south'],
  ])('of a cut is %s', (_, props, expected) => {
    expect([...gravityOf(props)]).toEqual([expected])
  })

  it('is not cut away by the place either, and decides nothing where nothing is cut', () => {
    const asset = { ...large, focus: 'north_west' } as const
    const vector = { ...asset, filename: '/pictures/a.svg' }
    expect(renderToStaticMarkup(<Media asset={vector} ratio="1:1" />)).toContain(
      'class="media ratio-1-1 focus-north-west"',
    )
    expect(renderToStaticMarkup(<Media asset={asset} />)).not.toContain('g_north')
  })
})

it('a picture without an alternative text is decorative', () => {
  expect(renderToStaticMarkup(<Media asset={{ ...photograph, alt: '' }} />)).toMatch(/<img [^>]*alt=""/)
})

it('every transformation that pictures request can be read, and says the same when written again', () => {
  const looks = [{}, { face: true }, ...mediaFocuses.map(focus => ({ asset: { ...large, focus } }))]
  const html = [undefined, ...mediaRatios]
    .flatMap(ratio =>
      looks.map(look => renderToStaticMarkup(<Media asset={large} ratio={ratio} widest={3000} {...look} />)),
    )
    .join('')
  const requested = [...new Set(html.match(/(?<=\/media\/)[^/]+/g))]
  expect(requested).toHaveLength(8 * 3 * (1 + 5 * 10))
  for (const text of requested) expect(writeTransformation(readTransformation(text)!)).toBe(text)
})
