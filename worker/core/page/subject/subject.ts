import type { RawBlock } from '../../../../blocks/_kit/fields/bloks.ts'
import { schema as footerSchema } from '../../../../blocks/footer/schema.ts'
import { memoize } from '../../base/caching/memoize.ts'
import { type Revisioned, revisionOf } from '../../base/caching/validity.ts'
import { plainText } from '../../content/plain-text.ts'
import type { Defaults } from '../../content/types/defaults.ts'
import { readContent } from '../../content/types/read-content.ts'
import { type Story, storyName } from '../../content/types/story.ts'
import { faviconPath } from '../../request/site/favicons.ts'
import { storyPath } from '../../request/site/links.ts'
import type { Site } from '../../request/site/site.ts'
import type { PageMeta } from '../model.ts'
import { bodyOf } from '../templates/body-of.ts'
import { listParametersIn, type Question, questionsIn } from './block-subjects.ts'
import { type CourseSubject, courseSubject } from './course.ts'
import { type EventSubject, eventSubject } from './event.ts'
import type { SiteSubject } from './organization.ts'
import { type ArticleSubject, articleSubject, type PersonSubject, personSubject } from './story-subjects.ts'

/** The subject of a page, taken from the content that it shows. */
export interface PageSubject {
  readonly site: SiteSubject
  readonly isHome: boolean
  /** Path of the home page in the page's language. */
  readonly home: string
  readonly name: string
  readonly description: string
  /** Path of its picture. */
  readonly image: string | undefined
  readonly article: ArticleSubject | undefined
  readonly course: CourseSubject | undefined
  readonly person: PersonSubject | undefined
  readonly questions: readonly Question[]
  /** Parameters of the list of programmes that the page shows; undefined where it shows none. */
  readonly listParameters: readonly string[] | undefined
  /** The events there, past ones included. */
  readonly events: readonly EventSubject[]
}

export interface SubjectParts {
  readonly story: Story
  readonly meta: PageMeta
  readonly defaults: Defaults
  /** Names the provider's profiles; forms pages have none. */
  readonly footer: RawBlock | undefined
  readonly site: Site
  /** The events that the page lists. */
  readonly events: readonly Story[]
}

const siteSubject = ({ defaults, footer, site }: SubjectParts): SiteSubject => ({
  name: defaults.siteName,
  shortName: defaults.siteShortName,
  description: defaults.seoDescription && plainText(defaults.seoDescription),
  profiles: readContent(footerSchema.fields, footer ?? {}).socialMedia.flatMap(({ href }) =>
    href?.linktype === 'url' ? href.address : [],
  ),
  logo: faviconPath(site.favicons, 'favicon.svg'),
})

/** The event whose page it is, or the events at the place whose page it is. */
function eventsOf({ story, site, events }: SubjectParts): readonly EventSubject[] {
  const at = { links: site, theme: site.theme.name }
  const venue = { name: storyName(story), content: story.content }
  if (story.content.component === 'event') return [eventSubject(story, at) ?? []].flat()
  return events.flatMap(event => eventSubject(event, at, venue) ?? [])
}

/** The subject of a page. Pure: the same content gives the same subject. */
export function subjectOf(parts: SubjectParts): PageSubject {
  const { story, meta, site } = parts
  const language = story.lang === 'default' ? site.defaultLanguage : story.lang
  const name = storyName(story)
  const body = bodyOf(story, language)
  const home = storyPath(story.lang === 'default' ? '' : story.lang, site)
  return {
    site: siteSubject(parts),
    isHome: storyPath(story.full_slug, site) === home,
    home,
    name: plainText(name),
    description: meta.description,
    image: meta.shareImage?.address,
    article: articleSubject(story),
    course: courseSubject(story),
    person: personSubject(story),
    questions: questionsIn(body),
    listParameters: listParametersIn(body),
    events: eventsOf(parts),
  }
}

const revised = memoize(
  (
    story: Story,
    meta: PageMeta,
    defaults: Defaults,
    footer: RawBlock | undefined,
    site: Site,
    events: readonly Story[],
  ): Revisioned<PageSubject> => {
    const value = subjectOf({ story, meta, defaults, footer, site, events })
    return { value, revision: revisionOf(JSON.stringify(value)) }
  },
)

/** The subject of a page with its revision; made once for each version of its sources. */
export const subjectFactOf = ({ story, meta, defaults, footer, site, events }: SubjectParts) =>
  revised(story, meta, defaults, footer, site, events)
