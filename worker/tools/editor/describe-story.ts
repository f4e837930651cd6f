import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import { dayIn } from '../../../blocks/_kit/zoned-time.ts'
import type { Services } from '../../core/answer/services.ts'
import { chooseDefaults } from '../../core/content/types/defaults.ts'
import { hasTemplate } from '../../core/content/types/layout.ts'
import type { Story } from '../../core/content/types/story.ts'
import { compareContents } from '../../core/page/compare-contents.ts'
import { requiredTerms } from '../../core/page/lacking-terms.ts'
import { newProblems } from '../../core/page/story-problems.ts'
import { shownBy } from '../../core/page/templates/body-of.ts'
import { countryGroupsIn } from '../../core/platform/country-groups.ts'
import { hasPage, pathOnHost } from '../../core/request/routing/has-page.ts'
import type { Site } from '../../core/request/site/site.ts'
import type { StoryVersions } from '../content-api/stored-space.ts'
import { fieldProblems } from './field-problems.ts'
import { publicPath } from './preview-address.ts'
import { storyIn } from './story-access.ts'

const listOfGroups = 'country-groups-prioritization'

/** The country groups that editors have made, as a field that names them offers them. */
export function groupChoices(stories: readonly StoryVersions[]) {
  const lists = stories.flatMap(({ draft }) => (draft.content.component === listOfGroups ? [draft] : []))
  // Only the content of a story is read.
  const groups = countryGroupsIn(lists as unknown as readonly Story[])
  return groups.map(({ uuid, name, countries }) => ({
    value: uuid,
    label: `${name || uuid} (${countries.join(', ')})`,
  }))
}

/** The content of a story that was never published. */
const nothing = { component: '' }

/** A line of the list of stories. */
export const summaryOf = ({ draft, published }: StoryVersions) => ({
  id: draft.id,
  uuid: draft.uuid,
  name: draft.name,
  slug: draft.full_slug,
  component: draft.content.component,
  state: !published ? 'draft' : published.updated_at === draft.updated_at ? 'published' : 'changed',
})

/** Names the present draft of a story; empty where it was never saved. */
export const draftRevision = ({ draft }: StoryVersions): string => String(draft.updated_at ?? '')

/** Whether a story with this component is a page. */
export const isPage = (component: unknown): boolean => component === 'page' || hasTemplate(String(component))

/**
 * The story as the editor opens it: `revision` identifies the draft that it has read, for the next save; `problems` are those of the
 * fields; `hasPreview`: whether its draft shows anything.
 */
export const openedStory = (story: StoryVersions, all: readonly StoryVersions[]) => ({
  ...summaryOf(story),
  story: story.draft,
  hasPreview:
    isPage(story.draft.content.component) || shownBy(String(story.draft.content.component)) !== undefined,
  revision: draftRevision(story),
  problems: fieldProblems(
    story.draft.content,
    new Set([...all.map(({ draft }) => draft.uuid), ...groupChoices(all).map(({ value }) => value)]),
  ),
})

type Guard = Pick<Services, 'content'>

/** The draft’s content, in which its product replaces the product’s uuid, as on visitors’ pages. */
function withProduct({ draft: { content } }: StoryVersions, all: readonly StoryVersions[]): RawBlock {
  const product = all.find(({ draft }) => draft.uuid === content.product)?.draft
  // Every stored content has a component.
  return { ...content, ...(product && { product }) } as RawBlock
}

/** The terms of distance courses that the site's unit requires and the draft lacks. */
function checkTerms(
  story: StoryVersions,
  all: readonly StoryVersions[],
  { site, now }: { readonly site: Site; readonly now: number },
) {
  const defaults = all.flatMap(({ published }): readonly Story[] =>
    published?.content.component === 'defaults'
      ? // Every stored content has a component.
        [{ ...published, lang: 'default', content: published.content as RawBlock }]
      : [],
  )
  const from = chooseDefaults(defaults, site.unit)?.contractsTermsFrom
  return requiredTerms({ content: withProduct(story, all), from, today: dayIn(now, site.timeZone) })
}

interface CheckQuestion {
  readonly id: number
  readonly services: Guard
  readonly site: Site | undefined
  /** Epoch milliseconds. */
  readonly now: number
}

/** The changes that a publish of the draft makes, and the problems that hold it back. Undefined for an unknown id. */
export function checkPublish(all: readonly StoryVersions[], { id, services, site, now }: CheckQuestion) {
  const story = storyIn(all, id)
  if (!story || !site) return undefined
  const { draft, published } = story
  const {
    content: { versions },
  } = services
  const terms = checkTerms(story, all, { site, now })
  // Every stored content has a component.
  const [before, after] = [published?.content ?? nothing, draft.content] as [RawBlock, RawBlock]
  const storyWith = (content: RawBlock) => ({ ...draft, content, lang: 'default' })
  return {
    changes: compareContents(before, after),
    problems: [...newProblems(published ? storyWith(before) : undefined, storyWith(after)), ...terms.faults],
    warnings: terms.warnings,
    isHeldBack: versions.state.heldBack[draft.id] !== undefined,
    isPublished: published !== null,
  }
}

/** Where visitors find a story, and why they do not have the version that was published last. */
export function publicState(
  { draft, published }: StoryVersions,
  site: Site,
  { content: { versions } }: Guard,
) {
  return {
    isPublished: published !== null,
    isFirst: published !== null && published.published_at === published.first_published_at,
    heldBack: versions.state.heldBack[draft.id]?.reasons ?? null,
    address: isPage(draft.content.component)
      ? publicPath({ story: draft, language: site.defaultLanguage, site })
      : null,
  }
}

interface SlugQuestion {
  /** Component of the story. */
  readonly component: unknown
  readonly slug: string
  readonly site: Site | undefined
  /** Whether a part of the site other than its pages answers at a path. */
  readonly isAnswered: (path: string) => boolean
}

/** Whether a story of a kind may have a slug: a page needs an address at which visitors can open it. */
export const takesSlug = ({ component, slug, site, isAnswered }: SlugQuestion): boolean =>
  !site || !isPage(component) || (hasPage(slug, site) && !isAnswered(pathOnHost(slug, site)))
