import { usergroups } from '../blocks/_kit/usergroups.ts'
import { mainSpace } from '../kv-seed/space.ts'
import { toBase64Json } from '../worker/core/base/http/cookies.ts'
import type { SpaceSeed, StoredStory } from '../worker/core/content/space-schema.ts'
import { storyOf } from '../worker/tests/setup/story.ts'
import { spaceEntries } from '../worker/tools/content-api/space.ts'
import { fetchPage, readyOf } from './page.ts'
import { host } from './requests.ts'
import { siteWorker } from './site-worker.ts'
import { entryFolder, writeConfig, writeEntries } from './variants.ts'
import { serve } from './workerd.ts'

type Content = StoredStory['content']
type Raw = Readonly<Record<string, unknown>>

/** Pages of the demonstration site that get an experiment here, by their slugs. */
const testedSlugs = ['home', 'master', 'bachelor/betriebswirtschaftslehre/fernstudium'] as const

const variantIds = ['control', 'first', 'order'] as const

/** Each page has its own experiment. */
const experimentOf = (slug: string): string => `bench-${slug.replaceAll('/', '-')}`

const metaData = (slug: string, variantId: string) => [
  { component: 'experiment-meta-data', experimentId: experimentOf(slug), variantId, weight: '1' },
]

/** Another first block, or another order of the last two. */
function variantsOf({ full_slug, content }: StoredStory): StoredStory[] {
  const body = content.body as readonly Raw[]
  const bodies = {
    first: [{ ...body[0], headline: 'Variante' }, ...body.slice(1)],
    order: [...body.slice(0, -2), body.at(-1), body.at(-2)],
  }
  return Object.entries(bodies).map(([variantId, blocks], index) =>
    storyOf(
      {
        slug: `experiments/${experimentOf(full_slug)}/${variantId}`,
        name: variantId,
        content: {
          component: 'experiment-variant',
          experimentMetaData: metaData(full_slug, variantId),
          variantContent: [{ component: 'experiment-override', key: 'body', blocks }],
        },
      },
      index,
    ),
  )
}

/** Changes the content of a story, by its slug. */
const changes: Readonly<Record<string, (content: Content) => Content>> = {
  'settings/dach/defaults': content => ({ ...content, usergroupPersonalization: true }),
  'settings/campaigns/de': content => ({ ...content, usergroups: ['new', 'returning'] }),
  'settings/campaigns/ch': content => ({ ...content, usergroups: ['lead'] }),
  ...Object.fromEntries(
    testedSlugs.map(slug => [
      slug,
      (content: Content) => ({
        ...content,
        shouldBeTested: true,
        experimentMetaData: metaData(slug, 'control'),
      }),
    ]),
  ),
}

/** The demonstration site, personalised by usergroup, with an experiment on several pages. */
function variedSpace(): SpaceSeed {
  const space = mainSpace()
  const stories = space.stories
    .flatMap(({ published }) => published ?? [])
    .filter(({ content }) => content.component !== 'experiment-variant')
  const changed = stories.map(story => {
    const change = changes[story.full_slug]
    return change ? { ...story, content: change(story.content) } : story
  })
  const tested = stories.filter(({ full_slug }) => testedSlugs.some(slug => slug === full_slug))
  const all = [...changed, ...tested.flatMap(variantsOf)]
  return { ...space, stories: all.map(story => ({ draft: story, published: story })) }
}

/** How many fragments are cached when every kind of visitor has seen every page in every language. */
export interface CachedCount {
  /** Different pages that were seen. */
  readonly pages: number
  readonly cached: number
  /** The number if each part of a page had one for each value of each facet. */
  readonly sum: number
  /** The number if each part had one for each combination of values. */
  readonly product: number
}

const { language_codes: languages } = mainSpace()
const countries = ['DE', 'CH', 'GB', 'SE']
const facets = [countries, usergroups, variantIds, languages] as const

const secret = 'bench'
const content = 'varied-entries.json'

const counted = {
  name: 'counted',
  worker: () =>
    siteWorker(entryFolder('counted'), [`(name = "EXPERIMENT_HEADER_SECRET", text = "${secret}")`]),
}

/** The paths of a story in each language. */
function pathsOf(slug: string): string[] {
  const { published } = mainSpace().stories.find(record => record.draft.full_slug === slug)!
  return languages.map(language => {
    const own = published?.translated_slugs?.find(({ lang }) => lang === language)?.path ?? slug
    const prefix = language === 'de' ? '/' : `/${language}/`
    return own === 'home' ? prefix : `${prefix}${own}/`
  })
}

/** The headers of every kind of visitor of a page. */
function visitorsOf(slug: string, now: number): Readonly<Record<string, string>>[] {
  const consent = toBase64Json({ categories: ['necessary', 'functional'] })
  return countries.flatMap(country =>
    usergroups.flatMap(group =>
      variantIds.map(variantId => ({
        'cf-ipcountry': country,
        cookie: `consent=${consent}; usergroup=${toBase64Json({ group, firstVisit: now })}`,
        'x-experiment': toBase64Json([{ experimentId: experimentOf(slug), variantId }]),
        'x-experiment-secret': secret,
      })),
    ),
  )
}

/** Requests a page as every visitor; returns its number of parts, how many of all were not cached, and the answers. */
async function visitAll(port: number, slug: string) {
  const pages = new Set<string>()
  let [parts, missing] = [0, 0]
  for (const path of pathsOf(slug))
    for (const headers of visitorsOf(slug, Date.now())) {
      const page = await fetchPage(port, { path, headers })
      const [ready, total] = readyOf(page)
      pages.add(page.html)
      parts = Math.max(parts, total)
      missing += total - ready
    }
  return { pages: pages.size, parts, missing }
}

async function cachedIn(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/_cached`, { headers: { host } })
  return Number(await response.text())
}

/**
 * Requests pages as every kind of visitor in every language, three times: the third time the site must render no block. The second time
 * it renders fragments that were dropped the first time, when a visitor was the first for whom a block read a further fact.
 */
export async function countCached(): Promise<CachedCount> {
  writeEntries(content, spaceEntries(variedSpace()))
  const server = await serve(writeConfig(counted, content))
  try {
    let [pages, parts] = [0, 0]
    for (const slug of testedSlugs) {
      const seen = await visitAll(server.port, slug)
      pages += seen.pages
      parts += seen.parts
    }
    for (const slug of testedSlugs) await visitAll(server.port, slug)
    const cached = await cachedIn(server.port)
    for (const slug of testedSlugs) {
      const { missing } = await visitAll(server.port, slug)
      if (missing) throw new Error(`${slug} was rendered again: ${missing} parts`)
    }
    const sizes = facets.map(values => values.length)
    return {
      pages,
      cached,
      sum: parts * sizes.reduce((sum, size) => sum + size, 0),
      product: parts * sizes.reduce((product, size) => product * size, 1),
    }
  } finally {
    server.stop()
  }
}

/** A line of the targets. */
export const cachedHolds = ({ pages, cached, sum, product }: CachedCount): string =>
  `${cached <= sum ? 'holds ' : 'MISSED'}  fragments for ${facets.map(values => values.length).join(' x ')} kinds of visits, which saw ${pages} different pages: ${cached} cached; sum of the facets ${sum}, product ${product}`

if (import.meta.main) {
  console.log(cachedHolds(await countCached()))
  process.exit()
}
