import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { RenderedPage } from '../../core/answer/render-page.ts'
import type { Services } from '../../core/answer/services.ts'
import { assemblePage } from '../../core/page/assemble.ts'
import { sendPage } from '../../core/page/render/send.ts'
import { sampleFacts } from '../../core/page/sample-facts.ts'
import type { Site } from '../../core/request/site/site.ts'

/** Pages of every kind (requirement site/developer-page). */
export const developerPaths: readonly string[] = [
  '/bachelor/betriebswirtschaftslehre/fernstudium/',
  '/bachelor/agrarmanagement/mystudium/',
  '/bachelor/betriebswirtschaftslehre/duales-studium/',
  '/master/wirtschaftspsychologie/fernstudium/',
  '/lp/bachelor/soziale-arbeit/',
  '/bachelor/betriebswirtschaftslehre/',
  '/bachelor/gesundheitsmanagement/',
  '/campus/',
  '/campus/berlin/',
  '/campus/muenchen/',
  '/hochschule/lehrende/linh-tran/',
  '/hochschule/lehrende/',
  '/testingarea/pipeline/test-page-1-hero-full/',
  '/testingarea/pipeline/test-page-2-hero-split/',
  '/testingarea/pipeline/test-page-3-hero-compact/',
  '/testingarea/pipeline/test-page-4-hero-basic/',
  '/testingarea/pipeline/test-page-5-hero-none/',
  '/kontakt/',
  '/bachelor/',
  '/master/',
  '/en/',
  '/',
  '/obw/fs/',
  '/obw/ds/',
  '/obw/ms/',
  '/studienalltag/',
]

/** Pages of the other units, below their hosts, by the folder of the unit (requirement site/developer-page). */
const unitPaths: Readonly<Record<string, readonly string[]>> = {
  ds: ['/', '/betriebswirtschaftslehre/', '/informatik/', '/partner-werden/'],
  weiterbildung: ['/', '/kurse/', '/praxisanleitung-pflege/', '/datenanalyse/', '/kontakt/'],
  london: ['/', '/programmes/', '/banking-and-finance/', '/sustainable-finance/', '/contact/', '/de/'],
}

/** The addresses of the other units that the configuration gives a host. */
const neighbourAddresses = ({ neighbours }: Pick<Site, 'neighbours'>): readonly string[] =>
  neighbours.flatMap(({ folder, origin }) => (unitPaths[folder] ?? []).map(path => origin + path))

const title = 'Developer navigation'

/**
 * A list item with a link to a path or an address. The link contains the whole query, technical parameters included, to try them.
 */
const itemOf = (path: string, search: string) => {
  const link = { component: 'link', _uid: path, label: path, href: { linktype: 'url', url: path + search } }
  return { type: 'list_item', content: [{ type: 'blok', attrs: { body: [link] } }] }
}

function bodyOf(search: string, site: Site): RawBlock[] {
  const addresses = [...developerPaths, ...neighbourAddresses(site)]
  const list = { type: 'bullet_list', content: addresses.map(path => itemOf(path, search)) }
  const headline = { component: 'headline', _uid: 'title', text: title, level: 'h1' }
  const links = { component: 'rich-text', _uid: 'links', content: { type: 'doc', content: [list] } }
  return [{ component: 'container', _uid: 'page', body: [headline, links] }]
}

interface Dependencies {
  readonly services: Services
  readonly site: Site
  readonly now: () => number
}

/** The developer navigation page, in the look of the site on whose host it is requested. Not for production. */
export async function developerPage(
  search: string,
  { services, site, now }: Dependencies,
): Promise<RenderedPage> {
  const regions = { header: undefined, footer: undefined }
  const page = assemblePage({ status: 200, anchor: {}, body: bodyOf(search, site), ...regions })
  const facts = sampleFacts({ theme: site.theme.name, language: 'en', now: now() })
  const meta = {
    title,
    shareTitle: title,
    siteName: title,
    description: 'One page of every kind',
    robots: 'noindex',
    template: 'page',
  } as const
  const slots = services.page.renderer.slots(page, { ...facts, meta: { value: meta, revision: title } })
  const {
    build,
    page: { styles },
  } = services
  const sent = await sendPage(slots, {
    styles,
    theme: site.theme.name,
    build,
    query: () => '',
    allStyles: true,
  })
  return { ...sent, status: 200, freshness: 'hit', timing: { content: 0, render: 0 } }
}
