/** The links of a document to other documents. All addresses are paths, except those of other hosts. */
export interface LinkedPage {
  readonly links: readonly string[]
  /** Places of pages that its links name. */
  readonly places: readonly (readonly [path: string, id: string])[]
  /** Links to other hosts. */
  readonly abroad: readonly URL[]
  readonly ids: ReadonlySet<string>
  readonly canonical: string | undefined
  readonly isIndexable: boolean
  /** Path by language, x-default among them. */
  readonly alternates: Readonly<Record<string, string>>
}

const base = 'http://127.0.0.1:8787'

const noPages = /^\/(?:media|pictures|assets|favicons|api)\/|\.(?:xml|ics)$/

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** A further page of a list is another page; every other query is the same one. */
const pageOf = ({ pathname, search }: URL) =>
  decodeURI(pathname) + (/^\?page=\d+$/.test(search) ? search : '')

const pathOf = (address: string) => decodeURI(new URL(address, base).pathname)

export function linkedPage(html: string, path: string): LinkedPage {
  const targets = (html.match(/<a [^>]*>/g) ?? [])
    .flatMap(tag => attribute(tag, 'href') ?? [])
    .filter(href => URL.canParse(href, base + path))
    .map(href => new URL(href, base + path))
  const here = targets.filter(({ origin, pathname }) => origin === base && !noPages.test(pathname))
  const tags = html.match(/<(?:link|meta) [^>]*>/g) ?? []
  const canonical = tags.find(tag => tag.includes('rel="canonical"'))
  return {
    links: [...new Set(here.map(pageOf))],
    places: here
      .filter(({ hash }) => hash)
      .map(target => [pageOf(target), decodeURIComponent(target.hash.slice(1))]),
    abroad: targets.filter(({ origin }) => origin !== base),
    ids: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)),
    canonical: canonical && pathOf(attribute(canonical, 'href')!),
    isIndexable: tags.some(tag => tag.includes('name="robots"') && tag.includes('content="index"')),
    alternates: Object.fromEntries(
      tags.flatMap(tag => {
        const language = attribute(tag, 'hreflang')
        return language ? [[language, pathOf(attribute(tag, 'href')!)]] : []
      }),
    ),
  }
}
