import { describe, expect, it } from 'vitest'
import { renderContent } from '../_kit/testing/render-content.ts'
import { isVideo } from '../_kit/video.tsx'
import { fixtures } from './fixtures.ts'
import { imageSizes } from './schema.ts'

const fixture = (name: string) => fixtures.find(candidate => candidate.name === name)!.content
const render = (name: string, changes: object = {}, theme = 'default') =>
  renderContent({ ...fixture(name), ...changes }, { theme }).html

it('a photograph of the full width comes as wide as the largest windows', () => {
  const media = { filename: 'https://a.storyblok.com/f/1/6000x4000/a/b.jpg', alt: '' }
  expect(render('default', { media, imageSize: '100' })).toContain('3000w')
  expect(render('default', { media, imageSize: '50' })).not.toContain('3000w')
})

describe('display rules', () => {
  it.each(imageSizes)('gives the media %s percent of the width', imageSize => {
    expect(render('default', { imageSize })).toContain(`"media-text media-text-${imageSize}"`)
  })

  it.each([
    ['50', undefined],
    ['50', '40'],
    ['50', ''],
  ])('is %s percent wide for the size %j', (size, imageSize) => {
    expect(render('default', { imageSize })).toContain(`media-text-${size}`)
  })

  it.each([
    ['left', false],
    ['right', true],
    ['somewhere', false],
  ])('stands %s', (mediaPosition, reversed) => {
    expect(render('default', { mediaPosition }).includes('media-text-reverse')).toBe(reversed)
  })

  it.each([
    ['both', {}, true, true],
    ['words alone', { media: undefined }, false, true],
    ['media alone', { headline: '', text: undefined, buttons: [] }, true, false],
    ['a picture without an address', { media: { filename: '' } }, false, true],
  ])('%s', (_, changes, media, words) => {
    const html = render('default', changes)
    expect(html.includes('media-text-media')).toBe(media)
    expect(html.includes('media-text-words')).toBe(words)
    expect(html.includes('media-text-50')).toBe(media && words)
  })

  it('shows nothing without either', () => {
    expect(render('empty')).toBe('')
  })

  it.each([
    ['33', '1-1'],
    ['50', '4-3'],
    ['66', '16-9'],
    ['100', '2-1'],
  ])('cuts a picture of %s percent %s, unless content says otherwise', (imageSize, ratio) => {
    expect(render('default', { imageSize })).toContain(`ratio-${ratio}`)
    expect(render('default', { imageSize, imageRatio: '180:79' })).toContain('ratio-180-79')
  })

  it.each([
    ['33', 'h2', 'h2'],
    ['33', 'h3', 'h3'],
    ['50', 'h2', 'h3'],
    ['50', 'h4', 'h4'],
  ])(
    'with a picture of %s percent, a headline of level %s looks like %s',
    (imageSize, headlineLevel, look) => {
      expect(render('default', { imageSize, headlineLevel })).toMatch(
        new RegExp(`<${headlineLevel} [^>]*heading-${look}`),
      )
    },
  )

  it('highlights where selected, or where the theme does', () => {
    expect(render('default')).not.toContain('heading-highlight')
    expect(render('default', { isHighlighted: true })).toContain('heading-highlight')
    expect(render('default', {}, 'texas_rose')).toContain('heading-highlight')
    expect(render('default', { headlineLevel: 'h3' }, 'texas_rose')).not.toContain('heading-highlight')
  })

  it('holds buttons and links only', () => {
    expect(render('default').match(/class="button /g)).toHaveLength(2)
    expect(render('default', { buttons: [fixture('wide')] })).not.toContain('Ostkreuz')
  })
})

describe('video', () => {
  it.each([
    ['/a.mp4', true],
    ['/a.ogv', true],
    ['/a.WEBM', true],
    ['https://a.example/f/1/a.mp4?cv=1', true],
    ['/a.svg', false],
    ['/a.mp4.svg', false],
    ['/a.avi', false],
    ['/mp4', false],
    ['/a.constructor', false],
    ['/a.svg?x=/b.mp4', false],
  ])('by its extension: %s', (filename, expected) => {
    expect(isVideo({ filename, alt: '' })).toBe(expected)
  })

  /** The markup for browsers with and without script. */
  const parts = (html: string) => {
    const [, scriptless = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? []
    return { scripted: html.replace(/<noscript>.*?<\/noscript>/s, ''), scriptless }
  }

  it('has no source before it is near', () => {
    const { scripted } = parts(render('video', { poster: undefined }))
    expect(scripted).toMatch(
      /<video[^>]* preload="none" data-enhance="video" data-lazy="\/pictures\/campus-tour.webm"/,
    )
    expect(scripted).toContain('data-type="video/webm"')
    expect(scripted).not.toMatch(/<source| src="| poster="|autoplay/)
  })

  it('has its source without script, and controls in any case', () => {
    const { scripted, scriptless } = parts(render('video'))
    expect(scriptless).toMatch(/<video[^>]* controls="" [^>]*preload="none"/)
    expect(scriptless).toContain('<source src="/pictures/campus-tour.webm" type="video/webm"/>')
    expect(scripted).toMatch(/<video controls="" [^>]*class="[^"]* needs-script"/)
  })

  it('has its source at once where preload is forced', () => {
    const html = render('video', { preload: true })
    expect(html).toMatch(/<video[^>]* preload="auto"[^>]*><source src="\/pictures\/campus-tour.webm"/)
    expect(html).not.toMatch(/data-lazy|noscript/)
  })

  it.each(['video', 'video-preloaded'])('%s has the exact words for browsers without video', name => {
    const text = 'Sorry, your browser doesn&#x27;t support embedded videos.'
    const videos = [...render(name).matchAll(/<video.*?<\/video>/gs)]
    expect(videos.length).toBeGreaterThan(0)
    for (const [video] of videos) expect(video).toContain(`>${text}<`)
  })

  it('is named by its alternative text', () => {
    expect(render('video')).toContain('aria-label="Rundgang: der Campus Berlin')
  })

  it('has its poster only when it is near', () => {
    const poster = { filename: '/pictures/campus-berlin.svg' }
    const { scripted, scriptless } = parts(render('video', { poster }))
    expect(scripted).toContain('data-poster="/pictures/default/campus-berlin.svg"')
    expect(scriptless).toContain(' poster="/pictures/default/campus-berlin.svg"')
  })

  it('may have captions', () => {
    const captions = { filename: 'https://a.storyblok.com/f/1/rundgang.vtt' }
    const html = render('video', { captions })
    expect(html).toContain(
      '<track kind="captions" src="/media/original/https%3A%2F%2Fa.storyblok.com%2Ff%2F1%2Frundgang.vtt" srcLang="de" label="Untertitel"/>',
    )
  })
})

it('makes hostile content harmless', () => {
  const html = render('hostile')
  expect(html).not.toMatch(/<script|<img|<video|javascript:|onerror="/)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
})
