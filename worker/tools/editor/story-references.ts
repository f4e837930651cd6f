import { isObject } from '../../../blocks/_kit/fields/is-object.ts'
import type { LoadedStory } from '../../core/content/space-schema.ts'
import { type JsonObject, ownField, valuesOf } from '../../core/content/tree.ts'
import type { Site } from '../../core/request/site/site.ts'
import { summaryOf } from './describe-story.ts'
import { publicPath } from './preview-address.ts'
import type { Stories } from './story-access.ts'

/** How many stories are named; all are counted. */
const mostNamed = 20

/** Fields of links and of their marks in running text. */
const addressFields = ['url', 'cached_url', 'href']

/** The addresses at which visitors find a story, in each language. */
const addressesOf = (story: LoadedStory, site: Site) =>
  new Set(site.languages.map(language => publicPath({ story, language, site })))

/** An address without its query and its place on the page, with the slash at the end that addresses of pages have. */
const pageOf = (address: string) => (address.split(/[?#]/, 1)[0] ?? '').replace(/\/*$/, '/')

function leadsTo(link: JsonObject, addresses: ReadonlySet<string>): boolean {
  return addressFields.some(name => {
    const address = ownField(link, name)
    return typeof address === 'string' && /^(?:\/|http)/.test(address) && addresses.has(pageOf(address))
  })
}

/** The experiments that a content names. Only these connect a page with its variants. */
const experimentsOf = (content: JsonObject) =>
  [...valuesOf(content.experimentMetaData)].flatMap(value => (isObject(value) ? [value.experimentId] : []))

interface Target {
  readonly uuid: string
  readonly addresses: ReadonlySet<string>
  readonly experiments: readonly unknown[]
}

const refersTo = (content: JsonObject, { uuid, addresses, experiments }: Target): boolean =>
  experimentsOf(content).some(id => experiments.includes(id)) ||
  [...valuesOf(content)].some(value => value === uuid || (isObject(value) && leadsTo(value, addresses)))

/** Whether paths in a story belong to this site: stories of other units use the paths of their own hosts. */
function isOfSite({ full_slug }: LoadedStory, { folder, neighbours }: Site): boolean {
  const folders = full_slug.split('/')
  return folder ? folders.includes(folder) : !neighbours.some(other => folders.includes(other.folder))
}

/**
 * The other stories whose draft or published version refers to a story: by a reference, a link to the story, or a link to its address in any
 * language; the variant of an experiment refers to the page that it varies. Those visible to visitors come first. Reads all stories, so only
 * the editor calls it.
 */
export function referencesTo({ draft }: Stories[number], all: Stories, site: Site) {
  const { uuid, id, content } = draft
  const experiments = content.component === 'experiment-variant' ? experimentsOf(content) : []
  const own = { uuid, experiments, addresses: addressesOf(draft, site) }
  const fromElsewhere = { ...own, addresses: new Set<string>() }
  const referring = all.filter(({ draft: other, published }) => {
    const target = isOfSite(other, site) ? own : fromElsewhere
    const isVariant = other.content.component === content.component && experiments.length > 0
    const versions = published && published.content !== other.content ? [other, published] : [other]
    return other.id !== id && !isVariant && versions.some(version => refersTo(version.content, target))
  })
  const seenFirst = referring.toSorted((one, other) => Number(!one.published) - Number(!other.published))
  return { count: referring.length, stories: seenFirst.slice(0, mostNamed).map(summaryOf) }
}
