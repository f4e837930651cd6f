import { beforeAll, describe, expect, it } from 'vitest'
import { mainSpace } from '../kv-seed/space.ts'
import { hasTemplate } from './page/templates/body-of.ts'
import { createTestSite, type TestSite } from './testing/test-site.ts'

const countries = ['DE', 'AT', 'CH', 'GB', 'US', 'SE', 'IN', 'XX']
const banners = ['', 'closed_banner=1', 'closed_banner=abc', 'other=1', 'closed_banner=%22']

/** Forty visitors that differ in country and closed banner. */
const visitors = countries.flatMap(country =>
  banners.map(cookie => ({ 'cf-ipcountry': country, ...(cookie && { cookie }) })),
)

const isPage = (type: unknown) => type === 'page' || hasTemplate(String(type))

/** The addresses of all pages, in each language that they are written in. */
function pathsOf(): string[] {
  const pages = mainSpace().stories.filter(({ draft }) => isPage(draft.content.component))
  const slugs = pages.flatMap(({ draft: { full_slug, translated_slugs } }) => [
    full_slug,
    ...(translated_slugs ?? []).map(({ lang, path }) => `${lang}/${path}`),
  ])
  return slugs.map(slug => `/${slug}/`.replace(/^(\/..)?\/home\/$/, '$1/'))
}

const paths = pathsOf()

describe('the demonstration site', () => {
  let warmed: TestSite
  beforeAll(async () => {
    warmed = await createTestSite({ space: mainSpace() })
  })

  it.each(paths)('%s answers, and loses no block', async path => {
    const { status, html } = await warmed.get(path)
    expect(status).toBe(200)
    expect(html).toMatch(/<\/html>$/)
    expect(warmed.log.filter(({ event }) => event !== 'request')).toEqual([])
  })

  it.each(paths)(
    '%s: for each of 40 visitors a warm answer is ready and equals a fresh one, byte for byte',
    async path => {
      // Twice: a block whose renderings turn out to read more than the first ones forgets those.
      for (const visitor of [...visitors, ...visitors]) await warmed.get(path, visitor)
      for (const visitor of visitors) {
        const kept = await warmed.get(path, visitor)
        expect(kept.render, JSON.stringify(visitor)).toMatch(/^(\d+)\/\1$/)
        const cold = await createTestSite({ space: mainSpace(), seeded: true })
        expect(kept.html === (await cold.get(path, visitor)).html, `${path} ${JSON.stringify(visitor)}`).toBe(
          true,
        )
      }
    },
    60_000,
  )
})
