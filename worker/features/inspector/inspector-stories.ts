import type { RawBlock } from '../../../blocks/_kit/fields/bloks.ts'
import type { Stories } from '../../core/content/stories/stories.ts'
import { chooseDefaults } from '../../core/content/types/defaults.ts'
import { type Story, storyName } from '../../core/content/types/story.ts'
import type { PageData } from '../../core/page/data/page-data.ts'
import { call as contactCall } from '../../core/platform/calls/contact.ts'
import { call as bubbleCall } from '../../core/platform/calls/contact-bubble-group.ts'
import { type CountryGroup, countryGroupsIn } from '../../core/platform/country-groups.ts'
import type { CallPlatform } from '../../core/platform/platform.ts'

/** A story behind the page, as the inspector names it. */
export interface NamedStory {
  readonly id: string
  readonly name: string
}

/** The stories behind a page, as far as they could be read. */
export interface InspectorStories {
  readonly defaults: NamedStory | undefined
  readonly header: NamedStory | undefined
  readonly footer: NamedStory | undefined
  readonly contact: NamedStory | undefined
  readonly contactBubble: NamedStory | undefined
  /** All campaigns that editors made. */
  readonly campaigns: readonly Story[]
  readonly countryGroups: readonly CountryGroup[]
}

const named = (story: Story | undefined): NamedStory | undefined =>
  story && { id: String(story.id), name: storyName(story) }

/** If a source fails, its part is undefined. */
const orNothing = <T>(loading: Promise<T>): Promise<T | undefined> => loading.catch(() => undefined)

const withUid = (stories: readonly Story[], block: RawBlock | undefined) =>
  stories.find(({ content }) => block?._uid !== undefined && content._uid === block._uid)

/** Reads the stories behind a page. */
interface StoriesReader {
  readonly stories: Stories
  readonly callPlatform: CallPlatform
}

interface StoriesQuestion {
  readonly pageData: PageData
  readonly language: string
  readonly unit: string
}

/**
 * Loads the stories that the inspector lists beside the page's own (requirement drafts/inspector-stories). Never
 * rejects.
 */
export async function loadInspectorStories(
  { pageData, language, unit }: StoriesQuestion,
  { stories, callPlatform }: StoriesReader,
): Promise<InspectorStories> {
  const ofType = async (type: string): Promise<readonly Story[]> =>
    (await orNothing(stories.ofType(type, language)))?.value ?? []
  const callParameters = await pageData.callParameters
  const [defaults, headers, footers, campaigns, groups, contact, bubble] = await Promise.all([
    orNothing(stories.defaults(language)),
    ofType('header'),
    ofType('footer'),
    ofType('campaign'),
    ofType('country-groups-prioritization'),
    callPlatform('contact', contactCall, callParameters),
    callPlatform('contact-bubble-group', bubbleCall, callParameters),
  ])
  const chosen = (defaults?.value ?? []).filter(story => chooseDefaults([story], unit))
  const own = chosen.find(story => chooseDefaults([story], unit)?.unit === unit)
  const answered = ({ storyId, storyName: name = '' }: { storyId?: string; storyName?: string }) =>
    storyId ? { id: storyId, name } : undefined
  return {
    defaults: named(own ?? chosen[0]),
    header: named(withUid(headers, pageData.header)),
    footer: named(withUid(footers, pageData.footer)),
    contact: answered(contact.value),
    contactBubble: answered(bubble.value),
    campaigns,
    countryGroups: countryGroupsIn(groups),
  }
}

/** A moment as the inspector writes it: `2026-12-24 17:00:00 UTC`. */
export const writtenMoment = (moment: number): string =>
  `${new Date(moment).toISOString().slice(0, 19).replace('T', ' ')} UTC`
