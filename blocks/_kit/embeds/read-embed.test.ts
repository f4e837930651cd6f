import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { embedProviders, readEmbed, readWebAddress } from './read-embed.ts'

const video = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0'
const film = 'https://player.vimeo.com/video/76979871?dnt=1'
const map = 'https://www.openstreetmap.org/export/embed.html?bbox='
const places = 'https://www.google.com/maps?'

const frames: readonly (readonly [address: string, provider: string, frame: string])[] = [
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'YouTube', video],
  ['http://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&feature=share', 'YouTube', video],
  ['https://youtu.be/aqz-KE-bpKQ?si=abc', 'YouTube', video],
  ['https://youtu.be/aqz-KE-bpKQ?t=1m30s', 'YouTube', `${video}&start=90`],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', 'YouTube', video],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?t=90', 'YouTube', `${video}&start=90`],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=5&autoplay=1', 'YouTube', `${video}&start=5`],
  ['https://vimeo.com/76979871', 'Vimeo', film],
  ['https://vimeo.com/channels/staffpicks/76979871', 'Vimeo', film],
  ['https://vimeo.com/76979871/8272103f6e?share=copy', 'Vimeo', `${film}&h=8272103f6e`],
  ['https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1', 'Vimeo', `${film}&h=8272103f6e`],
  [
    'https://www.openstreetmap.org/#map=16/52.5163/13.4155',
    'OpenStreetMap',
    `${map}13.41001%2C52.51429%2C13.42099%2C52.51831&layer=mapnik`,
  ],
  [
    'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.4155#map=16/52.5163/13.4155&layers=N',
    'OpenStreetMap',
    `${map}13.41001%2C52.51429%2C13.42099%2C52.51831&layer=mapnik&marker=52.5163%2C13.4155`,
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=13.41%2C52.51%2C13.421%2C52.52&layer=mapnik',
    'OpenStreetMap',
    `${map}13.41001%2C52.51299%2C13.42099%2C52.51701&layer=mapnik`,
  ],
  [
    'https://www.google.com/maps?q=Alexanderplatz&z=15',
    'Google Maps',
    `${places}q=Alexanderplatz&z=15&output=embed`,
  ],
  ['https://maps.google.de/?q=52.5,13.4', 'Google Maps', `${places}q=52.5%2C13.4&output=embed`],
  [
    'https://www.google.com/maps/place/Brandenburger+Tor/@52.5163,13.3777,17z/data=!3m1!4b1',
    'Google Maps',
    `${places}q=Brandenburger+Tor&z=17&output=embed`,
  ],
  [
    'https://www.google.de/maps/@52.5163,13.3777,17.4z',
    'Google Maps',
    `${places}q=52.5163%2C13.3777&z=17&output=embed`,
  ],
  [
    'https://www.google.com/maps/search/?api=1&query=Kornspeicherufer%205',
    'Google Maps',
    `${places}q=Kornspeicherufer+5&output=embed`,
  ],
  [
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2428.4!2d13.3777!3d52.5163!2m3!1f0',
    'Google Maps',
    `${places}q=52.5163%2C13.3777&output=embed`,
  ],
]

describe('an address of a provider', () => {
  it.each(frames)('%s is of %s', (address, name, frame) => {
    const embed = readEmbed(address)
    expect([embed?.provider.name, embed?.frame]).toEqual([name, frame])
  })

  it.each(frames)('%s has a page that is the same embed', address => {
    const embed = readEmbed(address)!
    expect(readEmbed(embed.page)).toEqual(embed)
  })
})

describe('no embed', () => {
  it.each([
    '',
    'aqz-KE-bpKQ',
    '/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//www.youtube.com/watch?v=aqz-KE-bpKQ',
    'data:text/html,https://youtu.be/aqz-KE-bpKQ',
    'ftp://youtu.be/aqz-KE-bpKQ',
    'https://youtu.be:8443/aqz-KE-bpKQ',
    'https://someone@youtu.be/aqz-KE-bpKQ',
    'https://youtu.be.evil.example/aqz-KE-bpKQ',
    'https://evil.example/?https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=aqz-KE-bpK',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
    'https://www.youtube.com/embed/../redirect',
    'https://www.youtube.com/@blender',
    'https://vimeo.com/blender',
    'https://vimeo.com/76979871abc',
    'https://www.openstreetmap.org/',
    'https://www.openstreetmap.org/#map=16/95/13',
    'https://www.openstreetmap.org/#map=16/1e1/13',
    'https://www.openstreetmap.org/directions?to=52.5163%2C13.4155',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3',
    'https://www.openstreetmap.org/export/embed.html?bbox=13,52,12,53',
    'https://www.google.com/search?q=Berlin',
    'https://www.google.com/maps/place/%E0%A4%A',
    `https://www.google.com/maps?q=${'a'.repeat(201)}`,
    'https://www.google.com/maps/embed?pb=!1m18',
    `https://www.youtube.com/watch?v=aqz-KE-bpKQ&x=${'a'.repeat(1000)}`,
  ])('is at %j', address => {
    expect(readEmbed(address)).toBeUndefined()
  })
})

describe('whatever is pasted', () => {
  const hosts = embedProviders.flatMap(provider => provider.hosts)
  const address = fc.oneof(
    fc.string(),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc
      .tuple(fc.constantFrom(...hosts), fc.string({ unit: 'grapheme' }))
      .map(([host, rest]) => `https://${host}/${rest}`),
    fc
      .tuple(fc.constantFrom('maps?q=', 'maps/place/', 'maps/search/'), fc.string({ unit: 'binary' }))
      .map(([path, rest]) => `https://www.google.com/${path}${rest}`),
  )

  it('the frame comes from the origin of its provider, over https, and its page is the same embed', () => {
    fc.assert(
      fc.property(address, text => {
        const embed = readEmbed(text)
        if (!embed) return
        expect(new URL(embed.frame).origin).toBe(embed.provider.origin)
        expect(embed.frame).toMatch(/^https:[!-~]+$/)
        expect(embed.frame).not.toMatch(/["'<>]/)
        expect(readEmbed(embed.page)?.frame).toBe(embed.frame)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the table', () => {
  it('files no host twice, and says of each provider who gets what', () => {
    const hosts = embedProviders.flatMap(provider => provider.hosts)
    expect(new Set(hosts).size).toBe(hosts.length)
    for (const { origin, privacy, recipient, stores } of embedProviders) {
      expect(new URL(origin).origin).toBe(origin)
      expect(readWebAddress(privacy)?.protocol).toBe('https:')
      expect(recipient).toMatch(/ \([\w ]+\)$/)
      expect(stores.length).toBeGreaterThan(0)
    }
  })
})
