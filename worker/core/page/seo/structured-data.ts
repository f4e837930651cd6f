import type { BreadcrumbListLeaf, Graph, Thing } from 'schema-dts'
import type { Crumb } from '../../../../blocks/_kit/context.ts'
import { eventEnd } from '../../../../blocks/_kit/event-time.ts'
import type { PriceTerms } from '../../../../blocks/_kit/price.ts'
import type { Programme } from '../../../../blocks/_kit/programmes/programme.ts'
import { courseListOf, faqOf } from '../subject/block-subjects.ts'
import { courseOf } from '../subject/course.ts'
import { eventOf } from '../subject/event.ts'
import { organizationOf, webSiteOf } from '../subject/organization.ts'
import { newsArticleOf, personOf } from '../subject/story-subjects.ts'
import type { PageSubject } from '../subject/subject.ts'

const absolute = (origin: string, path: string) => new URL(path, origin).href

/** The way to a page, from home (Google, "breadcrumb"). */
export const breadcrumbOf = (crumbs: readonly Crumb[], origin: string): BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(origin, href),
  })),
})

interface StructuredPage {
  readonly subject: PageSubject
  /** The way to the page. */
  readonly breadcrumbs: readonly Crumb[]
  readonly origin: string
  /** The page's canonical path. */
  readonly path: string
  readonly language: string
  /** Called only for entries with a price, so that other entries do not vary by it. */
  readonly terms: () => PriceTerms
  /** The programmes that the page lists. */
  readonly programmes: readonly Pick<Programme, 'path' | 'kind'>[]
  /** Whether a moment is in the future. */
  readonly isBefore: (moment: number) => boolean
}

/** The address of a page that nobody translated is that of its original. */
const atCanonical = (crumbs: readonly Crumb[], path: string) =>
  crumbs.map((crumb, index) => (index === crumbs.length - 1 ? { ...crumb, href: path } : crumb))

function siteThings({ subject, breadcrumbs, origin, path, language }: StructuredPage): Thing[] {
  const { site, isHome } = subject
  if (isHome) return [organizationOf(site, origin), webSiteOf(site, origin, language)]
  return [breadcrumbOf(atCanonical(breadcrumbs, path), origin)]
}

const noTerms: PriceTerms = { currency: undefined, campaign: undefined }

function ownThings({
  subject,
  origin,
  path,
  terms,
  programmes,
  isBefore,
}: StructuredPage): (Thing | undefined)[] {
  const { site, name, description, article, course, person, questions, events } = subject
  const image = subject.image && absolute(origin, subject.image)
  const page = { site, origin, name, description, url: absolute(origin, path), image }
  const isPriced = course?.models.some(({ price }) => price !== undefined)
  return [
    article && newsArticleOf({ ...page, article }),
    course && courseOf({ ...page, course, terms: isPriced ? terms() : noTerms }),
    person && personOf({ ...page, person }),
    courseListOf(programmes, origin),
    faqOf(questions),
    ...events.filter(event => isBefore(eventEnd(event))).map(event => eventOf({ event, site, origin })),
  ]
}

/** The structured data of a page: one graph of schema.org in a script that no browser runs. */
export function writeStructuredData(page: StructuredPage): string {
  const things = [...siteThings(page), ...ownThings(page)].filter(thing => thing !== undefined)
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  // The text must not end the script or begin a comment.
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${json}</script>`
}
