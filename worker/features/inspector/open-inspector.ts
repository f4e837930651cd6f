import { type VisitorFactName, visitorFacts } from '../../../blocks/_kit/visitor-facts.ts'
import type { InspectedPage } from '../../core/answer/request-context.ts'
import type { Defaults } from '../../core/content/types/defaults.ts'
import { storyName } from '../../core/content/types/story.ts'
import type { PageData } from '../../core/page/data/page-data.ts'
import type { Inspector } from '../../core/page/render/render-job.ts'
import type { Visitor } from '../../core/request/visitor/visitor.ts'
import { yesOrNo } from './explain.ts'
import { experimentRow, type Holder, regionRows, storyRows } from './inspector-model.ts'
import { type InspectorStories, loadInspectorStories } from './inspector-stories.ts'
import { writtenMoment } from './moment.ts'
import { watchBlocks } from './watch-blocks.ts'
import { writeInspector } from './write-inspector.ts'

type Row = readonly [term: string, value: string]

/** The visitor's plain facts; questions are shown at the blocks that read them. */
function visitorRows(visitor: Visitor, { usergroupPersonalization }: Defaults): readonly Row[] {
  const counts = usergroupPersonalization ? 'counts' : 'does not count'
  // The names are those of the declaration.
  const names = Object.keys(visitorFacts) as VisitorFactName[]
  return names.flatMap((name): Row[] => {
    const value = visitor[name]
    if (typeof value === 'function') return []
    const said = name === 'usergroup' ? `${value}, which ${counts} for this unit` : yesOrNo(value)
    return [[visitorFacts[name].words, said]]
  })
}

/** The facts of the request, in words. */
function requestRows(
  { pageData, question, visitor, request }: InspectedPage,
  { countryGroups }: InspectorStories,
): readonly Row[] {
  const { isViewAs, cv, build, site, began } = request
  const groups = countryGroups.filter(({ countries }) => countries.includes(visitor.country))
  return [
    ['seen as', isViewAs ? 'a chosen visitor' : 'whoever asks'],
    ['at', writtenMoment(began)],
    ['unit', site.unit],
    ['theme', site.theme.name],
    ['language', question.language],
    ['path', question.path],
    ...visitorRows(visitor, pageData.defaults),
    ['country groups', groups.map(({ name }) => name).join(', ') || 'none'],
    ['content', `${pageData.publication}, version ${cv}, ${pageData.freshness}`],
    ['build', build],
  ]
}

/** Fields of the page's story that differ from the control's. */
function variantFields({ pageData: { experiment }, assignment }: InspectedPage): ReadonlySet<string> {
  const control = experiment?.variants[0].story.content
  const shown = assignment?.variant.story.content
  if (!control || !shown || control === shown) return new Set()
  return new Set(Object.keys(shown).filter(name => shown[name] !== control[name]))
}

function campaignsOf(pageData: PageData) {
  const offers = pageData.campaign()
  if (offers.state !== 'ready') return []
  return Object.entries(offers.value).flatMap(([role, campaign]) =>
    campaign ? [{ role, id: campaign.storyId, name: campaign.storyName }] : [],
  )
}

function holdersOf({ pageData }: InspectedPage, stories: InspectorStories) {
  const { uuid, id, content: own } = pageData.story.value
  const story: Holder = { name: 'story', content: own, id: String(id), uuid }
  const header: Holder = { name: 'header', content: { content: pageData.header }, id: stories.header?.id }
  const footer: Holder = { name: 'footer', content: { content: pageData.footer }, id: stories.footer?.id }
  const bubble = {
    name: 'contact bubble',
    content: { content: pageData.bubble },
    id: stories.contactBubble?.id,
  }
  return { header: [header], main: [story], footer: [footer], aside: [bubble] }
}

/** The address of the list of changes has the signature of the draft's own. */
const changesAddress = ({ pageData: { publication }, visitor: { path, query } }: InspectedPage) =>
  publication === 'draft' ? `/api/preview/changes?path=${encodeURIComponent(path)}&${query}` : undefined

/** The inspector of a page: watches its blocks while they are resolved, then explains them. */
export function openInspector(page: InspectedPage): Inspector {
  const { pageData, question, request, assignment } = page
  const { environment } = request
  const { watch, lose, regions } = watchBlocks()
  const loading = loadInspectorStories(
    { pageData, language: question.language, unit: request.site.unit },
    request,
  )
  return {
    watch,
    lose,
    async write(read) {
      const stories = await loading
      const asker = await pageData.asker
      const { value: story } = pageData.story
      const isForwarded = environment.PLATFORM_ORIGIN !== undefined
      const named = { id: String(story.id), name: storyName(story) }
      return writeInspector({
        request: requestRows(page, stories),
        changes: changesAddress(page),
        stories: storyRows(named, stories, { environment, campaigns: campaignsOf(pageData) }),
        experiment: pageData.experiment && experimentRow(pageData.experiment, { assignment, environment }),
        regions: regionRows(regions(), {
          environment,
          read,
          explain: { asker, stories, isForwarded },
          holders: holdersOf(page, stories),
          variantFields: variantFields(page),
        }),
      })
    },
  }
}
