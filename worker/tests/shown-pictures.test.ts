import { describe, expect, it } from 'vitest'
import { unitHosts } from '../../kv-seed/unit-folders.ts'
import { demoSpace } from './setup/demo-space.ts'
import { everyNth } from './setup/loop-count.ts'
import { createTestSite } from './setup/test-site.ts'

const origin = 'http://127.0.0.1:8787'

/** Pages that no sitemap lists: landing pages, errors, what a newsletter leads to. */
const unlisted = {
  dach: [
    '/lp/bachelor/soziale-arbeit/',
    '/lp/bachelor/gesundheit-und-soziales/',
    '/lp/bachelor/betriebswirtschaftslehre/',
    '/lp/campus/muenchen/',
    '/newsletter/',
    '/suche/',
    '/error/500/',
    '/gibt-es-nicht/',
  ],
  others: ['/suche/', '/gibt-es-nicht/'],
}

/** The files of the pictures in a page, whatever their theme, size and format; a dialog may show one again in large. */
const picturesIn = (html: string): readonly string[] =>
  [
    ...html
      .replace(/<(script|template|noscript|dialog)\b.*?<\/\1>/gs, '')
      .matchAll(/<img\b[^>]*? src="([^"]+)"/g),
  ].map(([, address]) => address!.split('/').at(-1)!)

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const units = [
  ['dach', undefined],
  ...Object.values(unitHosts).map(host => [host.unit, host] as const),
] as const

describe('a page shows no picture twice', () => {
  it.each(units)('in %s', { timeout: 120_000 }, async (unit, host) => {
    const bindings = host && { SITE_HOSTS: JSON.stringify({ '127.0.0.1:8787': host }) }
    const site = await createTestSite({ space: demoSpace, ...(bindings && { bindings }) })
    const { html: sitemap } = await site.get('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, href]) => href!.replace(origin, ''))
    expect(listed.length).toBeGreaterThan(5)
    const faults: string[] = []
    for (const path of [
      ...(unit === 'dach' ? everyNth(listed, 6) : listed),
      ...(unit === 'dach' ? unlisted.dach : unlisted.others),
    ]) {
      const { html } = await site.get(path)
      for (const picture of repeated(picturesIn(html))) faults.push(`${path} ${picture}`)
    }
    expect(faults).toEqual([])
  })
})
