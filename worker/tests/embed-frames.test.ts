import { describe, expect, it } from 'vitest'
import { embedAddress, embedProviders, readEmbed } from '../../blocks/_kit/embeds/read-embed.ts'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite } from './setup/test-site.ts'

const addresses = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/1084537',
  'https://www.openstreetmap.org/#map=16/52.5163/13.4155',
  'https://www.google.com/maps?q=Alexanderplatz',
]

const get = async (path: string, headers?: Record<string, string>) =>
  (await createTestSite({ space: demoSpace })).get(path, headers)
const pathOf = (address: string) =>
  `/_service/website-features/?${new URLSearchParams({ language: 'en', address })}`
const inFrame = { 'sec-fetch-dest': 'iframe' }
const hostsIn = (text: string) => [...text.matchAll(/https:\/\/[^\s;/"]+/g)].map(([host]) => host)

describe('the document around an embed', () => {
  it('is tried with each provider', () => {
    expect(addresses.map(address => readEmbed(address)?.provider)).toEqual(embedProviders)
  })

  it.each(addresses)('of %s names the host of its provider alone, and runs no script', async address => {
    const { provider, frame } = readEmbed(address)!
    const { status, html, headers } = await get(pathOf(address), inFrame)
    const policy = headers.get('content-security-policy') ?? ''
    expect(status).toBe(200)
    expect(policy).toMatch(/^default-src 'none'; frame-src /)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/script-src|unsafe|\*|'self' /)
    expect(hostsIn(policy)).toEqual([provider.origin])
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(`<iframe src="${frame.replaceAll('&', '&amp;')}" title="${provider.name}"`)
    expect(hostsIn(html)).toEqual([provider.origin])
    expect(html).not.toMatch(/<script/)
  })

  it('lets the provider run scripts with an origin of its own, and neither leave its frame nor send forms', async () => {
    const { html } = await get(pathOf(addresses[0]!), inFrame)
    const flags = /<iframe[^>]* sandbox="([^"]*)"/.exec(html)![1]!.split(' ')
    expect(flags).toEqual([
      'allow-scripts',
      'allow-same-origin',
      'allow-presentation',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ])
  })

  it('tells the provider the site and not the page, and search engines nothing', async () => {
    const { headers } = await get(pathOf(addresses[0]!), inFrame)
    expect(headers.get('referrer-policy')).toBe('strict-origin')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('cache-control')).toBe('private, max-age=600')
    expect(headers.get('vary')).toBe('sec-fetch-dest')
  })

  it.each([
    'https://evil.example/',
    'https://youtu.be.evil.example/aqz-KE-bpKQ',
    'https://www.youtube.com/redirect?q=https://evil.example',
    'javascript:alert(1)',
    '//www.youtube.com/embed/aqz-KE-bpKQ',
    '"><script>alert(1)</script>',
    '',
    `https://www.google.com/maps?q=${'a'.repeat(2000)}`,
  ])('does not exist for %s', async address => {
    const { status, headers, html } = await get(pathOf(address), inFrame)
    expect([status, headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(html).not.toContain('evil')
  })

  it.each(['document', 'empty', 'script', 'embed'])(
    'exists in frames only, where the visitor was asked: %s is 404',
    async destination => {
      const answer = await get(pathOf(addresses[0]!), { 'sec-fetch-dest': destination })
      expect(answer.status).toBe(404)
    },
  )

  it('is there for browsers that do not say what they want it for, in the default language', async () => {
    const { status, html } = await get(
      `/_service/website-features/?address=${encodeURIComponent(addresses[1]!)}&language=%22x`,
    )
    expect(status).toBe(200)
    expect(html).toContain('<html lang="de">')
  })
})

describe('a page with an embed', () => {
  it('names in its policy no host of a provider, and asks none for anything', async () => {
    const { html, headers } = await get('/campus/')
    const map = 'https://www.openstreetmap.org/?mlat=52.5163&mlon=13.4155#map=16/52.5163/13.4155'
    const address = embedAddress(readEmbed(map)!, 'de').replaceAll('&', '&amp;')
    expect(html).toContain(`data-embed="${address}"`)
    expect(html).not.toMatch(/<iframe/)
    expect(headers.get('content-security-policy')).not.toMatch(/https?:/)
    expect(headers.get('content-security-policy')).toContain("frame-src 'self'")
  })
})
