import { beforeAll, expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ space: demoSpace })
})

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

it.each([
  ['de', '/studienfinder/', 'Studiengänge filtern'],
  ['en', '/en/study-finder/', 'Filter programmes'],
  ['fr', '/en/study-finder/', 'Filter programmes'],
  ['it', '/en/study-finder/', 'Filter programmes'],
  ['es', '/en/study-finder/', 'Filter programmes'],
  ['pt', '/en/study-finder/', 'Filter programmes'],
])(
  'from pages in %s the finder at %s is reached, which says its language',
  async (language, finder, words) => {
    const home = language === 'de' ? '/' : `/${language}/`
    expect(linksIn((await site.get(home)).html)).toContain(finder)
    const { status, html } = await site.get(finder)
    expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([
      200,
      finder.startsWith('/en/') ? 'en' : 'de',
    ])
    expect(html).toContain(words)
  },
)

it.each([
  ['/fr/studienfinder/', 'Filtrer les formations'],
  ['/it/studienfinder/', 'Filtra i corsi'],
  ['/es/studienfinder/', 'Filtrar los programas'],
  ['/pt/studienfinder/', 'Filtrar os cursos'],
  ['/fr/kompass/', 'lang="de"'],
  ['/it/foerderung/', 'lang="de"'],
  ['/es/vergleich/?p=bsinf-fs,bsinf-ds', 'lang="de"'],
  ['/pt/studiengaenge/', 'lang="de"'],
])('%s has the words of its language, and marks the texts that fall back', async (path, words) => {
  const { status, html } = await site.get(path)
  expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([200, path.slice(1, 3)])
  expect(html).toContain(words)
  expect(html.slice(html.indexOf('<main'))).toContain('lang="de"')
})

it.each(['fr', 'it', 'es', 'pt'])(
  'from the page of a missing address in %s the picker leads to the field that was chosen',
  async language => {
    const { status, html } = await site.get(`/${language}/nirgends/`)
    expect([status, /<html lang="(..)"/.exec(html)?.[1]]).toEqual([404, language])
    const business = linksIn(html).find(href => href.startsWith('/en/study-finder/?cluster='))
    expect(business).toMatch(/cluster=business&.*degree=bachelor$/)
    const { html: found } = await site.get(business!)
    expect(found).toMatch(
      /<input[^>]*value="business"[^>]*checked|<input[^>]*checked=""[^>]*value="business"/,
    )
  },
)
