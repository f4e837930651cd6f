import { type APIRequestContext, test as base, expect } from '@playwright/test'

const languages = ['', 'en', 'fr', 'it', 'es', 'pt']
const noPages = /^\/(?:media|pictures|assets|favicons|api)\//

interface CrawledPage {
  readonly links: readonly string[]
  /** Places of pages that its links name: path and id. */
  readonly places: readonly (readonly [path: string, id: string])[]
  readonly ids: ReadonlySet<string>
  readonly canonical: string | undefined
  readonly isIndexable: boolean
  /** Path by language, x-default among them. */
  readonly alternates: ReadonlyMap<string, string>
}

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

const pathOf = (address: string, origin: string) => {
  const { pathname, search } = new URL(address, origin)
  return pathname + search
}

/** A further page of a list is another page; every other query is the same one. */
const isFurtherPage = (query: string) => /^\?page=\d+$/.test(query)

function parsePage(html: string, address: string): CrawledPage {
  const { origin } = new URL(address)
  const anchors = html.match(/<a [^>]*>/g) ?? []
  const targets = anchors
    .map(tag => attribute(tag, 'href') ?? '')
    .filter(href => /^[/#]/.test(href) && !noPages.test(href))
    .map(href => new URL(href, address))
  const tags = html.match(/<(?:link|meta) [^>]*>/g) ?? []
  const canonical = tags.find(tag => tag.includes('rel="canonical"'))
  const alternates = tags.flatMap(tag => {
    const language = attribute(tag, 'hreflang')
    return language ? [[language, pathOf(attribute(tag, 'href')!, origin)] as const] : []
  })
  return {
    links: [
      ...new Set(targets.map(({ pathname, search }) => pathname + (isFurtherPage(search) ? search : ''))),
    ],
    places: targets
      .filter(({ hash }) => hash)
      .map(({ pathname, hash }) => [pathname, decodeURIComponent(hash.slice(1))]),
    ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)),
    canonical: canonical && pathOf(attribute(canonical, 'href')!, origin),
    isIndexable: tags.some(tag => tag.includes('name="robots"') && tag.includes('content="index"')),
    alternates: new Map(alternates),
  }
}

/** Every page that links lead to, from the home page of each language; and the addresses with a wrong answer. */
async function crawl(request: APIRequestContext, origin: string) {
  const pages = new Map<string, CrawledPage>()
  const problems: string[] = []
  const queue = languages.map(language => ({ path: language ? `/${language}/` : '/', from: 'the start' }))
  const seen = new Set(queue.map(({ path }) => path))
  for (let next = queue.shift(); next; next = queue.shift()) {
    const answer = await request.get(next.path, { maxRedirects: 0 })
    if (answer.status() !== 200) {
      problems.push(`${next.from} -> ${next.path}: ${answer.status()}`)
      continue
    }
    const page = parsePage(await answer.text(), origin + next.path)
    pages.set(next.path, page)
    for (const path of page.links) {
      if (seen.has(path)) continue
      seen.add(path)
      queue.push({ path, from: next.path })
    }
  }
  return { pages, problems }
}

base(
  'every link leads to a page, languages name each other, and the sitemap is what can be reached',
  async ({ request, baseURL }) => {
    base.setTimeout(180_000)
    const origin = baseURL!
    const { pages, problems } = await crawl(request, origin)
    expect(problems).toEqual([])

    for (const [path, { alternates }] of pages)
      for (const [language, other] of alternates) {
        if (language === 'x-default') continue
        const { alternates: back } =
          pages.get(other) ?? parsePage(await (await request.get(other)).text(), origin + other)
        expect(Object.fromEntries(back), `${path} in ${language}`).toEqual(Object.fromEntries(alternates))
      }

    const sitemap = await (await request.get('/sitemap.xml')).text()
    const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => pathOf(address!, origin))
    const reachable = [...pages].filter(([path, page]) => page.isIndexable && page.canonical === path)
    expect(listed.length).toBeGreaterThan(40)
    expect(reachable.map(([path]) => path).sort()).toEqual(listed.sort())
  },
)
