import { describe, expect, it } from 'vitest'
import { faviconFiles, faviconSet } from '../../core/request/site/favicons.ts'
import { answerFavicon } from './favicon.ts'

/** Files whose body is their own address. */
const assets = {
  fetch: async (input: RequestInfo | URL) =>
    new Response(new URL(new Request(input).url).pathname, { headers: { 'content-type': 'image/png' } }),
}
const request = new Request('https://site.example/favicon.ico')
const answerFor = (unit: string, file: string) =>
  answerFavicon(request, { set: faviconSet(unit), file, assets })

describe('an icon', () => {
  it.each([
    ['iu', 'iu'],
    ['dach', 'iu'],
    ['ds', 'iu'],
    ['fs', 'iu'],
    ['libf', 'libf'],
    ['ufred', 'libf'],
    ['obw', 'obw'],
    ['ms', 'iu'],
    ['constructor', 'iu'],
  ])('of %s is that of the set %s', async (unit, set) => {
    for (const file of faviconFiles) {
      const answer = await answerFor(unit, file)
      expect(await answer?.text()).toBe(`/favicons/${set}/${file}`)
      expect(answer?.headers.get('cache-control')).toBe('public, max-age=604800')
    }
  })

  it.each(['none.svg', 'favicon', '../favicon.ico', ''])('is not at %j', async file => {
    expect(await answerFor('iu', file)).toBeUndefined()
  })

  it('is not there where the file is missing', async () => {
    const empty = { fetch: async () => new Response(null, { status: 404 }) }
    const answer = await answerFavicon(request, { set: 'iu', file: 'favicon.ico', assets: empty })
    expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([404, 'private, no-cache'])
  })
})
