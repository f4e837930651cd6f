import { beforeAll, expect, it } from 'vitest'
import { demoSpace } from './setup/demo-space.ts'
import { createTestSite, type TestSite } from './setup/test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await createTestSite({ space: demoSpace })
})

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\u00a0\u00ad\s]+/g, ' ')
    .trim()
const headsIn = (html: string) =>
  [...html.matchAll(/<th scope="col"[^>]*><a[^>]*>([^<]*)/g)].map(([, title]) => plain(title!))
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

const distance = 'Informatik im Fernstudium'
const dual = 'Informatik im dualen Studium'

it.each([
  ['/vergleich/', 'p=bsinf-fs,bsinf-ds', [distance, dual]],
  ['/vergleich/', 'p=bsinf-ds&p=bsinf-fs&utm_source=x', [dual, distance]],
  ['/vergleich/', 'p=gone-1,bages-fs', ['Gesundheitsmanagement']],
  ['/en/comparison/', 'p=msdat-fs', ['Data Science by distance learning']],
  ['/vergleich/', '', []],
])('%s?%s compares %j', async (path, query, titles) => {
  const { status, html } = await site.get(`${path}?${query}`)
  expect(status).toBe(200)
  expect(headsIn(html)).toEqual(titles)
})

it.each([
  ['', null],
  ['?utm_source=x', null],
  ['?p=bsinf-fs', 'noindex'],
  ['?p=bsinf-fs,bsinf-ds&only=differences', 'noindex'],
])('is listed without a choice alone: %s', async (query, robots) => {
  const { headers } = await site.get(`/vergleich/${query}`)
  expect(headers.get('x-robots-tag')).toBe(robots)
})

it.each([
  ['fr', '/fr/vergleich/', 'Gestion d’entreprise à distance', 'anglais', 'Temps plein :', 'par mois'],
  ['it', '/it/vergleich/', 'Economia aziendale a distanza', 'inglese', 'Tempo pieno:', 'al mese'],
  ['es', '/es/vergleich/', undefined, 'inglés', 'Tiempo completo:', 'al mes'],
  ['pt', '/pt/vergleich/', undefined, 'inglês', 'Tempo inteiro:', 'por mês'],
])(
  'in %s programmes that are not written in it are compared in English, which is said',
  async (_, path, title, language, model, frequency) => {
    const { html } = await site.get(`${path}?p=babwl-fs,bsinf-fs`)
    const [own, other] = headsIn(html)
    if (title) expect(own).toBe(title)
    expect(other).toBe('Computer Science by distance learning')
    expect(html).toMatch(
      /<th [^>]*lang="en"[^>]*><a [^>]*href="\/en\/bachelor\/computer-science\/distance-learning\/"/,
    )
    expect(plain(html).toLowerCase()).toContain(`: ${language}.`)
    const table = plain(/<table[\s\S]*<\/table>/.exec(html)![0])
    expect([table.includes(model), table.includes(frequency)]).toEqual([true, true])
    expect(table).not.toMatch(/Vollzeit|im Monat/)
    // Facts that differ: costs, degree, field and recognised credits; different words for one value do not count.
    expect(html.match(/"comparison-mark comparison-differs"/g)).toHaveLength(4)
    // All others can be added, as on the English page.
    const english = (await site.get('/en/comparison/?p=babwl-fs,bsinf-fs')).html
    expect(html.match(/<option [^>]*lang="en"/g)?.length).toBe(
      english.match(/<option value="[\w-]+">/g)!.length,
    )
  },
)

it.each([
  ['fr', ['Toi : 0 € par mois', 'Ton entreprise :', 'En trois hivers :', 'Chaque samedi :']],
  ['it', ['Tu: 0 € al mese', 'La tua azienda:', 'In tre inverni:', 'Ogni sabato:']],
  ['es', ['Tú: 0 € al mes', 'Tu empresa:', 'En tres inviernos:', 'Todos los sábados:']],
  ['pt', ['Tu: 0 € por mês', 'A tua empresa:', 'Em três invernos:', 'Todos os sábados:']],
])('in %s the names of the prices are those of its language', async (language, names) => {
  const { html } = await site.get(`/${language}/vergleich/?p=babwl-ds,bsagr-ms,basoa-ms`)
  const prices = /<tbody><tr>(.*?)<\/tr>/.exec(html)![1]!
  for (const name of names) expect(plain(prices)).toContain(name)
  // The names of the programmes are in their own language, the prices beside them in the page's.
  const programmes = prices.match(/<span class="comparison-programme" lang="en">[^<]+<\/span>/g)
  expect(programmes).toHaveLength(3)
  expect(programmes!.reduce((rest, name) => rest.replace(name, ''), prices)).not.toContain('lang=')
})

it('says in its title that no programme was chosen', async () => {
  const titleOf = async (query: string) =>
    /<title>([^<]*)/.exec((await site.get(`/vergleich/${query}`)).html)?.[1]
  expect(await titleOf('?p=babwl-fs&p=')).toBe(`Fehler: ${await titleOf('?p=babwl-fs')}`)
})

it('in German and English no programme is in another language', async () => {
  for (const path of ['/vergleich/', '/en/comparison/']) {
    const { html } = await site.get(`${path}?p=babwl-fs,bsinf-fs`)
    expect(html).not.toMatch(/<(?:option|th|a) [^>]*lang="(?:de|en)"[^>]*>[^<]*(?:learning|Fernstudium)/)
    expect(html).not.toMatch(/in another language|anderen Sprache/)
  }
})

it('an answer is for its own programmes alone', async () => {
  const found: number[] = []
  for (const query of ['?p=bsinf-fs', '', '?p=bsinf-fs,bsinf-ds', '?p=bsinf-fs'])
    found.push(headsIn((await site.get(`/vergleich/${query}`)).html).length)
  expect(found).toEqual([1, 0, 2, 1])
})

it('no programme of the site has an empty row, and none has nothing to say', async () => {
  const { html } = await site.get('/vergleich/?p=bsinf-fs,basoa-ms,msdat-fs,bages-ds')
  const rows = [...html.matchAll(/<tr><th scope="row"[^>]*>(.*?)<\/th>(.*?)<\/tr>/g)]
  expect(rows.length).toBeGreaterThan(9)
  for (const [, head, cells] of rows) {
    const texts = [...cells!.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell]) => plain(cell!))
    expect([plain(head!), texts.every(Boolean)]).toEqual([plain(head!), true])
    expect([plain(head!), texts.every(text => text === 'keine Angabe')]).toEqual([plain(head!), false])
  }
})

it.each([
  ['/bachelor/informatik/fernstudium/', '/vergleich/?p=bsinf-fs'],
  ['/bachelor/betriebswirtschaftslehre/', '/vergleich/?p=babwl-fs,babwl-ds'],
  ['/en/bachelor/business-administration/', '/en/comparison/?p=babwl-fs,babwl-ds'],
  ['/studienfinder/?degree=master', '/vergleich/?p=mswps-fs'],
  ['/studienfinder/?degree=master&p=bsinf-fs', '/vergleich/?p=bsinf-fs,mswps-fs'],
  ['/vergleich/?p=bsinf-fs', '/studienfinder/?p=bsinf-fs'],
])('%s leads to %s', async (path, href) => {
  expect(linksIn((await site.get(path)).html)).toContain(href)
})
